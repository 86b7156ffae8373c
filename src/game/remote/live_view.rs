use komadai_model::PlayedGame;
use komadai_remote::{Conditions, Decline, Dispute, LinkState, Party, Session};

use komadai_web::time;

/// How far a game over a connection is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// There is none.
    #[default]
    None,
    /// The invitation is out, and nobody has come yet.
    Inviting,
    /// The invitation was accepted here, and the host is not found yet.
    Joining,
    Playing,
    Watching,
}

/// What is shown of a game over a connection.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LiveView {
    pub stage: Stage,
    /// The connection to the other player; `None` before the game.
    pub link: Option<LinkState>,
    pub conditions: Conditions,
    pub party: Option<Party>,
    /// Whether the other player asks for a move to be taken back, and whether one's own
    /// question waits.
    pub undo: Proposal,
    pub replay: Proposal,
    /// Whether the other player's time is over and may be claimed.
    pub may_claim_time: bool,
    pub has_left: bool,
    pub declined: Option<Decline>,
    pub dispute: Option<Dispute>,
    /// Whether the other device is looked for, and no meeting place is reached.
    pub is_unreached: bool,
    /// How many of the pawns lie as pawns, if they were tossed.
    pub tossed: Option<usize>,
    /// Whether the browser does not store it.
    pub is_unstored: bool,
}

/// A question between the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Proposal {
    #[default]
    None,
    /// Asked here.
    Ours,
    /// Asked by the other player.
    Theirs,
}

impl LiveView {
    /// What is shown of a session; its game, where that is on the board.
    pub fn of(session: &Session, game: Option<&PlayedGame>, declined: Option<Decline>) -> Self {
        let now = time::monotonic_now();
        let table = session.table();
        let party = session.party();
        let proposal = |asked: Option<Party>| match asked {
            None => Proposal::None,
            by if by == party => Proposal::Ours,
            Some(_) => Proposal::Theirs,
        };
        Self {
            stage: match (table, party) {
                (Some(_), Some(_)) => Stage::Playing,
                (Some(_), None) => Stage::Watching,
                (None, Some(Party::Host)) => Stage::Inviting,
                (None, _) => Stage::Joining,
            },
            link: table.map(|_| session.link_state(now)),
            conditions: session.conditions(),
            party,
            undo: proposal(table.and_then(|table| table.undo_asked())),
            replay: proposal(table.and_then(|table| table.replay_asked())),
            may_claim_time: game.is_some_and(|game| session.may_claim_time(game, now)),
            has_left: session.has_left(),
            declined,
            dispute: session.dispute(),
            tossed: session.furigoma().map(|pawns| pawns.pawns()),
            ..Self::default()
        }
    }
}
