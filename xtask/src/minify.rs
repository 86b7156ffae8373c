//! Makes scripts and wasm modules smaller: short names for what a module and its glue share, and
//! no comments.
use crate::{project::Result, wasm};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Shortens a module and its glue, in place.
pub fn module_and_glue(module: &Path, glue: &Path) -> Result<()> {
    let bytes = fs::read(module)?;
    let names = short_names(wasm::names(&bytes)?);
    fs::write(module, wasm::rename(&bytes, &names)?)?;
    let text = without_comments(&fs::read_to_string(glue)?);
    let text = without_repeated_imports(&text);
    fs::write(glue, with_names(&text, &names))?;
    Ok(())
}

/// wasm-bindgen gives imports and exports long names with hashes, which only have to be equal
/// in a module and its glue.
fn short_names(names: Vec<String>) -> BTreeMap<String, String> {
    let generated = |name: &String| name.starts_with("__wb") || name.starts_with("wasm_bindgen__");
    let names = names.into_iter().filter(generated).enumerate();
    names
        .map(|(index, name)| (name, format!("${}", in_base_36(index))))
        .collect()
}

fn in_base_36(number: usize) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let last = char::from(DIGITS[number % 36]);
    match number / 36 {
        0 => last.to_string(),
        rest => in_base_36(rest) + &last.to_string(),
    }
}

/// wasm-bindgen imports a script once for each function of it. All of these are the same.
fn without_repeated_imports(glue: &str) -> String {
    let mut sources = BTreeSet::new();
    let mut repeated = BTreeSet::new();
    let is_kept = |line: &&str| {
        if let Some((name, source)) = line
            .strip_prefix("import * as ")
            .and_then(|import| import.split_once(" from "))
        {
            let is_first = sources.insert(source.to_owned());
            if !is_first {
                repeated.insert(name.to_owned());
            }
            return is_first;
        }
        let value = line
            .strip_suffix(',')
            .and_then(|line| line.split_once(": "));
        value.is_none_or(|(_, value)| !repeated.contains(value))
    };
    let lines: Vec<&str> = glue.lines().filter(is_kept).collect();
    lines.join("\n") + "\n"
}

/// Replaces whole words by their short names.
fn with_names(text: &str, names: &BTreeMap<String, String>) -> String {
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
    let mut out = String::with_capacity(text.len());
    for piece in text.split_inclusive(|letter| !in_word(letter)) {
        let (word, end) = piece.split_at(piece.find(|c| !in_word(c)).unwrap_or(piece.len()));
        out.push_str(names.get(word).map_or(word, String::as_str));
        out.push_str(end);
    }
    out
}

/// Removes indentation, and comments on their own lines.
pub fn without_comments(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_names_are_shortened_where_they_are_whole_words() {
        let names = ["memory", "__wbg_a_1f", "__wbindgen_free", "__wbg_a_1f"];
        let names = short_names(names.map(str::to_owned).to_vec());
        let text = "x.__wbg_a_1f(__wbg_a_1f2, memory, \"é\")\n__wbindgen_free";
        let short = "x.$2(__wbg_a_1f2, memory, \"é\")\n$1";
        assert_eq!(with_names(text, &names), short);
    }

    #[test]
    fn names_are_numbers_in_base_36() {
        assert_eq!(
            [0, 35, 36, 480].map(in_base_36),
            ["0", "z", "10", "dc"].map(str::to_owned)
        );
    }

    #[test]
    fn a_script_is_imported_once() {
        let glue = "import * as import1 from \"./a.js\"\nimport * as import2 from \"./a.js\"\n\
                    import * as import3 from \"./b.js\"\nconst a = {\n\"./a.js\": import1,\n\
                    \"./a.js\": import2,\n\"./b.js\": import3,\n};\n";
        let once = "import * as import1 from \"./a.js\"\nimport * as import3 from \"./b.js\"\n\
                    const a = {\n\"./a.js\": import1,\n\"./b.js\": import3,\n};\n";
        assert_eq!(without_repeated_imports(glue), once);
    }

    #[test]
    fn a_script_loses_its_comments_and_no_code() {
        let script =
            "/**\n * @returns {number}\n */\nf() {\n    // why\n    return a / b; // kept\n}\n";
        assert_eq!(
            without_comments(script),
            "f() {\nreturn a / b; // kept\n}\n"
        );
        assert_eq!(without_comments("/* one line */\na\n"), "a\n");
    }
}
