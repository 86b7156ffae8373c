//! `[preprocessor.shogi]` in `book.toml`.

use komadai_model::{Language, diagram::Style};
use serde_json::Value;

/// Attributes that can be set for all boards of a book.
const SHARED: [&str; 5] = ["pieces", "board", "coordinates", "theme", "size"];

/// What mdBook itself reads there.
const OF_MDBOOK: [&str; 5] = ["command", "renderer", "renderers", "before", "after"];

pub struct Settings {
    /// The address of `embed.js`: a URL, or a path from the root of the book. Without it
    /// pages show pictures, unless the book loads the script itself.
    pub script: Option<String>,
    pub style: Style,
    /// The language of the book.
    pub language: Language,
    /// Attributes of all boards.
    pub shared: Vec<(String, String)>,
}

impl Settings {
    /// Reads the configuration of a book.
    ///
    /// # Errors
    /// What is not known.
    pub fn read(config: &Value) -> Result<Self, String> {
        let language = config["book"]["language"].as_str();
        let mut settings = Self {
            script: None,
            style: Style::Book,
            language: language
                .and_then(Language::from_tag)
                .unwrap_or(Language::English),
            shared: Vec::new(),
        };
        let own = config["preprocessor"]["shogi"].as_object();
        for (key, value) in own.into_iter().flatten() {
            if OF_MDBOOK.contains(&key.as_str()) {
                continue;
            }
            let text = match value {
                Value::String(text) => text.trim().to_owned(),
                Value::Number(number) => number.to_string(),
                _ => return Err(format!("{key} is not a text")),
            };
            match (key.as_str(), text.as_str()) {
                ("script", _) => settings.script = Some(text),
                ("style", "book") => settings.style = Style::Book,
                ("style", "board") => settings.style = Style::Board,
                ("style", _) => return Err(format!("style is {text:?}, not book or board")),
                (name, _) if SHARED.contains(&name) => {
                    settings.shared.push((name.to_owned(), text));
                }
                _ => {
                    let known = SHARED.join(", ");
                    return Err(format!(
                        "unknown key {key}; known are script, style, {known}"
                    ));
                }
            }
        }
        Ok(settings)
    }

    /// The address of the script in a chapter.
    pub fn script_in(&self, chapter: &str) -> Option<String> {
        let script = self.script.as_deref()?;
        let is_absolute = script.contains("://") || script.starts_with('/');
        let depth = if is_absolute {
            0
        } else {
            chapter.matches(['/', '\\']).count()
        };
        Some("../".repeat(depth) + script)
    }
}
