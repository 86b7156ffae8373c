//! A session as it is stored between two visits.
use core::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Dispute, Pending, Randomness, Session};
use crate::{
    Invitation,
    action::{Entry, Party, Refusal},
    invitation::InvitationError,
    message::{Begin, VERSION},
    secret::ParseSecretError,
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredSession {
    version: u32,
    invitation: String,
    party: Option<Party>,
    ticket: String,
    nonce: String,
    name: String,
    guest_ticket: Option<String>,
    guest_name: String,
    commitment: Option<String>,
    guest_nonce: Option<String>,
    begin: Option<Begin>,
    log: Vec<Entry>,
    pending: Vec<Pending>,
    guest_actions: u32,
    dispute: Option<Dispute>,
    has_left: bool,
    /// In seconds since 1970, to ten of them: it is stored for silences of a minute and more.
    heard_at: Option<u64>,
}

/// Why a stored text is not a session.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoredSessionError {
    /// Damaged, or with something that this version does not know.
    #[error("{0}")]
    Json(String),
    #[error("stored by version {0}")]
    Version(u32),
    #[error(transparent)]
    Invitation(#[from] InvitationError),
    #[error("a secret is {0}")]
    Secret(#[from] ParseSecretError),
    #[error("the stored actions do not fit each other: {0}")]
    Log(Refusal),
}

impl Session {
    /// Everything but the connections.
    pub fn to_stored(&self) -> String {
        let stored = StoredSession {
            version: VERSION,
            invitation: self.invitation.to_query(),
            party: self.party,
            ticket: self.ticket.to_string(),
            nonce: self.nonce.to_string(),
            name: self.name.clone(),
            guest_ticket: self.guest_ticket.clone(),
            guest_name: self.guest_name.clone(),
            commitment: self.commitment.clone(),
            guest_nonce: self.guest_nonce.clone(),
            begin: self.begin.clone(),
            log: self.log.entries().to_vec(),
            pending: self.pending.iter().cloned().collect(),
            guest_actions: self.guest_actions,
            dispute: self.dispute,
            has_left: self.has_left,
            heard_at: self.heard_at.map(|at| at.as_secs() / 10 * 10),
        };
        serde_json::to_string(&stored)
            .expect("a session has string keys and no part that cannot be written")
    }

    /// The session of a stored text, without connections.
    ///
    /// # Errors
    /// When the text is damaged, or of another version.
    pub fn from_stored(text: &str) -> Result<Self, StoredSessionError> {
        let stored: StoredSession = serde_json::from_str(text)
            .map_err(|error| StoredSessionError::Json(error.to_string()))?;
        if stored.version != VERSION {
            return Err(StoredSessionError::Version(stored.version));
        }
        let random = Randomness {
            ticket: stored.ticket.parse()?,
            nonce: stored.nonce.parse()?,
        };
        let invitation = Invitation::from_query(&stored.invitation)?;
        let mut session = Self::new(invitation, stored.party, stored.name, random);
        session.guest_ticket = stored.guest_ticket;
        session.guest_name = stored.guest_name;
        session.commitment = stored.commitment;
        session.guest_nonce = stored.guest_nonce;
        session.guest_actions = stored.guest_actions;
        session.dispute = stored.dispute;
        session.has_left = stored.has_left;
        session.heard_at = stored.heard_at.map(Duration::from_secs);
        if let Some(begin) = stored.begin {
            session.start(begin);
            for entry in stored.log {
                session.log.push(entry);
            }
            session.pending = stored.pending.into();
            session.replay().map_err(StoredSessionError::Log)?;
        }
        Ok(session)
    }
}
