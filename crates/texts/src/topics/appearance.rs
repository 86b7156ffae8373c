//! What pieces and board look like, in the settings.
use komadai_model::{BoardKind, DragonFace, GoldFace, MinorPiece, PieceSet};

#[derive(Debug)]
pub struct AppearanceText {
    /// The name of the preview, for screen readers.
    pub preview: &'static str,
    pub pieces: &'static str,
    pub piece_set: fn(PieceSet) -> &'static str,
    pub board: &'static str,
    pub board_kind: fn(BoardKind) -> &'static str,
    pub dragon: &'static str,
    pub dragon_face: fn(DragonFace) -> &'static str,
    /// Which promoted piece the face is for.
    pub promoted: fn(MinorPiece) -> &'static str,
    pub cursive: &'static str,
}

impl AppearanceText {
    pub fn gold_face(&self, set: PieceSet, piece: MinorPiece, face: GoldFace) -> &'static str {
        let place = piece as usize;
        match (face, set) {
            (GoldFace::Own, PieceSet::TwoKanji | PieceSet::Carved) => {
                ["成銀", "成桂", "成香", "と金"][place]
            }
            (GoldFace::Own | GoldFace::Single, _) => ["全", "圭", "杏", "と"][place],
            (GoldFace::Short, _) => ["全", "今", "仝", "个"][place],
            (GoldFace::Cursive, _) => self.cursive,
        }
    }
}
