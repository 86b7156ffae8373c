use shogi::IllegalMoveReason;

/// Something that happens in a game, and that the course has a lesson about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonTopic {
    TwoPawns,
    NoMoveLeft,
    PawnDropMate,
    OwnKingInCheck,
    NoSuchMove,
    Byoyomi,
    Impasse,
    Repetition,
}

impl LessonTopic {
    pub const ALL: [Self; 8] = [
        Self::TwoPawns,
        Self::NoMoveLeft,
        Self::PawnDropMate,
        Self::OwnKingInCheck,
        Self::NoSuchMove,
        Self::Byoyomi,
        Self::Impasse,
        Self::Repetition,
    ];

    /// The id of the lesson.
    pub const fn lesson(self) -> &'static str {
        match self {
            Self::TwoPawns => "two-pawns",
            Self::NoMoveLeft => "no-move-left",
            Self::PawnDropMate => "pawn-drop-mate",
            Self::OwnKingInCheck => "own-king-in-check",
            Self::NoSuchMove => "no-such-move",
            Self::Byoyomi => "byoyomi",
            Self::Impasse => "impasse",
            Self::Repetition => "repetition",
        }
    }

    /// The lesson about why a move is illegal; none where there was nothing to move, or one's
    /// own piece was in the way.
    pub const fn of_illegal_move(why: IllegalMoveReason) -> Option<Self> {
        Some(match why {
            IllegalMoveReason::Nifu { .. } => Self::TwoPawns,
            IllegalMoveReason::ImmobilePiece { .. } | IllegalMoveReason::MustPromote { .. } => {
                Self::NoMoveLeft
            }
            IllegalMoveReason::Uchifuzume => Self::PawnDropMate,
            IllegalMoveReason::KingInCheck { .. } => Self::OwnKingInCheck,
            IllegalMoveReason::PerpetualCheck => Self::Repetition,
            IllegalMoveReason::WrongMovement { .. }
            | IllegalMoveReason::Blocked { .. }
            | IllegalMoveReason::MayNotPromote { .. }
            | IllegalMoveReason::SquareTaken { .. }
            | IllegalMoveReason::PromotedDrop { .. } => Self::NoSuchMove,
            _ => return None,
        })
    }
}
