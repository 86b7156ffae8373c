use shogi::{Move, Position};

use crate::ProblemId;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// To mate by checks alone (詰み).
    Mate,
    /// To find the move after which mate cannot be prevented (必至).
    Brinkmate,
    /// To find the only good move of a game (次の一手).
    Next,
}

/// What a next move is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// It attacks two pieces at once.
    Fork,
    /// It threatens mate (詰めろ).
    Threatmate,
    /// Every other move loses.
    Defence,
    /// Both kings are attacked: who is faster.
    Endgame,
    /// The game can be won by declaration.
    Declaration,
    /// It wins in another way.
    Attack,
}

/// The answer of a problem.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The mate solver finds it.
    Mate,
    /// The right move, and what may follow it.
    Moves(Vec<Move>),
    /// To declare a win (入玉宣言).
    Declare,
}

/// A problem of the collection. Black is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is asked.
    pub kind: Kind,
    /// Of next moves.
    pub theme: Option<Theme>,
    /// How hard it is: 1 to 10.
    pub grade: u8,
    /// The plies of a mate; of others those of the answer, 1.
    pub plies: u16,
    /// The position to solve, Black to move.
    pub position: Position,
    /// The solution.
    pub answer: Answer,
    /// Other moves that are as good as the first of the answer. Problems of the collection have
    /// none.
    pub also: Vec<Move>,
}

impl Problem {
    /// The name, by the position.
    pub fn id(&self) -> ProblemId {
        ProblemId::from(&self.position)
    }
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Mate, Self::Brinkmate, Self::Next];

    /// The name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::Brinkmate => "brinkmate",
            Self::Next => "next",
        }
    }

    /// The kind of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The file of Komadai's collection, to be read by [`parse`](crate::parse).
    pub const fn collection(self) -> &'static str {
        match self {
            Self::Mate => include_str!("../collection/mates.txt"),
            Self::Brinkmate => include_str!("../collection/brinkmates.txt"),
            Self::Next => include_str!("../collection/next.txt"),
        }
    }
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 6] = [
        Self::Fork,
        Self::Threatmate,
        Self::Defence,
        Self::Endgame,
        Self::Declaration,
        Self::Attack,
    ];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fork => "fork",
            Self::Threatmate => "threatmate",
            Self::Defence => "defence",
            Self::Endgame => "endgame",
            Self::Declaration => "declaration",
            Self::Attack => "attack",
        }
    }

    /// The theme of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}
