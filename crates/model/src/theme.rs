//! Which pieces and which board a reader has chosen.
use serde::{Deserialize, Serialize};

use komadai_diagram::named_enum;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PieceSet {
    /// One character a piece.
    #[default]
    Kanji,
    /// Two, one above the other.
    TwoKanji,
    /// Signs of how a piece moves.
    Moves,
    /// K R B G S N L P
    Letters,
    /// Two, carved into thick pieces.
    Carved,
}

named_enum!(PieceSet);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardKind {
    /// A board of wood that lies on a table.
    #[default]
    Table,
    /// One that stands on legs.
    Legged,
    Plain,
    Dark,
    Contrast,
}

named_enum!(BoardKind);

/// The character of the dragon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum DragonFace {
    /// 龍
    #[default]
    Old,
    /// 竜
    New,
}

named_enum!(DragonFace);

/// What is written on a piece that moves as a gold does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum GoldFace {
    /// As the set has it: 全 圭 杏 と, or 成銀 成桂 成香 と金.
    #[default]
    Own,
    /// 全 圭 杏 と
    Single,
    /// 今 仝 个, each quicker to write than the last
    Short,
    /// 金, the more cursive the lower the piece.
    Cursive,
}

named_enum!(GoldFace);

/// A piece that moves as a gold does once it is promoted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum MinorPiece {
    #[default]
    Silver,
    Knight,
    Lance,
    Pawn,
}

named_enum!(MinorPiece);

/// How pieces and board look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct BoardTheme {
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
    fn of(&mut self, piece: MinorPiece) -> &mut GoldFace {
        match piece {
            MinorPiece::Silver => &mut self.silver,
            MinorPiece::Knight => &mut self.knight,
            MinorPiece::Lance => &mut self.lance,
            MinorPiece::Pawn => &mut self.pawn,
        }
    }
}

impl BoardTheme {
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
    pub fn gold_face(mut self, piece: MinorPiece) -> GoldFace {
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
    pub fn with_gold_face(mut self, piece: MinorPiece, face: GoldFace) -> Self {
        *self.gold_faces.of(piece) = face;
        self
    }

    /// Whether the pieces show how they move.
    pub fn move_hints(self) -> bool {
        self.signs
    }

    #[must_use]
    pub fn with_move_hints(self, signs: bool) -> Self {
        Self { signs, ..self }
    }
}

impl PieceSet {
    /// The faces that a lesser piece can have in this set once it is promoted.
    pub const fn gold_faces(self, piece: MinorPiece) -> &'static [GoldFace] {
        use GoldFace::{Cursive, Own, Short, Single};
        match (self, piece) {
            (Self::Kanji, MinorPiece::Silver) => &[Own, Cursive],
            (Self::Kanji, _) => &[Own, Short, Cursive],
            (Self::TwoKanji | Self::Carved, MinorPiece::Silver) => &[Own, Single, Cursive],
            (Self::TwoKanji | Self::Carved, _) => &[Own, Single, Short, Cursive],
            (Self::Moves | Self::Letters, _) => &[Own],
        }
    }
}
