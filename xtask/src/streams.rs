//! Leptos links a library of streams in (`wasm-streams`, by way of `server_fn`), which exports
//! its classes to JavaScript. No script of ours uses them: without the exports their code goes
//! as well, 5 KB of a first load.
use crate::project::Result;
use wasm_encoder::{
    CustomSection, ExportSection, Module, RawSection,
    reencode::{RoundtripReencoder, utils},
};
use wasmparser::{Parser, Payload};

/// What the names of the classes begin with.
const CLASSES: &str = "IntoUnderlying";

/// Where wasm-bindgen finds what is exported to JavaScript.
const BINDINGS: &str = "__wasm_bindgen_unstable";

/// A linked module without these exports. Its other sections stay as they are, since
/// relocations name places in them.
pub fn removed(linked: &[u8]) -> Result<Vec<u8>> {
    let mut out = Module::new();
    for payload in Parser::new(0).parse_all(linked) {
        match &payload? {
            Payload::ExportSection(section) => {
                let mut exports = ExportSection::new();
                for export in section.clone() {
                    let export = export?;
                    if !export.name.contains(&CLASSES.to_lowercase()) {
                        utils::parse_export(&mut RoundtripReencoder, &mut exports, export)?;
                    }
                }
                out.section(&exports);
            }
            Payload::CustomSection(section) if section.name() == BINDINGS => {
                out.section(&CustomSection {
                    name: BINDINGS.into(),
                    data: bindings(section.data())?.into(),
                });
            }
            other => {
                if let Some((id, range)) = other.as_section() {
                    let data = &linked[usize::try_from(range.start)?..usize::try_from(range.end)?];
                    out.section(&RawSection { id, data });
                }
            }
        }
    }
    Ok(out.finish())
}

/// What wasm-bindgen is told, without the classes. Each use of its macro has left two texts
/// with their lengths: the version, and what it is about.
fn bindings(mut rest: &[u8]) -> Result<Vec<u8>> {
    let mut kept = Vec::new();
    while !rest.is_empty() {
        let (_, after_version) = text(rest)?;
        let (about, after) = text(after_version)?;
        let is_class = about
            .windows(CLASSES.len())
            .any(|part| part == CLASSES.as_bytes());
        if !is_class {
            kept.extend_from_slice(&rest[..rest.len() - after.len()]);
        }
        rest = after;
    }
    Ok(kept)
}

/// The text at the start, and what is behind it.
fn text(bytes: &[u8]) -> Result<(&[u8], &[u8])> {
    let split = bytes.split_first_chunk().and_then(|(length, rest)| {
        let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
        rest.split_at_checked(length)
    });
    split.ok_or_else(|| format!("{BINDINGS} is not what it was").into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::ExportKind;

    fn texts(texts: &[&str]) -> Vec<u8> {
        let with_length = |text: &&str| {
            let length = u32::try_from(text.len()).unwrap().to_le_bytes();
            [&length, text.as_bytes()].concat()
        };
        texts.iter().flat_map(with_length).collect()
    }

    #[test]
    fn the_classes_of_the_library_are_neither_exported_nor_described() {
        let mut module = Module::new();
        let mut exports = ExportSection::new();
        for name in [
            "mount",
            "intounderlyingsink_close",
            "__wbg_intounderlyingsink_free",
        ] {
            exports.export(name, ExportKind::Func, 0);
        }
        module.section(&exports);
        let data = texts(&["{}", "mount", "{}", "..IntoUnderlyingSink..", "{}", "play"]);
        module.section(&CustomSection {
            name: BINDINGS.into(),
            data: data.into(),
        });
        let other = CustomSection {
            name: "reloc.CODE".into(),
            data: (&[1, 2, 3]).into(),
        };
        module.section(&other);
        let module = removed(&module.finish()).unwrap();

        assert_eq!(crate::wasm::names(&module).unwrap(), ["mount"]);
        let customs: Vec<_> = Parser::new(0)
            .parse_all(&module)
            .filter_map(|payload| match payload.unwrap() {
                Payload::CustomSection(section) => Some((section.name(), section.data().to_vec())),
                _ => None,
            })
            .collect();
        let kept = texts(&["{}", "mount", "{}", "play"]);
        assert_eq!(customs, [(BINDINGS, kept), ("reloc.CODE", vec![1, 2, 3])]);
    }

    #[test]
    fn another_layout_is_an_error() {
        for data in [&[1, 0, 0, 0][..], &[0, 0, 0, 0], &[9]] {
            assert!(bindings(data).is_err(), "{data:?}");
        }
    }
}
