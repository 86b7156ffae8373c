use shogi::PieceKind;

use komadai_model::i18n::kanji;
use komadai_ui::I18n;

/// The name of a piece with its kanji and reading: "Knight · 桂馬 keima".
pub fn piece_name(kind: PieceKind, i18n: I18n) -> String {
    let text = i18n.text();
    let reading = (text.assist().reading)(kind);
    let name = (text.shogi_terms().piece)(kind);
    let mut letters = name.chars();
    let first = letters.next().map(char::to_uppercase);
    let name: String = first.into_iter().flatten().chain(letters).collect();
    format!("{name} · {} {reading}", kanji(kind))
}
