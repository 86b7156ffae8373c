//! What wasm-bindgen writes beside a program for whoever might use it otherwise than we do.
use crate::Result;

/// Glue, each line without indentation, without a way to start that nobody takes, and
/// without what browsers before WebAssembly's vectors needed.
pub fn shorter(glue: &str) -> Result<String> {
    const EXPORTS: &str = "export { initSync, __wbg_init as default };";
    // The parts' loader asks it for the program that runs already, and for nothing else.
    const STARTS: &str =
        "const initSync = () => wasm;\nexport { initSync, __wbg_init as default };";
    if !glue.contains(EXPORTS) {
        return Err("the glue does not end as it did".into());
    }
    let glue = without_block(&glue.replace(EXPORTS, STARTS), "function initSync(module)")?;
    let glue = without_block(&glue, "if (!('encodeInto' in cachedTextEncoder))")?;
    let glue = without_warnings(&glue)?;
    Ok(returned_at_once(&glue))
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

/// Without what is said of calls that we do not make, and of hosts that do not know what
/// kind of file a wasm is: the program starts there all the same.
fn without_warnings(glue: &str) -> Result<String> {
    const ELSE: &str = "} else {\n";
    const WARNED: &str = "console.warn('using deprecated ";
    let mut glue = glue.to_owned();
    while let Some(at) = glue.find(&[ELSE, WARNED].concat()) {
        let rest = &glue[at + ELSE.len()..];
        let line = rest.find('\n').ok_or("a warning has no end")?;
        let rest = rest[line + 1..].to_owned();
        glue.truncate(at);
        glue += &rest;
    }
    const HOST: &str = "console.warn(\"`WebAssembly.instantiateStreaming` failed";
    let (before, after) = glue.split_once(HOST).ok_or("no word of a host's types")?;
    let (_, after) = after.split_once('\n').ok_or("a warning has no end")?;
    Ok([before, after].concat())
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

    const GLUE: &str = "f: function(a) {\nconst ret = a.b;\nreturn ret;\n},\ng: function(a) {\n\
        const ret = a.c;\nreturn isLikeNone(ret) ? 0 : add(ret);\n},\n\
        if (!('encodeInto' in cachedTextEncoder)) {\nx = function () {\n};\n}\n\
        if (validResponse && wrong) {\n\
        console.warn(\"`WebAssembly.instantiateStreaming` failed because\", e);\n\
        } else { throw e; }\n\
        function initSync(module) {\nif (module) {\n}\n}\n\
        if (plain) {\n({module} = module)\n} else {\n\
        console.warn('using deprecated parameters')\n}\n\
        export { initSync, __wbg_init as default };\n";

    #[test]
    fn what_nobody_takes_goes() {
        let short = shorter(GLUE).unwrap();
        assert_eq!(
            short,
            "f: function(a) {\nreturn a.b;\n},\ng: function(a) {\nconst ret = a.c;\n\
             return isLikeNone(ret) ? 0 : add(ret);\n},\n\
             if (validResponse && wrong) {\n} else { throw e; }\n\
             if (plain) {\n({module} = module)\n}\n\
             const initSync = () => wasm;\nexport { initSync, __wbg_init as default };\n"
        );
    }

    #[test]
    fn other_glue_is_not_taken_for_it() {
        for part in ["initSync", "encodeInto", "instantiateStreaming"] {
            assert!(shorter(&GLUE.replace(part, "other")).is_err(), "{part}");
        }
    }
}
