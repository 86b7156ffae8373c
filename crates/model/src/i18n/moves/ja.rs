use shogi::notation::japanese::{self, SideMarks};

use super::{MoveFacts, MovesText};
use crate::i18n::terms;

pub const JA: MovesText = MovesText {
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
    let said = (terms::JA.spoken_move)(facts);
    format!("{mark}{said}{}", origin.unwrap_or_default())
}
