use shogi::PieceKind;

use komadai_texts::{capitalized, kanji};
use komadai_ui::I18n;

/// The name of a piece with its kanji and reading: "Knight · 桂馬 keima".
pub fn piece_name(kind: PieceKind, i18n: I18n) -> String {
    let text = i18n.text();
    let reading = (text.assist().reading)(kind);
    let name = capitalized((text.shogi_terms().piece)(kind));
    format!("{name} · {} {reading}", kanji(kind))
}
