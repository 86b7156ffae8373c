//! The outer shape of a wasm module: a header, then sections.
use crate::Result;

/// A module without its `name` and `producers` sections, which only debuggers read.
pub fn without_names(module: &[u8]) -> Result<Vec<u8>> {
    let header = module.get(..8).filter(|h| h.starts_with(b"\0asm"));
    let mut out = header.ok_or("not a wasm module")?.to_vec();
    let mut at = 8;
    while at < module.len() {
        let (length, body) = leb128(module, at + 1)?;
        let section = body
            .checked_add(length)
            .and_then(|end| module.get(at..end))
            .ok_or("truncated wasm module")?;
        if !(module[at] == 0 && matches!(custom_name(module, body)?, b"name" | b"producers")) {
            out.extend_from_slice(section);
        }
        at += section.len();
    }
    Ok(out)
}

fn custom_name(module: &[u8], at: usize) -> Result<&[u8]> {
    let (length, start) = leb128(module, at)?;
    let end = start.checked_add(length).ok_or("truncated wasm module")?;
    Ok(module.get(start..end).ok_or("truncated wasm module")?)
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
