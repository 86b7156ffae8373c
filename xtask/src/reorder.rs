//! A module with like functions side by side: gzip looks back 32 KB, and much of a page
//! is the same code compiled for several types. Numbers are written as short as they go.
use crate::Result;
use std::collections::{HashMap, VecDeque};
use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{Error, Reencode, utils},
};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// The same module with its functions in another order.
pub fn like_to_like(module: &[u8]) -> Result<Vec<u8>> {
    let order = order(&bodies(module)?);
    let mut numbers = Numbers {
        imported: imported_functions(module)?,
        new: vec![0; order.len()],
        order,
    };
    for (new, &old) in numbers.order.iter().enumerate() {
        numbers.new[old] = u32::try_from(new)?;
    }
    let mut out = Module::new();
    numbers
        .parse_core_module(&mut out, Parser::new(0), module)
        .map_err(|error| format!("wasm: {error}"))?;
    Ok(out.finish())
}

fn imported_functions(module: &[u8]) -> Result<u32> {
    let mut count = 0;
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                count += u32::from(matches!(import?.ty, TypeRef::Func(_)));
            }
        }
    }
    Ok(count)
}

fn bodies(module: &[u8]) -> Result<Vec<&[u8]>> {
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::CodeSectionEntry(body) = payload? {
            bodies.push(body.as_bytes());
        }
    }
    Ok(bodies)
}

/// How far back likeness counts: less than gzip looks.
const WINDOW: usize = 16_000;
/// Bytes that are looked at together.
const PIECE: usize = 6;
/// What is in more functions than this says little about any.
const COMMON: usize = 60;
/// Keeps small functions from being the most alike.
const SMALL: usize = 60;

/// From the longest on, always the function of which most is in the window already.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let pieces = pieces(bodies);
    let mut holders: Vec<Vec<usize>> = Vec::new();
    for (function, pieces) in pieces.iter().enumerate() {
        for &piece in pieces {
            if holders.len() <= piece {
                holders.resize(piece + 1, Vec::new());
            }
            holders[piece].push(function);
        }
    }
    holders
        .iter_mut()
        .filter(|held_by| held_by.len() > COMMON)
        .for_each(Vec::clear);

    let mut in_window = vec![0_usize; holders.len()];
    let mut known = vec![0_usize; bodies.len()];
    let mut window = VecDeque::new();
    let mut window_size = 0;
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut order = Vec::with_capacity(bodies.len());
    let mut next = left
        .iter()
        .copied()
        .max_by_key(|&function| bodies[function].len());
    while let Some(function) = next {
        order.push(function);
        left.retain(|&other| other != function);
        for &piece in &pieces[function] {
            in_window[piece] += 1;
            if in_window[piece] == 1 {
                holders[piece].iter().for_each(|&holder| known[holder] += 1);
            }
        }
        window.push_back(function);
        window_size += bodies[function].len();
        while let Some(&oldest) = window
            .front()
            .filter(|&&oldest| window_size - bodies[oldest].len() > WINDOW)
        {
            window.pop_front();
            window_size -= bodies[oldest].len();
            for &piece in &pieces[oldest] {
                in_window[piece] -= 1;
                if in_window[piece] == 0 {
                    holders[piece].iter().for_each(|&holder| known[holder] -= 1);
                }
            }
        }
        // By cross-multiplication: known / (pieces + SMALL).
        let size = |function: usize| pieces[function].len() + SMALL;
        next = left.iter().copied().max_by(|&a, &b| {
            (known[a] * size(b))
                .cmp(&(known[b] * size(a)))
                .then(b.cmp(&a))
        });
    }
    order
}

/// Which pieces each function has, each once; equal pieces have equal numbers.
fn pieces(bodies: &[&[u8]]) -> Vec<Vec<usize>> {
    let mut numbers: HashMap<&[u8], usize> = HashMap::new();
    bodies
        .iter()
        .map(|body| {
            let mut pieces: Vec<usize> = body
                .windows(PIECE)
                .map(|piece| {
                    let next = numbers.len();
                    *numbers.entry(piece).or_insert(next)
                })
                .collect();
            pieces.sort_unstable();
            pieces.dedup();
            pieces
        })
        .collect()
}

/// Writes the module with the functions' new numbers.
struct Numbers {
    imported: u32,
    order: Vec<usize>,
    new: Vec<u32>,
}

type Written<T> = std::result::Result<T, Error<std::convert::Infallible>>;

impl Reencode for Numbers {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, old: u32) -> Written<u32> {
        let own = old.checked_sub(self.imported);
        Ok(match own.and_then(|own| self.new.get(own as usize)) {
            Some(new) => self.imported + new,
            None => old,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Written<()> {
        let types = section
            .into_iter()
            .collect::<std::result::Result<Vec<_>, _>>()?;
        for &old in &self.order {
            functions.function(types[old]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Written<()> {
        let bodies = section
            .into_iter()
            .collect::<std::result::Result<Vec<FunctionBody<'_>>, _>>()?;
        for old in self.order.clone() {
            utils::parse_function_body(self, code, bodies[old].clone())?;
        }
        Ok(())
    }
}
