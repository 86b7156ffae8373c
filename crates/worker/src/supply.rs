use std::sync::Arc;

use shogi::search::eval::Net;

/// The net, as far as it has come.
#[derive(Debug, Default)]
pub(crate) struct Supply {
    state: State,
    /// Whether what evaluates is another since that was last asked.
    is_news: bool,
}

#[derive(Debug, Default)]
enum State {
    /// Nobody has needed it yet.
    #[default]
    Unneeded,
    /// Somebody is to go for it.
    Wanted,
    Coming,
    Here(Arc<Net>),
    /// It could not be had, and is not asked for again until told so.
    Missing,
}

impl Supply {
    /// It is needed now: whether it has to be waited for.
    pub fn want(&mut self) -> bool {
        if matches!(self.state, State::Unneeded) {
            self.state = State::Wanted;
        }
        matches!(self.state, State::Wanted | State::Coming)
    }

    /// Whether somebody is to go for it now, who does.
    pub fn send(&mut self) -> bool {
        let is_wanted = matches!(self.state, State::Wanted);
        if is_wanted {
            self.state = State::Coming;
        }
        is_wanted
    }

    pub fn is_coming(&self) -> bool {
        matches!(self.state, State::Coming)
    }

    /// Takes it, or why there is none.
    pub fn take(&mut self, came: Result<&[u8], String>) -> Result<(), String> {
        let net = came.and_then(|bytes| Net::from_bytes(bytes).map_err(|error| error.to_string()));
        match net {
            Ok(net) => {
                self.state = State::Here(Arc::new(net));
                self.is_news = true;
                Ok(())
            }
            Err(why) => {
                self.state = State::Missing;
                Err(why)
            }
        }
    }

    /// If it could not be had, it may be by now.
    pub fn try_again(&mut self) {
        if matches!(self.state, State::Missing) {
            self.state = State::Unneeded;
        }
    }

    /// Whether it has come since this was last asked.
    pub fn is_news(&mut self) -> bool {
        core::mem::take(&mut self.is_news)
    }

    pub fn net(&self) -> Option<Arc<Net>> {
        match &self.state {
            State::Here(net) => Some(net.clone()),
            _ => None,
        }
    }
}
