//! What wasm-bindgen writes beside a program for whoever might use it otherwise than we do.
use crate::Result;
use std::collections::HashSet;

/// How the program starts: from an address, once. The parts' loader asks for the program
/// that runs already, under the name `initSync`. A host may not know what kind of file a
/// wasm is; a browser then refuses to stream it.
const START: &str = "\
async function start(path) {
const imports = __wbg_get_imports();
const file = await fetch(path);
if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
const streamed = file.headers.get('Content-Type') === 'application/wasm';
const { instance, module } = await (streamed
? WebAssembly.instantiateStreaming(file, imports)
: WebAssembly.instantiate(await file.arrayBuffer(), imports));
return __wbg_finalize_init(instance, module);
}
let starting;
const init = ({ module_or_path }) => starting ??= start(module_or_path).catch((error) => {
starting = undefined;
throw error;
});
const initSync = () => wasm;
export { initSync, init as default };
";

/// What a value is, in the message of a panic.
const SAID: &str = "\
const debugString = (value) =>
value instanceof Error ? `${value}\\n${value.stack}` : String(value);
";

/// Glue, each line without indentation, without ways to start that nobody takes, and
/// without what browsers before WebAssembly's vectors needed.
pub fn shorter(glue: &str) -> Result<String> {
    let (glue, starts) = glue
        .split_once("async function __wbg_load(")
        .ok_or("the glue does not start as it did")?;
    if !starts.ends_with("export { initSync, __wbg_init as default };\n") {
        return Err("the glue does not end as it did".into());
    }
    let glue = without_block(glue, "if (!('encodeInto' in cachedTextEncoder))")?;
    let glue = without_block(&glue, "function debugString(val)")?;
    let glue = untried(&returned_at_once(&imported_once(&glue)))?;
    Ok([&glue, SAID, START].concat())
}

/// Without the first block that begins so.
fn without_block(glue: &str, start: &str) -> Result<String> {
    let missing = || format!("the glue has no {start} any more");
    let (before, block) = glue.split_once(start).ok_or_else(missing)?;
    let mut depth = 0;
    let end = block.char_indices().find(|&(_, letter)| {
        depth += match letter {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        letter == '}' && depth == 0
    });
    let (end, _) = end.ok_or_else(missing)?;
    Ok([before, block[end + 1..].trim_start_matches('\n')].concat())
}

/// Each module once: wasm-bindgen says so of each thing that a module gives.
fn imported_once(glue: &str) -> String {
    let mut known = HashSet::new();
    let mut out = String::with_capacity(glue.len());
    for line in glue.split_inclusive('\n') {
        let module = line
            .strip_prefix("import * as ")
            .and_then(|line| line.split_once(" from "));
        let given = line
            .split_once(": import")
            .filter(|_| line.starts_with('"'));
        let again = match (module, given) {
            (Some((_, module)), _) => !known.insert(module),
            (_, Some((name, _))) => !known.insert(name),
            (None, None) => false,
        };
        if !again {
            out.push_str(line);
        }
    }
    out
}

/// Whether something is of a class is asked without wondering whether there is the class.
fn untried(glue: &str) -> Result<String> {
    let mut pieces = glue.split("let result;\ntry {\nresult = ");
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (asked, rest) = piece
            .split_once("} catch (_) {\nresult = false;\n}\nreturn result;\n")
            .ok_or("a class is not asked for as it was")?;
        out.extend(["return ", asked, rest]);
    }
    Ok(out)
}

/// `return x;` for `const ret = x;` and `return ret;`.
fn returned_at_once(glue: &str) -> String {
    const KEPT: &str = "const ret = ";
    const RETURNED: &str = ";\nreturn ret;\n";
    let mut out = String::with_capacity(glue.len());
    let mut rest = glue;
    while let Some((before, after)) = rest.split_once(KEPT) {
        out.push_str(before);
        let line = after.find(";\n").unwrap_or(after.len());
        match after[line..].strip_prefix(RETURNED) {
            Some(next) => {
                out.extend(["return ", &after[..line], ";\n"]);
                rest = next;
            }
            None => {
                out.push_str(KEPT);
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "import * as import1 from \"./x-later.js\"\n\
        import * as import2 from \"./x-later.js\"\n\
        f: function(a) {\nconst ret = a.b;\nreturn ret;\n},\ng: function(a) {\n\
        const ret = a.c;\nreturn isLikeNone(ret) ? 0 : add(ret);\n},\n\
        h: function(a) {\nlet result;\ntry {\nresult = a instanceof B;\n} catch (_) {\n\
        result = false;\n}\nconst ret = result;\nreturn ret;\n},\n\
        \"./x_bg.js\": import0,\n\"./x-later.js\": import1,\n\"./x-later.js\": import2,\n\
        function debugString(val) {\nswitch (val) {\n}\n}\n\
        if (!('encodeInto' in cachedTextEncoder)) {\nx = function () {\n};\n}\n\
        let wasm;\nasync function __wbg_load(module, imports) {\n}\n\
        export { initSync, __wbg_init as default };\n";

    #[test]
    fn what_nobody_takes_goes() {
        let short = shorter(GLUE).unwrap();
        let (glue, starts) = short.split_once(SAID).unwrap();
        assert_eq!(starts, START);
        assert_eq!(
            glue,
            "import * as import1 from \"./x-later.js\"\n\
             f: function(a) {\nreturn a.b;\n},\ng: function(a) {\nconst ret = a.c;\n\
             return isLikeNone(ret) ? 0 : add(ret);\n},\n\
             h: function(a) {\nreturn a instanceof B;\n},\n\
             \"./x_bg.js\": import0,\n\"./x-later.js\": import1,\nlet wasm;\n"
        );
    }

    #[test]
    fn other_glue_is_not_taken_for_it() {
        for part in [
            "debugString",
            "encodeInto",
            "__wbg_load",
            "__wbg_init as",
            "catch",
        ] {
            assert!(shorter(&GLUE.replace(part, "other")).is_err(), "{part}");
        }
    }
}
