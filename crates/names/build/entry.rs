use std::collections::BTreeMap;

use serde::Deserialize;

/// A name, as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fields {
    pub id: String,
    pub ja: String,
    pub kana: String,
    pub en: String,
    pub it: String,
    pub ro: String,
    pub sv: String,
    #[serde(default)]
    pub pieces: String,
    by: Option<u16>,
    /// The only side that can come to it, if it is not for both.
    #[serde(default)]
    pub side: String,
    /// The handicaps at whose start positions the game may begin; any start if there are none.
    #[serde(default)]
    pub start: Vec<String>,
    /// A word for several names, where others are listed.
    pub family: Option<String>,
    #[serde(default)]
    pub needs: Vec<String>,
    #[serde(default)]
    pub against: Vec<String>,
    #[serde(default)]
    pub not: Vec<String>,
    #[serde(default)]
    pub over: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Opening,
    Attack,
    Castle,
}

pub struct Entry {
    pub kind: Kind,
    pub fields: Fields,
    /// The last ply at which it may come.
    pub by: u16,
}

/// A castle may come as late as this.
const CASTLE_BY: u16 = 100;

pub fn read(text: &str, table: &str, kind: Kind) -> Result<Vec<Entry>, String> {
    let mut tables: BTreeMap<String, Vec<Fields>> =
        toml::from_str(text).map_err(|error| error.to_string())?;
    let list = tables.remove(table).unwrap_or_default();
    if let Some(other) = tables.keys().next() {
        return Err(format!("`{other}` is not `{table}`"));
    }
    list.into_iter().map(|fields| entry(kind, fields)).collect()
}

fn entry(kind: Kind, fields: Fields) -> Result<Entry, String> {
    let id = &fields.id;
    if fields.pieces.is_empty() && fields.needs.is_empty() {
        return Err(format!("{id}: nothing says when it is there"));
    }
    if !["", "black", "white"].contains(&&*fields.side) {
        return Err(format!("{id}: `{}` is no side", fields.side));
    }
    if !fields.start.is_empty() && fields.side.is_empty() {
        return Err(format!("{id}: `start` without `side`"));
    }
    let default = (kind == Kind::Castle).then_some(CASTLE_BY);
    let by = fields.by.or(default);
    let by = by.ok_or_else(|| format!("{id}: `by` is missing"))?;
    Ok(Entry { kind, fields, by })
}
