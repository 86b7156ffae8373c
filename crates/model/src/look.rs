//! Which pieces and which board a reader has chosen.
use serde::{Deserialize, Serialize};

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

/// How pieces and board look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Look {
    pub(crate) pieces: PieceSet,
    pub(crate) board: BoardKind,
    pub(crate) dragon: DragonFace,
    pub(crate) gold_faces: GoldFaces,
    /// Whether the pieces show how they move.
    pub(crate) signs: bool,
}

/// The chosen face of each piece that moves as a gold does once it is promoted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct GoldFaces {
    pub silver: GoldFace,
    pub knight: GoldFace,
    pub lance: GoldFace,
    pub pawn: GoldFace,
}

impl GoldFaces {
    fn of(&mut self, piece: Lesser) -> &mut GoldFace {
        match piece {
            Lesser::Silver => &mut self.silver,
            Lesser::Knight => &mut self.knight,
            Lesser::Lance => &mut self.lance,
            Lesser::Pawn => &mut self.pawn,
        }
    }
}

impl Look {
    pub fn pieces(self) -> PieceSet {
        self.pieces
    }

    pub fn board(self) -> BoardKind {
        self.board
    }

    pub fn dragon(self) -> DragonFace {
        self.dragon
    }

    /// The face of a lesser piece, promoted: one of those that its set has.
    pub fn gold_face(mut self, piece: Lesser) -> GoldFace {
        let chosen = *self.gold_faces.of(piece);
        let has = self.pieces.gold_faces(piece).contains(&chosen);
        if has { chosen } else { GoldFace::Own }
    }

    #[must_use]
    pub fn with_pieces(self, pieces: PieceSet) -> Self {
        Self { pieces, ..self }
    }

    #[must_use]
    pub fn with_board(self, board: BoardKind) -> Self {
        Self { board, ..self }
    }

    #[must_use]
    pub fn with_dragon(self, dragon: DragonFace) -> Self {
        Self { dragon, ..self }
    }

    #[must_use]
    pub fn with_gold_face(mut self, piece: Lesser, face: GoldFace) -> Self {
        *self.gold_faces.of(piece) = face;
        self
    }

    /// Whether the pieces show how they move.
    pub fn signs(self) -> bool {
        self.signs
    }

    #[must_use]
    pub fn with_signs(self, signs: bool) -> Self {
        Self { signs, ..self }
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
