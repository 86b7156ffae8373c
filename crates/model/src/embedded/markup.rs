/// The markup of a board that steps through a record, for a page elsewhere: what is seen
/// until the script has come is the record itself.
pub fn markup(script: &str, record: &str, ply: Option<usize>) -> String {
    let ply = ply.map_or_else(String::new, |ply| format!(" ply=\"{ply}\""));
    format!(
        "<script type=\"module\" src=\"{}\"></script>\n\
         <shogi-board mode=\"replay\"{ply}><pre>\n{}\n</pre></shogi-board>\n",
        escaped(script),
        escaped(record.trim_end()),
    )
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
