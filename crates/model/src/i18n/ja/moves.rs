use shogi::notation::japanese::{self, SideMarks};

use super::shogi_terms;
use crate::i18n::{moves::MovesText, shogi_terms::MoveFacts};

pub const TEXT: MovesText = MovesText {
    written: |position, mv, before| {
        let mark = SideMarks::Triangles.of(position.turn());
        format!("{mark}{}", japanese::written(position, mv, before))
    },
    plain,
    names_side: true,
};

/// ▲７六歩(77)
fn plain(facts: MoveFacts) -> String {
    let mark = SideMarks::Triangles.of(facts.by);
    let origin = facts.mv.from();
    let origin = origin.map(|from| format!("({}{})", from.file(), from.rank()));
    let said = (shogi_terms::TEXT.spoken_move)(facts);
    format!("{mark}{said}{}", origin.unwrap_or_default())
}
