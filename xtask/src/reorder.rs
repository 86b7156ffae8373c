//! A module with like functions side by side: gzip looks back 32 KB, and much of a page
//! is the same code compiled for several types. Numbers are written as short as they go.
use crate::Result;
use std::{
    cmp::Ordering,
    collections::{HashMap, VecDeque},
};
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
    let mut window = Window::new(bodies);
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut order = Vec::with_capacity(bodies.len());
    let mut next = left.iter().copied().max_by_key(|&it| bodies[it].len());
    while let Some(function) = next {
        order.push(function);
        left.retain(|&other| other != function);
        window.push(function);
        next = left
            .iter()
            .copied()
            .max_by(|&a, &b| window.compare(a, b).then(b.cmp(&a)));
    }
    order
}

/// The functions written last.
struct Window {
    functions: VecDeque<usize>,
    size: usize,
    sizes: Vec<usize>,
    /// Each function's pieces.
    pieces: Vec<Vec<usize>>,
    /// Which functions have a piece; none where too many have it.
    holders: Vec<Vec<usize>>,
    /// How many functions in the window have a piece.
    count: Vec<usize>,
    /// How many of a function's pieces are in the window.
    known: Vec<usize>,
}

impl Window {
    fn new(bodies: &[&[u8]]) -> Self {
        let pieces = pieces(bodies);
        let kinds = pieces.iter().flatten().max().map_or(0, |last| last + 1);
        let mut holders = vec![Vec::new(); kinds];
        for (function, pieces) in pieces.iter().enumerate() {
            pieces.iter().for_each(|&it| holders[it].push(function));
        }
        let common = |held_by: &&mut Vec<usize>| held_by.len() > COMMON;
        holders.iter_mut().filter(common).for_each(Vec::clear);
        Self {
            functions: VecDeque::new(),
            size: 0,
            sizes: bodies.iter().map(|body| body.len()).collect(),
            pieces,
            holders,
            count: vec![0; kinds],
            known: vec![0; bodies.len()],
        }
    }

    fn push(&mut self, function: usize) {
        self.functions.push_back(function);
        self.size += self.sizes[function];
        for &piece in &self.pieces[function] {
            self.count[piece] += 1;
            if self.count[piece] == 1 {
                self.holders[piece]
                    .iter()
                    .for_each(|&it| self.known[it] += 1);
            }
        }
        while let Some(&oldest) = self.functions.front()
            && self.size - self.sizes[oldest] > WINDOW
        {
            self.functions.pop_front();
            self.forget(oldest);
        }
    }

    fn forget(&mut self, function: usize) {
        self.size -= self.sizes[function];
        for &piece in &self.pieces[function] {
            self.count[piece] -= 1;
            if self.count[piece] == 0 {
                self.holders[piece]
                    .iter()
                    .for_each(|&it| self.known[it] -= 1);
            }
        }
    }

    /// Of which of two functions more is known, for its size.
    fn compare(&self, a: usize, b: usize) -> Ordering {
        let size = |function: usize| self.pieces[function].len() + SMALL;
        (self.known[a] * size(b)).cmp(&(self.known[b] * size(a)))
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use wasm_encoder::{ExportKind, ExportSection, Function, Instruction, TypeSection, ValType};
    use wasmparser::ExternalKind;

    /// Functions that give a number each so many times, and one that calls `called`.
    fn module(numbers: &[(i32, usize)], called: u32) -> Vec<u8> {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        let mut add = |name: &str, body: &[Instruction<'_>]| {
            exports.export(name, ExportKind::Func, functions.len());
            functions.function(0);
            let mut function = Function::new([]);
            body.iter().for_each(|it| {
                function.instruction(it);
            });
            code.function(function.instruction(&Instruction::End));
        };
        for &(number, times) in numbers {
            let mut body = Vec::new();
            for _ in 0..times {
                body.extend([Instruction::I32Const(number), Instruction::Drop]);
            }
            body.push(Instruction::I32Const(number));
            add(&number.to_string(), &body);
        }
        add("calls", &[Instruction::Call(called)]);
        let mut module = Module::new();
        module.section(&types).section(&functions);
        module.section(&exports).section(&code);
        module.finish()
    }

    /// The body behind each export; a call's target by its name.
    fn by_name(module: &[u8]) -> BTreeMap<String, Vec<u8>> {
        let bodies = bodies(module).unwrap();
        let mut names = BTreeMap::new();
        for payload in Parser::new(0).parse_all(module) {
            if let Payload::ExportSection(section) = payload.unwrap() {
                for export in section {
                    let export = export.unwrap();
                    assert_eq!(export.kind, ExternalKind::Func);
                    names.insert(export.index as usize, export.name.to_owned());
                }
            }
        }
        let body = |&index: &usize| match bodies[index] {
            [0, 0x10, called, 0x0b] => names[&usize::from(*called)].as_bytes().to_vec(),
            body => body.to_vec(),
        };
        names
            .iter()
            .map(|(index, name)| (name.clone(), body(index)))
            .collect()
    }

    #[test]
    fn in_another_order_every_name_means_the_same() {
        let numbers = [(7, 3), (55, 40), (300, 30), (56, 9), (57, 2)];
        let module = module(&numbers, 3);
        let ordered = like_to_like(&module).unwrap();
        assert_ne!(ordered, module);
        assert_eq!(by_name(&ordered), by_name(&module));
        assert_eq!(by_name(&ordered)["calls"], b"56");
    }
}
