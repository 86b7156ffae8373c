use komadai_protocol::MateQuery;
use shogi::{Position, Strictness};

/// What a search for a mate looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateGoal {
    /// A mate by the side to move.
    Mate,
    /// A mate by the other side, if it were its turn.
    Threat,
    /// A move of the side to move after which mate cannot be prevented.
    Brinkmate,
}

impl MateGoal {
    pub const fn query(self) -> MateQuery {
        match self {
            Self::Mate => MateQuery::Mate,
            Self::Threat => MateQuery::Threat,
            Self::Brinkmate => MateQuery::Brinkmate,
        }
    }

    /// Where the mate would begin: for a threat with the other side to move. `None` where there
    /// is no king to mate, or where the side to move is in check and cannot pass. The side that
    /// mates needs no king.
    pub fn start(self, position: &Position) -> Option<Position> {
        let start = match self {
            Self::Mate | Self::Brinkmate => *position,
            Self::Threat if position.in_check() => return None,
            Self::Threat => {
                let mut setup = position.to_setup();
                setup.set_turn(!position.turn());
                Position::from_setup(&setup, Strictness::Problem).ok()?
            }
        };
        start.king(!start.turn()).map(|_| start)
    }
}
