//! A block: lines `name: value` with attributes, then a position, moves or a record.

use shogi::Move;

/// The attributes of `<shogi-board>` that a block may have (docs/embedding.md).
const ATTRIBUTES: [&str; 19] = [
    "sfen",
    "moves",
    "ply",
    "mode",
    "orientation",
    "size",
    "coordinates",
    "pieces",
    "board",
    "theme",
    "lang",
    "interaction",
    "marks",
    "arrows",
    "goal",
    "answer",
    "hint",
    "right",
    "wrong",
];

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// In their order; no name twice.
    pub attributes: Vec<(String, String)>,
    /// The text of a record, if there is one.
    pub record: String,
}

impl Block {
    /// Reads the text of a block.
    ///
    /// # Errors
    /// What is not known, or is there twice.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut block = Self::default();
        let mut rest = text;
        loop {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            match attribute(line) {
                Some((name, value)) => block.set(name, value)?,
                None if line.trim().is_empty() && !after.is_empty() => {}
                None => break,
            }
            rest = after;
        }
        let rest = rest.trim_end();
        let words: Vec<&str> = rest.split_whitespace().collect();
        match content_of(&words) {
            Content::Nothing => {}
            Content::Position { sfen, moves } => {
                block.set("sfen", &sfen)?;
                if !moves.is_empty() {
                    block.set("moves", &moves)?;
                }
            }
            Content::Moves(moves) => block.set("moves", &moves)?,
            Content::Record => {
                if let Some(name) = ["sfen", "moves"].into_iter().find(|name| block.has(name)) {
                    return Err(format!("a record is given, and the attribute {name} too"));
                }
                block.record = rest.to_owned();
            }
        }
        Ok(block)
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Adds attributes of all boards where the block has none of its own.
    pub fn add_shared(&mut self, shared: &[(String, String)]) {
        for (name, value) in shared {
            if !self.has(name) {
                self.attributes.push((name.clone(), value.clone()));
            }
        }
    }

    fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if !ATTRIBUTES.contains(&name) {
            let known = ATTRIBUTES.join(", ");
            return Err(format!("unknown attribute {name}; known are {known}"));
        }
        if self.has(name) {
            return Err(format!("the attribute {name} is given twice"));
        }
        self.attributes
            .push((name.to_owned(), value.trim().to_owned()));
        Ok(())
    }
}

/// A line `name: value`. No format of records begins lines so.
fn attribute(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(':')?;
    let name = name.trim();
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase());
    is_name.then_some((name, value))
}

enum Content {
    Nothing,
    Position { sfen: String, moves: String },
    Moves(String),
    Record,
}

fn content_of(words: &[&str]) -> Content {
    let words = match words {
        [] => return Content::Nothing,
        ["position", rest @ ..] => rest,
        words => words,
    };
    let words = match words {
        ["sfen", rest @ ..] => rest,
        words => words,
    };
    if words.iter().all(|word| word.parse::<Move>().is_ok()) {
        return Content::Moves(words.join(" "));
    }
    let is_position = words
        .first()
        .is_some_and(|word| *word == "startpos" || word.matches('/').count() == 8);
    if !is_position {
        return Content::Record;
    }
    let at = words.iter().position(|&word| word == "moves");
    let (sfen, moves) = words.split_at(at.unwrap_or(words.len()));
    Content::Position {
        sfen: sfen.join(" "),
        moves: moves.get(1..).unwrap_or_default().join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, attributes: &[(&str, &str)], record: &str) {
        let block = Block::read(text).expect(text);
        let found: Vec<_> = block.attributes.iter().map(|(a, b)| (&**a, &**b)).collect();
        assert_eq!(found, attributes, "{text:?}");
        assert_eq!(block.record, record, "{text:?}");
    }

    #[test]
    fn attributes_come_first_then_the_content() {
        let sfen = "4k4/9/9/9/9/9/9/9/4K4 b G 1";
        check("", &[], "");
        check("startpos\n", &[("sfen", "startpos")], "");
        check(&format!("{sfen}\n"), &[("sfen", sfen)], "");
        check(
            &format!("sfen {sfen} moves G*5b"),
            &[("sfen", sfen), ("moves", "G*5b")],
            "",
        );
        check(
            "position startpos moves\n7g7f\n3c3d\n",
            &[("sfen", "startpos"), ("moves", "7g7f 3c3d")],
            "",
        );
        check(
            "mode: replay\n\n7g7f 3c3d",
            &[("mode", "replay"), ("moves", "7g7f 3c3d")],
            "",
        );
        check(
            &format!("sfen: {sfen}\nhint: Why: look.\n"),
            &[("sfen", sfen), ("hint", "Why: look.")],
            "",
        );
        let kif = "手合割：平手\n*A note: here\n\n   1 ７六歩(77)";
        check(&format!("ply: 1\n{kif}\n\n"), &[("ply", "1")], kif);
        check("V2.2\nPI\n+\n+7776FU", &[], "V2.2\nPI\n+\n+7776FU");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, part) in [
            ("colour: red", "unknown attribute colour"),
            ("ply: 1\nply: 2", "ply is given twice"),
            ("moves: 7g7f\n3c3d", "moves is given twice"),
            ("sfen: startpos\nV2.2\nPI\n+\n", "the attribute sfen too"),
        ] {
            let problem = Block::read(text).expect_err(text);
            assert!(problem.contains(part), "{problem}");
        }
    }
}
