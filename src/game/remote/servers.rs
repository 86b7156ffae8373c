//! The servers by which two devices find each other and learn their own addresses.
use serde::{Deserialize, Serialize};

use crate::state::storage_key;
use komadai_web::{local_storage, page, rtc_peer::RtcServer};

/// What the reader has chosen of the servers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Servers {
    /// Of the build's meeting places, those that are not used.
    pub trackers_off: Vec<String>,
    /// In place of the build's.
    pub stun: Option<Vec<String>>,
    pub turn: Option<Turn>,
}

/// A server that passes on what cannot go directly.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub url: String,
    pub username: String,
    pub credential: String,
}

impl Servers {
    /// Those of the last visit.
    pub fn stored() -> Self {
        let text = local_storage::read(storage_key::REMOTE_SERVERS)
            .ok()
            .flatten();
        let stored = text.map(|text| serde_json::from_str(&text));
        match stored {
            Some(Ok(servers)) => servers,
            Some(Err(error)) => {
                leptos::logging::warn!("servers: {error}");
                Self::default()
            }
            None => Self::default(),
        }
    }

    /// Whether they could be stored.
    pub fn store(&self) -> bool {
        let text = serde_json::to_string(self);
        text.is_ok_and(|text| local_storage::write(storage_key::REMOTE_SERVERS, &text).is_ok())
    }

    /// The meeting places that are used.
    pub fn trackers(&self) -> Vec<String> {
        let mut trackers = trackers_of_build();
        trackers.retain(|tracker| !self.trackers_off.contains(tracker));
        trackers
    }

    pub fn stun(&self) -> Vec<String> {
        self.stun.clone().unwrap_or_else(stun_of_build)
    }

    /// For a connection.
    pub fn ice(&self) -> Vec<RtcServer> {
        let stun = self.stun();
        let stun = (!stun.is_empty()).then_some(RtcServer {
            urls: stun,
            username: None,
            credential: None,
        });
        let turn = self.turn.iter().map(|turn| RtcServer {
            urls: vec![turn.url.clone()],
            username: Some(turn.username.clone()),
            credential: Some(turn.credential.clone()),
        });
        stun.into_iter().chain(turn).collect()
    }
}

/// The meeting places of this build: the content policy allows no others.
pub fn trackers_of_build() -> Vec<String> {
    words_of("trackers")
}

fn stun_of_build() -> Vec<String> {
    words_of("stun")
}

fn words_of(name: &str) -> Vec<String> {
    let content = page::meta(name).unwrap_or_default();
    content.split_whitespace().map(str::to_owned).collect()
}

/// Whether a text is the address of a STUN server, or with `turn` of a TURN server.
pub fn is_ice_url(text: &str, turn: bool) -> bool {
    let schemes: &[&str] = match turn {
        true => &["turn:", "turns:"],
        false => &["stun:", "stuns:"],
    };
    let host = schemes.iter().find_map(|scheme| text.strip_prefix(scheme));
    host.is_some_and(|host| !host.is_empty() && !host.contains([' ', '/']))
}
