//! Leptos brings `wasm-streams`, for talk with a server that this page has none of. Its
//! classes are exported to JavaScript, and what is exported is kept: so the exports go,
//! with what wasm-bindgen was told of them, before it is decided what the page needs.
use crate::{Result, wasm};

/// What the three classes' names begin with, and those of their methods' exports.
const CLASSES: &[u8] = b"IntoUnderlying";
const EXPORTS: &[u8] = b"intounderlying";

/// The linked page without the classes of `wasm-streams`.
pub fn without_streams(linked: &[u8]) -> Result<Vec<u8>> {
    let module = wasm::without_exports(linked, |name| holds(name, EXPORTS))?;
    if module.len() == linked.len() {
        return Err("the page has no wasm-streams any more: this step can go".into());
    }
    wasm::with_custom(&module, "__wasm_bindgen_unstable", without_classes)
}

/// What wasm-bindgen's macros have written: pairs of a version and a program, each after
/// its length.
fn without_classes(programs: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let mut rest = programs;
    while !rest.is_empty() {
        let version = length(rest)?;
        let both = version + length(rest.get(version..).ok_or(BROKEN)?)?;
        let (pair, after) = rest.split_at_checked(both).ok_or(BROKEN)?;
        if !holds(pair, CLASSES) {
            out.extend_from_slice(pair);
        }
        rest = after;
    }
    Ok(out)
}

const BROKEN: &str = "wasm-bindgen's section is not as it was";

/// How long a block is, the four bytes of its length included.
fn length(block: &[u8]) -> Result<usize> {
    let length = block.first_chunk().ok_or(BROKEN)?;
    Ok(usize::try_from(u32::from_le_bytes(*length))? + length.len())
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(program: &[u8]) -> Vec<u8> {
        let length = u8::try_from(program.len()).unwrap();
        [&[2, 0, 0, 0, b'{', b'}', length, 0, 0, 0], program].concat()
    }

    #[test]
    fn programs_of_the_classes_go() {
        let (sink, other) = (pair(b"\x12IntoUnderlyingSink\0"), pair(b"fetch"));
        let programs = [&other[..], &sink, &other].concat();
        assert_eq!(
            without_classes(&programs).unwrap(),
            [&other[..], &other].concat()
        );
        assert!(without_classes(&programs[..programs.len() - 1]).is_err());
    }
}
