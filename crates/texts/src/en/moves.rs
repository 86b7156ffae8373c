use komadai_records::notation::western;
use shogi::PieceKind;

use crate::MovesText;
use komadai_model::MoveContext;

pub const TEXT: MovesText = MovesText {
    written: |position, mv, _| western::format(position, mv),
    plain,
    names_side: false,
};

/// P7g-7f, B8hx2b+, N*5e
fn plain(facts: MoveContext) -> String {
    let MoveContext { mv, kind, .. } = facts;
    let letter = match kind {
        PieceKind::Pawn => "P",
        PieceKind::Lance => "L",
        PieceKind::Knight => "N",
        PieceKind::Silver => "S",
        PieceKind::Gold => "G",
        PieceKind::Bishop => "B",
        PieceKind::Rook => "R",
        PieceKind::King => "K",
        PieceKind::Tokin => "+P",
        PieceKind::ProLance => "+L",
        PieceKind::ProKnight => "+N",
        PieceKind::ProSilver => "+S",
        PieceKind::Horse => "+B",
        PieceKind::Dragon => "+R",
    };
    let to = mv.to();
    let Some(from) = mv.from() else {
        return format!("{letter}*{to}");
    };
    let takes = if facts.captures { "x" } else { "-" };
    let end = match (mv.promotes(), facts.declines) {
        (true, _) => "+",
        (false, true) => "=",
        (false, false) => "",
    };
    format!("{letter}{from}{takes}{to}{end}")
}
