//! The outer shape of a wasm module: a header, then sections.
use crate::Result;
use std::collections::BTreeMap;

/// A section: its id, where its content begins, and all of its bytes.
struct Section<'a> {
    id: u8,
    content: &'a [u8],
    whole: &'a [u8],
}

const CUSTOM: u8 = 0;
const IMPORT: u8 = 2;
const EXPORT: u8 = 7;

/// The header and the sections of a module.
fn sections(module: &[u8]) -> Result<(&[u8], Vec<Section<'_>>)> {
    let header = module.get(..8).filter(|h| h.starts_with(b"\0asm"));
    let header = header.ok_or("not a wasm module")?;
    let mut sections = Vec::new();
    let mut at = 8;
    while at < module.len() {
        let (length, body) = leb128(module, at + 1)?;
        let end = body.checked_add(length).ok_or(TRUNCATED)?;
        sections.push(Section {
            id: module[at],
            content: module.get(body..end).ok_or(TRUNCATED)?,
            whole: module.get(at..end).ok_or(TRUNCATED)?,
        });
        at = end;
    }
    Ok((header, sections))
}

/// A module without its `name` and `producers` sections, which only debuggers read.
pub fn without_names(module: &[u8]) -> Result<Vec<u8>> {
    let (header, sections) = sections(module)?;
    let mut out = header.to_vec();
    for section in sections {
        let read_by_debuggers = section.id == CUSTOM
            && matches!(name_at(section.content, 0)?.0, b"name" | b"producers");
        if !read_by_debuggers {
            out.extend_from_slice(section.whole);
        }
    }
    Ok(out)
}

/// The names under which a module imports and exports, in order.
pub fn outer_names(module: &[u8]) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for section in sections(module)?.1 {
        rewrite_names(&section, |name| {
            names.push(String::from_utf8_lossy(name).into_owned());
            name.to_vec()
        })?;
    }
    Ok(names)
}

/// A module whose imports and exports have other names, where `names` has one.
pub fn renamed(module: &[u8], names: &BTreeMap<String, String>) -> Result<Vec<u8>> {
    rewritten(module, |section| {
        rewrite_names(section, |name| {
            let other = std::str::from_utf8(name)
                .ok()
                .and_then(|name| names.get(name));
            other.map_or(name.to_vec(), |other| other.clone().into_bytes())
        })
    })
}

/// A module without the exports whose names `unwanted` picks.
pub fn without_exports(module: &[u8], unwanted: impl Fn(&[u8]) -> bool) -> Result<Vec<u8>> {
    rewritten(module, |section| {
        if section.id != EXPORT {
            return Ok(None);
        }
        let bytes = section.content;
        let (count, mut at) = leb128(bytes, 0)?;
        let (mut kept, mut exports) = (0, Vec::new());
        for _ in 0..count {
            let (name, end) = name_at(bytes, at)?;
            let (_, end) = leb128(bytes, end + 1)?;
            if !unwanted(name) {
                kept += 1;
                exports.extend_from_slice(bytes.get(at..end).ok_or(TRUNCATED)?);
            }
            at = end;
        }
        let mut out = Vec::new();
        push_leb128(&mut out, kept);
        out.extend(exports);
        Ok(Some(out))
    })
}

/// A module whose custom section `wanted` has another content.
pub fn with_custom(
    module: &[u8],
    wanted: &str,
    mut f: impl FnMut(&[u8]) -> Result<Vec<u8>>,
) -> Result<Vec<u8>> {
    rewritten(module, |section| {
        if section.id != CUSTOM {
            return Ok(None);
        }
        let (name, end) = name_at(section.content, 0)?;
        if name != wanted.as_bytes() {
            return Ok(None);
        }
        let (name, content) = section.content.split_at(end);
        Ok(Some([name, &f(content)?].concat()))
    })
}

/// A module with another content in those sections for which `f` gives one.
fn rewritten(
    module: &[u8],
    mut f: impl FnMut(&Section<'_>) -> Result<Option<Vec<u8>>>,
) -> Result<Vec<u8>> {
    let (header, sections) = sections(module)?;
    let mut out = header.to_vec();
    for section in sections {
        match f(&section)? {
            Some(content) => {
                out.push(section.id);
                push_leb128(&mut out, content.len());
                out.extend(content);
            }
            None => out.extend_from_slice(section.whole),
        }
    }
    Ok(out)
}

/// The content of a section of imports or exports with each name passed through `f`;
/// nothing for other sections. An import's name follows that of its module.
fn rewrite_names(
    section: &Section<'_>,
    mut f: impl FnMut(&[u8]) -> Vec<u8>,
) -> Result<Option<Vec<u8>>> {
    if !matches!(section.id, IMPORT | EXPORT) {
        return Ok(None);
    }
    let bytes = section.content;
    let (count, mut at) = leb128(bytes, 0)?;
    let mut out = Vec::new();
    push_leb128(&mut out, count);
    for _ in 0..count {
        if section.id == IMPORT {
            let (module, end) = name_at(bytes, at)?;
            push_name(&mut out, module);
            at = end;
        }
        let (name, end) = name_at(bytes, at)?;
        push_name(&mut out, &f(name));
        at = match section.id {
            IMPORT => end_of_import(bytes, end)?,
            _ => leb128(bytes, end + 1)?.1,
        };
        out.extend_from_slice(bytes.get(end..at).ok_or(TRUNCATED)?);
    }
    Ok(Some(out))
}

/// Where the description of an import ends: function, table, memory, global or tag.
fn end_of_import(bytes: &[u8], at: usize) -> Result<usize> {
    let limits = |at: usize| -> Result<usize> {
        let has_maximum = bytes.get(at).ok_or(TRUNCATED)? & 1 == 1;
        let (_, end) = leb128(bytes, at + 1)?;
        Ok(if has_maximum {
            leb128(bytes, end)?.1
        } else {
            end
        })
    };
    match bytes.get(at).ok_or(TRUNCATED)? {
        0 => Ok(leb128(bytes, at + 1)?.1),
        1 => limits(at + 2),
        2 => limits(at + 1),
        3 => Ok(at + 3),
        4 => Ok(leb128(bytes, at + 2)?.1),
        kind => Err(format!("the wasm module imports an unknown kind: {kind}").into()),
    }
}

const TRUNCATED: &str = "truncated wasm module";

/// The name at `at`, and where it ends.
fn name_at(bytes: &[u8], at: usize) -> Result<(&[u8], usize)> {
    let (length, start) = leb128(bytes, at)?;
    let end = start.checked_add(length).ok_or(TRUNCATED)?;
    Ok((bytes.get(start..end).ok_or(TRUNCATED)?, end))
}

fn push_name(out: &mut Vec<u8>, name: &[u8]) {
    push_leb128(out, name.len());
    out.extend_from_slice(name);
}

fn push_leb128(out: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// The number at `at`, and where it ends.
fn leb128(bytes: &[u8], mut at: usize) -> Result<(usize, usize)> {
    let (mut value, mut shift) = (0, 0);
    loop {
        let byte = *bytes.get(at).ok_or("truncated wasm module")?;
        if shift > 28 {
            return Err("a number in the wasm module is too long".into());
        }
        value |= usize::from(byte & 0x7f) << shift;
        at += 1;
        shift += 7;
        if byte & 0x80 == 0 {
            return Ok((value, at));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &[u8] = b"\0asm\x01\0\0\0";

    fn custom(name: &[u8], content: &[u8]) -> Vec<u8> {
        let length = name.len() + content.len() + 1;
        // Padded to two bytes: linkers write lengths like this.
        let mut section = vec![0, (length as u8) | 0x80, 0, name.len() as u8];
        section.extend_from_slice(name);
        section.extend_from_slice(content);
        section
    }

    #[test]
    fn only_names_and_producers_go() {
        let code = [10, 2, 1, 0];
        let features = custom(b"target_features", b"+simd128");
        let (name, producers) = (custom(b"name", b"main"), custom(b"producers", b"rustc"));
        let module = [HEADER, &code, &name, &features, &producers].concat();
        let expected = [HEADER, &code, &features].concat();
        assert_eq!(without_names(&module).unwrap(), expected);
    }

    #[test]
    fn imports_and_exports_are_renamed() {
        // From "m": a function "long" and a memory with a maximum; out goes "long" too.
        let imports = b"\x02\x12\x02\x01m\x04long\x00\x03\x01m\x01k\x02\x01\x01\x02";
        let exports = b"\x07\x08\x01\x04long\x00\x00";
        let code = b"\x0a\x02\x01\x00";
        let module = [HEADER, imports, exports, code].concat();
        assert_eq!(outer_names(&module).unwrap(), ["long", "k", "long"]);
        let names = BTreeMap::from([("long".to_owned(), "a".to_owned())]);
        let expected = [
            HEADER,
            b"\x02\x0f\x02\x01m\x01a\x00\x03\x01m\x01k\x02\x01\x01\x02",
            b"\x07\x05\x01\x01a\x00\x00",
            code,
        ];
        assert_eq!(renamed(&module, &names).unwrap(), expected.concat());
    }

    #[test]
    fn exports_and_what_a_custom_section_holds_are_changed() {
        let exports = b"\x07\x0b\x02\x03old\x00\x00\x01k\x02\x00";
        let module = [HEADER, exports, &custom(b"told", b"12")].concat();
        let without = without_exports(&module, |name| name == b"old").unwrap();
        let kept = b"\x07\x05\x01\x01k\x02\x00";
        assert_eq!(without, [HEADER, kept, &custom(b"told", b"12")].concat());
        let changed = with_custom(&without, "told", |told| Ok([told, b"3"].concat())).unwrap();
        assert_eq!(changed, [HEADER, kept, b"\x00\x08\x04told123"].concat());
    }

    #[test]
    fn a_broken_module_is_an_error() {
        for module in [
            b"".as_slice(),
            b"\0asm",
            b"<!doctype html>",
            b"\0asm\x01\0\0\0\x0a\x05\x01",
            b"\0asm\x01\0\0\0\x00\xff\xff\xff\xff\xff\x01",
            b"\0asm\x01\0\0\0\x00\x02\x09n",
        ] {
            assert!(without_names(module).is_err(), "{module:?}");
        }
    }
}
