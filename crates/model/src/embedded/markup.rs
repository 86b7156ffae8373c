use crate::LinePath;

/// The markup of a board that steps through a record, for a page elsewhere: what is seen
/// until the script has come is the record itself.
pub fn markup(script: &str, record: &str, at: Option<&LinePath>) -> String {
    let at: String = at
        .into_iter()
        .flat_map(LinePath::parameters)
        .map(|(name, value)| format!(" {name}=\"{value}\""))
        .collect();
    format!(
        "<script type=\"module\" src=\"{}\"></script>\n\
         <shogi-board mode=\"replay\"{at}><pre>\n{}\n</pre></shogi-board>\n",
        escaped(script),
        escaped(record.trim_end()),
    )
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
