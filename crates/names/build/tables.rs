use std::{collections::BTreeMap, fmt::Write as _};

use crate::{
    entry::{Entry, Fields},
    pieces::Term,
};

/// The text of one language in an entry.
type Text = fn(&Fields) -> &String;

const LANGUAGES: [(&str, Text); 6] = [
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
    check_order(entries)?;
    let len = entries.len();
    let last_ply = entries.iter().map(|entry| entry.by).max().unwrap_or(0);
    let mut out = format!("pub const LEN: usize = {len};\npub const LAST_PLY: u16 = {last_ply};\n");
    for (language, text) in LANGUAGES {
        let texts: Vec<_> = entries.iter().map(|entry| text(&entry.fields)).collect();
        if let Some(empty) = texts.iter().position(|text| text.is_empty()) {
            return Err(format!("{}: no {language}", entries[empty].fields.id));
        }
        writeln!(out, "pub static {language}: [&str; LEN] = {texts:?};").expect("a string");
    }
    out += "pub static RULES: [Rule; LEN] = [\n";
    for entry in entries {
        let fields = &entry.fields;
        let list = |names: &[String]| list(entry, names, &numbers);
        let (needs, against) = (list(&fields.needs)?, list(&fields.against)?);
        let (not, over) = (list(&fields.not)?, list(&fields.over)?);
        let (id, kind, by) = (&fields.id, entry.kind, entry.by);
        let alternatives = entry.terms.iter().map(|terms| {
            let terms: Vec<_> = terms.iter().map(term).collect();
            format!("&[{}]", terms.join(", "))
        });
        let terms = alternatives.collect::<Vec<_>>().join(", ");
        writeln!(
            out,
            "Rule {{ id: {id:?}, kind: Kind::{kind:?}, terms: &[{terms}], by: {by}, needs: &{needs:?}, against: &{against:?}, not: &{not:?}, over: &{over:?} }},"
        )
        .expect("a string");
    }
    out += "];\n";
    let candidates: Vec<_> = (0..81).map(|square| candidates(entries, square)).collect();
    writeln!(
        out,
        "pub static CANDIDATES: [&[u8]; 81] = [{}];",
        candidates.join(", ")
    )
    .expect("a string");
    Ok(out)
}

/// The numbers of each name and of each family.
fn numbers(entries: &[Entry]) -> Result<BTreeMap<&str, Vec<u8>>, String> {
    let mut numbers = BTreeMap::<&str, Vec<u8>>::new();
    for (number, entry) in entries.iter().enumerate() {
        let number = u8::try_from(number).map_err(|_| "more than 256 names".to_owned())?;
        let id = entry.fields.id.as_str();
        if numbers.insert(id, vec![number]).is_some() {
            return Err(format!("{id}: there are two"));
        }
    }
    let ids = numbers.clone();
    for entry in entries {
        if let Some(family) = &entry.fields.family {
            let of_family = numbers.entry(family).or_default();
            of_family.extend(&ids[entry.fields.id.as_str()]);
        }
    }
    Ok(numbers)
}

fn list(
    entry: &Entry,
    names: &[String],
    numbers: &BTreeMap<&str, Vec<u8>>,
) -> Result<Vec<u8>, String> {
    let own = &numbers[entry.fields.id.as_str()];
    let mut list = Vec::new();
    for name in names {
        let of_name = numbers.get(name.as_str());
        let of_name =
            of_name.ok_or_else(|| format!("{}: there is no `{name}`", entry.fields.id))?;
        list.extend(of_name.iter().filter(|number| !own.contains(number) || names.len() == 1));
    }
    Ok(list)
}

/// What is more precise has to come later: the last name of several that come with one move is
/// the one that is shown.
fn check_order(entries: &[Entry]) -> Result<(), String> {
    for (number, precise) in entries.iter().enumerate() {
        let later = &entries[number + 1..];
        let general = later.iter().find(|general| {
            let (Some(terms), Some(all)) = (general.terms.first(), precise.terms.first()) else {
                return false;
            };
            general.kind == precise.kind
                && !terms.is_empty()
                && terms.len() < all.len()
                && terms.iter().all(|term| all.contains(term))
        });
        if let Some(general) = general {
            let (precise, general) = (&precise.fields.id, &general.fields.id);
            return Err(format!("`{precise}` has to come after `{general}`"));
        }
    }
    Ok(())
}

/// The names that can come when a piece arrives on a square: those that want one there, and
/// those that can come in another way too.
fn candidates(entries: &[Entry], square: u8) -> String {
    let is_candidate = |entry: &Entry| {
        let is_own = |term: &Term| !term.own_squares().is_empty();
        let wants_it = |term: &Term| term.own_squares().contains(&square);
        let mut terms = entry.terms.iter().flatten();
        terms.clone().any(|term| !is_own(term))
            || terms.any(wants_it)
            || !entry.fields.needs.is_empty()
    };
    let mut numbers = Vec::new();
    for (number, entry) in entries.iter().enumerate() {
        if is_candidate(entry) {
            numbers.push(number);
        }
    }
    format!("&{numbers:?}")
}

fn term(term: &Term) -> String {
    match term {
        Term::Piece {
            is_own,
            kind,
            on,
            is_there,
        } => {
            let color = color(*is_own);
            format!("Term::Piece {{ piece: Piece::new({color}, PieceKind::{kind}), on: &{on:?}, is_there: {is_there} }}")
        }
        Term::Empty(square) => format!("Term::Empty({square})"),
        Term::Hand {
            is_own,
            kind,
            is_there,
        } => {
            let color = color(*is_own);
            format!("Term::Hand {{ color: {color}, kind: HandKind::{kind}, is_there: {is_there} }}")
        }
    }
}

fn color(is_own: bool) -> &'static str {
    match is_own {
        true => "Color::Black",
        false => "Color::White",
    }
}
