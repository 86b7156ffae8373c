use std::sync::Arc;

use komadai_search::eval::Net;

/// The loading state of the net. Fetching is up to the caller.
#[derive(Debug, Default)]
pub(crate) struct NetLoader {
    state: State,
    /// Whether a net was loaded since [`changed`](Self::changed) was last called.
    changed: bool,
}

#[derive(Debug, Default)]
enum State {
    #[default]
    NotRequested,
    Requested,
    Fetching,
    Loaded(Arc<Net>),
    /// Not requested again before [`reset_failure`](NetLoader::reset_failure).
    Failed,
}

impl NetLoader {
    /// Requests the net if it was not requested before. Returns whether the search has
    /// to wait for it.
    pub fn request(&mut self) -> bool {
        if matches!(self.state, State::NotRequested) {
            self.state = State::Requested;
        }
        matches!(self.state, State::Requested | State::Fetching)
    }

    /// Returns true once for each request: the caller then has to fetch the net.
    pub fn start_fetch(&mut self) -> bool {
        let is_requested = matches!(self.state, State::Requested);
        if is_requested {
            self.state = State::Fetching;
        }
        is_requested
    }

    pub fn is_fetching(&self) -> bool {
        matches!(self.state, State::Fetching)
    }

    /// Takes the file's bytes, or why the fetch failed.
    ///
    /// # Errors
    /// Why there is no net: the fetch failed, or the bytes are not a net.
    pub fn finish(&mut self, fetched: Result<&[u8], String>) -> Result<(), String> {
        let net =
            fetched.and_then(|bytes| Net::from_bytes(bytes).map_err(|error| error.to_string()));
        match net {
            Ok(net) => {
                self.state = State::Loaded(Arc::new(net));
                self.changed = true;
                Ok(())
            }
            Err(why) => {
                self.state = State::Failed;
                Err(why)
            }
        }
    }

    /// Allows another request after a failure.
    pub fn reset_failure(&mut self) {
        if matches!(self.state, State::Failed) {
            self.state = State::NotRequested;
        }
    }

    /// Whether a net was loaded since the last call.
    pub fn changed(&mut self) -> bool {
        core::mem::take(&mut self.changed)
    }

    pub fn net(&self) -> Option<Arc<Net>> {
        match &self.state {
            State::Loaded(net) => Some(net.clone()),
            _ => None,
        }
    }
}
