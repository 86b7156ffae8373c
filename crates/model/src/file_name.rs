use komadai_records::Record;
use shogi::Color;

/// The players' names, as far as a file may be called so, or else the fallback.
pub fn file_name(record: &Record, fallback: &str) -> String {
    let names = Color::ALL.map(|color| record.headers.name(color).unwrap_or_default());
    let may_stand = |c: &char| !c.is_control() && !"\\/:*?\"<>|.".contains(*c);
    let name: String = names
        .join(" - ")
        .chars()
        .filter(may_stand)
        .take(80)
        .collect();
    match name.trim_matches([' ', '-']) {
        "" => fallback.to_owned(),
        name => name.to_owned(),
    }
}
