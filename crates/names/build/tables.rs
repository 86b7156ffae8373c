use std::{collections::BTreeMap, fmt::Write as _};

use crate::entry::{Entry, Fields, Kind};

/// The text of one language in an entry.
type Text = fn(&Fields) -> &String;

const TEXTS: [(&str, Text); 7] = [
    ("ID", |fields| &fields.id),
    ("JA", |fields| &fields.ja),
    ("KANA", |fields| &fields.kana),
    ("EN", |fields| &fields.en),
    ("IT", |fields| &fields.it),
    ("RO", |fields| &fields.ro),
    ("SV", |fields| &fields.sv),
];

/// Writes the tables as Rust.
pub fn write(entries: &[Entry]) -> Result<String, String> {
    let numbers = numbers(entries)?;
    let of_kind = |kind| entries.iter().filter(|entry| entry.kind == kind).count();
    let mut out = String::new();
    for (name, number) in [
        ("LEN", entries.len()),
        ("FIRST_ATTACK", of_kind(Kind::Opening)),
        ("FIRST_CASTLE", entries.len() - of_kind(Kind::Castle)),
        (
            "LAST_PLY",
            entries
                .iter()
                .map(|entry| entry.by.into())
                .max()
                .unwrap_or(0),
        ),
    ] {
        writeln!(out, "pub const {name}: usize = {number};").expect("a string");
    }
    for (name, text) in TEXTS {
        let texts: Vec<_> = entries.iter().map(|entry| text(&entry.fields)).collect();
        let is_bad = |text: &&String| text.is_empty() || text.contains(['\n', ';']);
        if let Some(bad) = texts.iter().position(is_bad) {
            let id = &entries[bad].fields.id;
            return Err(format!(
                "{id}: {name} is missing, or has a line end or a semicolon"
            ));
        }
        write_lines(&mut out, name, texts.into_iter());
    }
    let rules = entries.iter().map(|entry| rule(entry, &numbers));
    let rules = rules.collect::<Result<Vec<_>, _>>()?;
    write_lines(&mut out, "RULES", rules.iter());
    Ok(out)
}

/// A table as one text, and where the line of each name ends in it: an array of texts would be
/// larger.
fn write_lines<'a>(out: &mut String, name: &str, lines: impl Iterator<Item = &'a String>) {
    let lines: Vec<&str> = lines.map(String::as_str).collect();
    let mut ends = vec![0];
    for line in &lines {
        ends.push(ends[ends.len() - 1] + line.len());
    }
    let text = lines.concat();
    writeln!(
        out,
        "pub static {name}: Lines = Lines {{ text: {text:?}, ends: {ends:?} }};"
    )
    .expect("a string");
}

/// The numbers of each name and of each family.
fn numbers(entries: &[Entry]) -> Result<BTreeMap<&str, Vec<u8>>, String> {
    let mut ids = BTreeMap::<&str, Vec<u8>>::new();
    for (number, entry) in entries.iter().enumerate() {
        let number = u8::try_from(number).map_err(|_| "more than 256 names".to_owned())?;
        let id = entry.fields.id.as_str();
        if ids.insert(id, vec![number]).is_some() {
            return Err(format!("{id}: there are two"));
        }
    }
    let mut numbers = ids.clone();
    for entry in entries {
        if let Some(family) = &entry.fields.family {
            let of_family = numbers.entry(family).or_default();
            of_family.extend(&ids[entry.fields.id.as_str()]);
        }
    }
    Ok(numbers)
}

/// A rule in one line: conditions, the last ply, the side, the handicaps, and the numbers of
/// `needs`, `against`, `not` and `over`, separated by semicolons.
fn rule(entry: &Entry, numbers: &BTreeMap<&str, Vec<u8>>) -> Result<String, String> {
    let fields = &entry.fields;
    if fields.pieces.contains(['\n', ';']) {
        return Err(format!("{}: a line end or a semicolon", fields.id));
    }
    let mut parts = vec![
        fields.pieces.clone(),
        entry.by.to_string(),
        fields.side.clone(),
        fields.start.join(" "),
    ];
    for names in [&fields.needs, &fields.against, &fields.not, &fields.over] {
        let mut list = Vec::new();
        for name in names {
            let of_name = numbers.get(name.as_str());
            list.extend(of_name.ok_or_else(|| format!("{}: there is no `{name}`", fields.id))?);
        }
        let list: Vec<_> = list.into_iter().map(u8::to_string).collect();
        parts.push(list.join(" "));
    }
    Ok(parts.join(";"))
}
