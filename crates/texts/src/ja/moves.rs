use komadai_records::notation::japanese::{self, SideMarks};

use super::shogi_terms;
use crate::MovesText;
use komadai_model::MoveContext;

pub const TEXT: MovesText = MovesText {
    written: |position, mv, before| {
        let mark = SideMarks::Triangles.mark(position.turn());
        format!("{mark}{}", japanese::format(position, mv, before))
    },
    plain,
    names_side: true,
};

/// ▲７六歩(77)
fn plain(facts: MoveContext) -> String {
    let mark = SideMarks::Triangles.mark(facts.by);
    let origin = facts.mv.from();
    let origin = origin.map(|from| format!("({}{})", from.file(), from.rank()));
    let said = (shogi_terms::TEXT.spoken_move)(facts);
    format!("{mark}{said}{}", origin.unwrap_or_default())
}
