//! Merges modules that wasm-split made of one program. They have the same types, import only the
//! memory, the table and globals, export nothing, and call each other through the table: for each
//! function of another module that it calls, a module has a function that only passes the call
//! on. Of those, none is kept whose target is in the merged module, and one for each other target.
use crate::project::Result;
use std::{collections::BTreeMap, convert::Infallible};
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, FunctionSection, ImportSection,
    Module, RawSection, SectionId,
    reencode::{Error, Reencode},
};
use wasmparser::{
    ElementItems, ElementKind, ElementSectionReader, FunctionBody, Import, Operator, Parser,
    Payload, TypeRef, Validator,
};

/// One module with the functions, table entries and data of all of them.
pub fn merge(modules: &[Vec<u8>]) -> Result<Vec<u8>> {
    let outlines = modules.iter().map(|module| Outline::of(module));
    let plan = Plan::new(&outlines.collect::<Result<Vec<_>>>()?)?;
    let mut merged = Merged::default();
    for (module, functions) in modules.iter().zip(plan.functions) {
        merged.add(module, functions)?;
    }
    let mut out = Module::new();
    out.section(&RawSection {
        id: SectionId::Type.into(),
        data: &merged.types,
    });
    out.section(&merged.imports).section(&merged.functions);
    out.section(&merged.elements);
    out.section(&DataCountSection {
        count: merged.data.len(),
    });
    out.section(&merged.code).section(&merged.data);
    let out = out.finish();
    Validator::new().validate_all(&out)?;
    Ok(out)
}

/// What has to be known of a module before functions get their new indices.
#[derive(Default)]
struct Outline {
    functions: Vec<FunctionKind>,
    /// The functions in slots of the table.
    slots: Vec<(i32, u32)>,
}

#[derive(Clone, Copy, PartialEq)]
enum FunctionKind {
    /// It only passes a call on to the function in this slot of the table.
    Shim(i32),
    Other,
}

impl Outline {
    fn of(module: &[u8]) -> Result<Self> {
        let mut outline = Self::default();
        let mut types = Vec::new();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::FunctionSection(section) => {
                    types = section.into_iter().collect::<std::result::Result<_, _>>()?;
                }
                Payload::ElementSection(section) => outline.slots = slots(section)?,
                Payload::CodeSectionEntry(body) => {
                    let ty = types.get(outline.functions.len());
                    let ty = ty.ok_or("a module to merge has a function without a type")?;
                    outline.functions.push(kind(&body, *ty)?);
                }
                _ => {}
            }
        }
        Ok(outline)
    }
}

/// The functions that elements put into the table, with their slots.
fn slots(section: ElementSectionReader<'_>) -> Result<Vec<(i32, u32)>> {
    let mut slots = Vec::new();
    for element in section {
        let element = element?;
        let ElementKind::Active { offset_expr, .. } = element.kind else {
            return Err("a module to merge has elements that are not in the table".into());
        };
        let Operator::I32Const { value: first } = offset_expr.get_operators_reader().read()? else {
            return Err("a module to merge has elements without a slot".into());
        };
        let ElementItems::Functions(functions) = element.items else {
            return Err("a module to merge has elements that are no functions".into());
        };
        for (slot, function) in (first..).zip(functions) {
            slots.push((slot, function?));
        }
    }
    Ok(slots)
}

fn kind(body: &FunctionBody<'_>, ty: u32) -> Result<FunctionKind> {
    if body.get_locals_reader()?.get_count() > 0 {
        return Ok(FunctionKind::Other);
    }
    let mut operators = body.get_operators_reader()?;
    let mut passed = 0;
    let slot = loop {
        match operators.read()? {
            Operator::LocalGet { local_index } if local_index == passed => passed += 1,
            Operator::I32Const { value } => break value,
            _ => return Ok(FunctionKind::Other),
        }
    };
    let calls_slot =
        matches!(operators.read()?, Operator::CallIndirect { type_index, .. } if type_index == ty);
    Ok(
        match calls_slot && matches!(operators.read()?, Operator::End) {
            true => FunctionKind::Shim(slot),
            false => FunctionKind::Other,
        },
    )
}

/// A function of a module in the merged one.
#[derive(Clone, Copy)]
struct Place {
    index: u32,
    /// Whether its body is written, and not that of another function with this index.
    is_kept: bool,
}

/// Where the functions of each module go.
struct Plan {
    functions: Vec<Vec<Place>>,
}

impl Plan {
    fn new(modules: &[Outline]) -> Result<Self> {
        // The functions that are no shims, by their slots.
        let mut targets = BTreeMap::new();
        for (module, outline) in modules.iter().enumerate() {
            for &(slot, function) in &outline.slots {
                if outline.functions.get(function as usize) == Some(&FunctionKind::Other) {
                    targets.insert(slot, (module, function as usize));
                }
            }
        }
        // The new indices of functions that are kept, and those by which slots are called.
        let (mut next, mut of_slots) = (0, BTreeMap::new());
        let mut index = |kind: &FunctionKind| {
            if let FunctionKind::Shim(slot) = kind {
                if targets.contains_key(slot) || of_slots.contains_key(slot) {
                    return None;
                }
                of_slots.insert(*slot, next);
            }
            next += 1;
            Some(next - 1)
        };
        let kept: Vec<Vec<Option<u32>>> = modules
            .iter()
            .map(|outline| outline.functions.iter().map(&mut index).collect())
            .collect();
        for (slot, (module, function)) in targets {
            of_slots.extend(kept[module][function].map(|index| (slot, index)));
        }
        let place = |(kind, index): (&FunctionKind, &Option<u32>)| match (kind, index) {
            (_, Some(index)) => Some(Place {
                index: *index,
                is_kept: true,
            }),
            (FunctionKind::Shim(slot), None) => of_slots.get(slot).map(|&index| Place {
                index,
                is_kept: false,
            }),
            (FunctionKind::Other, None) => None,
        };
        let functions = modules.iter().zip(&kept).map(|(outline, kept)| {
            let both = outline.functions.iter().zip(kept);
            both.map(place).collect()
        });
        let functions: Option<Vec<Vec<Place>>> = functions.collect();
        Ok(Self {
            functions: functions.ok_or("a function of a module to merge has no place")?,
        })
    }
}

/// The sections of the merged module so far.
#[derive(Default)]
struct Merged {
    /// As in each module, unparsed.
    types: Vec<u8>,
    imports: ImportSection,
    import_names: Vec<(Kind, String)>,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Memory,
    Table,
    Global,
}

impl Merged {
    fn add(&mut self, module: &[u8], functions: Vec<Place>) -> Result<()> {
        let kept: Vec<bool> = functions.iter().map(|place| place.is_kept).collect();
        let mut bodies = kept.iter();
        let mut indices = Indices {
            functions,
            first_data: self.data.len(),
            globals: Vec::new(),
        };
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(section) => {
                    let range = section.range();
                    let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
                    self.add_types(&module[range])?;
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        self.add_import(import?, &mut indices)?;
                    }
                }
                Payload::FunctionSection(section) => {
                    for (ty, is_kept) in section.into_iter().zip(&kept) {
                        if *is_kept {
                            self.functions.function(ty?);
                        }
                    }
                }
                Payload::ElementSection(section) => indices
                    .parse_element_section(&mut self.elements, section)
                    .map_err(encoding_error)?,
                Payload::CodeSectionEntry(body) => {
                    if bodies.next() == Some(&true) {
                        indices
                            .parse_function_body(&mut self.code, body)
                            .map_err(encoding_error)?;
                    }
                }
                Payload::DataSection(section) => indices
                    .parse_data_section(&mut self.data, section)
                    .map_err(encoding_error)?,
                Payload::ExportSection(section) if section.count() == 0 => {}
                Payload::Version { .. }
                | Payload::DataCountSection { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::CustomSection(_)
                | Payload::End(_) => {}
                other => return Err(format!("a module to merge has {other:?}").into()),
            }
        }
        Ok(())
    }

    fn add_types(&mut self, types: &[u8]) -> Result<()> {
        if self.types.is_empty() {
            self.types = types.to_vec();
        }
        if self.types != types {
            return Err("modules to merge differ in their types".into());
        }
        Ok(())
    }

    fn add_import(&mut self, import: Import<'_>, indices: &mut Indices) -> Result<()> {
        let kind = match import.ty {
            TypeRef::Memory(_) => Kind::Memory,
            TypeRef::Table(_) => Kind::Table,
            TypeRef::Global(_) => Kind::Global,
            other => return Err(format!("a module to merge imports {other:?}").into()),
        };
        let name = (kind, import.name.to_owned());
        if !self.import_names.contains(&name) {
            let ty = indices.entity_type(import.ty).map_err(encoding_error)?;
            self.imports.import(import.module, import.name, ty);
            self.import_names.push(name.clone());
        }
        let mut of_kind = self.import_names.iter().filter(|(other, _)| *other == kind);
        let index = of_kind.position(|other| *other == name).unwrap_or_default();
        match kind {
            Kind::Global => indices.globals.push(u32::try_from(index)?),
            _ if index > 0 => return Err("modules to merge differ in memory or table".into()),
            _ => {}
        }
        Ok(())
    }
}

/// The new indices of one module.
struct Indices {
    functions: Vec<Place>,
    first_data: u32,
    globals: Vec<u32>,
}

impl Reencode for Indices {
    type Error = Infallible;

    fn function_index(&mut self, index: u32) -> std::result::Result<u32, Error<Infallible>> {
        let place = self.functions.get(index as usize);
        Ok(place.map_or(index, |place| place.index))
    }

    fn data_index(&mut self, index: u32) -> std::result::Result<u32, Error<Infallible>> {
        Ok(self.first_data + index)
    }

    fn global_index(&mut self, index: u32) -> std::result::Result<u32, Error<Infallible>> {
        let global = self.globals.get(index as usize);
        Ok(*global.unwrap_or(&index))
    }
}

fn encoding_error(error: Error<Infallible>) -> String {
    format!("wasm: {error}")
}

#[cfg(test)]
mod tests;
