//! Which pieces and which board a reader has chosen.
use super::settings::named;

named! {
    PieceSet {
        /// One character a piece.
        Kanji = "kanji",
        /// Two, one above the other.
        TwoKanji = "two-kanji",
        /// Signs of how a piece moves.
        Moves = "moves",
        /// K R B G S N L P
        Letters = "letters",
    }
}

named! {
    BoardKind {
        /// A board of wood that lies on a table.
        Table = "table",
        /// One that stands on legs.
        Legged = "legged",
        Plain = "plain",
        Dark = "dark",
        Contrast = "contrast",
    }
}

named! {
    /// The character of the dragon.
    DragonFace {
        /// 龍
        Old = "old",
        /// 竜
        New = "new",
    }
}

named! {
    /// What is written on a piece that moves as a gold does.
    GoldFace {
        /// As the set has it: 全 圭 杏 と, or 成銀 成桂 成香 と金.
        Own = "own",
        /// 全 圭 杏 と
        Single = "single",
        /// 今 仝 个, each quicker to write than the last
        Short = "short",
        /// 金, the more cursive the lower the piece.
        Cursive = "cursive",
    }
}

named! {
    /// A piece that moves as a gold does once it is promoted.
    Lesser {
        Silver = "silver",
        Knight = "knight",
        Lance = "lance",
        Pawn = "pawn",
    }
}

/// How many choices a look has.
const CHOICES: usize = 7;

/// How pieces and board look: a digit for each choice, 0 for what comes first, so
/// that a first load reads and keeps a look without knowing what can be chosen.
/// What this build does not know counts as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look([u8; CHOICES]);

impl Default for Look {
    fn default() -> Self {
        Self([b'0'; CHOICES])
    }
}

/// Whose digit it is.
#[derive(Clone, Copy)]
enum Digit {
    Pieces,
    Board,
    Dragon,
    Lesser(Lesser),
}

impl Digit {
    const fn place(self) -> usize {
        match self {
            Self::Pieces => 0,
            Self::Board => 1,
            Self::Dragon => 2,
            Self::Lesser(piece) => 3 + piece as usize,
        }
    }
}

impl Look {
    /// The look of a stored text; an empty one is the first look.
    pub fn from_text(text: &str) -> Self {
        let mut look = Self::default();
        for (digit, byte) in look.0.iter_mut().zip(text.bytes()) {
            if byte.is_ascii_digit() {
                *digit = byte;
            }
        }
        look
    }

    /// As it is stored.
    pub fn text(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or_default()
    }

    pub fn pieces(self) -> PieceSet {
        self.choice(Digit::Pieces, PieceSet::ALL)
    }

    pub fn board(self) -> BoardKind {
        self.choice(Digit::Board, BoardKind::ALL)
    }

    pub fn dragon(self) -> DragonFace {
        self.choice(Digit::Dragon, DragonFace::ALL)
    }

    /// The face of a lesser piece, promoted: one of those that its set has.
    pub fn gold_face(self, piece: Lesser) -> GoldFace {
        let chosen = self.choice(Digit::Lesser(piece), GoldFace::ALL);
        let has = self.pieces().gold_faces(piece).contains(&chosen);
        if has { chosen } else { GoldFace::Own }
    }

    #[must_use]
    pub fn with_pieces(self, set: PieceSet) -> Self {
        self.with(Digit::Pieces, set as u8)
    }

    #[must_use]
    pub fn with_board(self, kind: BoardKind) -> Self {
        self.with(Digit::Board, kind as u8)
    }

    #[must_use]
    pub fn with_dragon(self, face: DragonFace) -> Self {
        self.with(Digit::Dragon, face as u8)
    }

    #[must_use]
    pub fn with_gold_face(self, piece: Lesser, face: GoldFace) -> Self {
        self.with(Digit::Lesser(piece), face as u8)
    }

    fn choice<T: Copy>(self, digit: Digit, all: &[T]) -> T {
        let chosen = usize::from(self.0[digit.place()] - b'0');
        all.get(chosen).copied().unwrap_or(all[0])
    }

    fn with(mut self, digit: Digit, value: u8) -> Self {
        self.0[digit.place()] = b'0' + value;
        self
    }
}

impl PieceSet {
    /// The faces that a lesser piece can have in this set once it is promoted.
    pub const fn gold_faces(self, piece: Lesser) -> &'static [GoldFace] {
        use GoldFace::{Cursive, Own, Short, Single};
        match (self, piece) {
            (Self::Kanji, Lesser::Silver) => &[Own, Cursive],
            (Self::Kanji, _) => &[Own, Short, Cursive],
            (Self::TwoKanji, Lesser::Silver) => &[Own, Single, Cursive],
            (Self::TwoKanji, _) => &[Own, Single, Short, Cursive],
            (Self::Moves | Self::Letters, _) => &[Own],
        }
    }
}
