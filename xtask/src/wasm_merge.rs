//! Merges modules that wasm-split made of one program. They have the same types, import only the
//! memory, the table and globals, export nothing, and call each other through the table.
use crate::project::Result;
use std::convert::Infallible;
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, FunctionSection, ImportSection,
    Module, RawSection, SectionId,
    reencode::{Error, Reencode},
};
use wasmparser::{Import, Parser, Payload, TypeRef, Validator};

/// One module with the functions, table entries and data of all of them.
pub fn merge(modules: &[Vec<u8>]) -> Result<Vec<u8>> {
    let mut merged = Merged::default();
    for module in modules {
        merged.add(module)?;
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
    fn add(&mut self, module: &[u8]) -> Result<()> {
        let mut indices = Indices {
            first_function: self.functions.len(),
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
                    for ty in section {
                        self.functions.function(ty?);
                    }
                }
                Payload::ElementSection(section) => indices
                    .parse_element_section(&mut self.elements, section)
                    .map_err(encoding_error)?,
                Payload::CodeSectionEntry(body) => indices
                    .parse_function_body(&mut self.code, body)
                    .map_err(encoding_error)?,
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
    first_function: u32,
    first_data: u32,
    globals: Vec<u32>,
}

impl Reencode for Indices {
    type Error = Infallible;

    fn function_index(&mut self, index: u32) -> std::result::Result<u32, Error<Infallible>> {
        Ok(self.first_function + index)
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
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, Elements, EntityType, Function, GlobalType, Instruction, MemoryType, RefType,
        TableType, TypeSection, ValType,
    };

    /// The contents of a module beside an imported memory and table.
    struct Contents<'a> {
        globals: &'a [&'a str],
        functions: &'a [Instruction<'a>],
        /// Slots of the table, and their functions.
        elements: &'a [(i32, u32)],
        data: &'a [(i32, &'a str)],
    }

    fn module(contents: &Contents<'_>) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], [ValType::I32]);
        let memory = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        let table = TableType {
            element_type: RefType::FUNCREF,
            minimum: 4,
            maximum: None,
            table64: false,
            shared: false,
        };
        let global = GlobalType {
            val_type: ValType::I32,
            mutable: true,
            shared: false,
        };
        imports.import("__wasm_split", "memory", EntityType::Memory(memory));
        imports.import("__wasm_split", "table", EntityType::Table(table));
        for name in contents.globals {
            imports.import("__wasm_split", name, EntityType::Global(global));
        }
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for instruction in contents.functions {
            functions.function(0);
            let mut function = Function::new([]);
            function.instruction(instruction);
            code.function(function.instruction(&Instruction::End));
        }
        let (mut elements, mut data) = (ElementSection::new(), DataSection::new());
        for &(slot, function) in contents.elements {
            let functions = Elements::Functions(vec![function].into());
            elements.active(None, &ConstExpr::i32_const(slot), functions);
        }
        for &(address, text) in contents.data {
            data.active(0, &ConstExpr::i32_const(address), text.bytes());
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&elements);
        module.section(&DataCountSection { count: data.len() });
        module.section(&code).section(&data);
        module.finish()
    }

    #[test]
    fn modules_become_one_with_new_indices() {
        let one = module(&Contents {
            globals: &["a", "b"],
            functions: &[Instruction::Call(1), Instruction::GlobalGet(1)],
            elements: &[(2, 0)],
            data: &[(16, "one")],
        });
        let two = module(&Contents {
            globals: &["c", "b"],
            functions: &[
                Instruction::GlobalGet(0),
                Instruction::Call(0),
                Instruction::GlobalGet(1),
            ],
            elements: &[(3, 1)],
            data: &[(24, "two"), (32, "")],
        });
        let both = module(&Contents {
            globals: &["a", "b", "c"],
            functions: &[
                Instruction::Call(1),
                Instruction::GlobalGet(1),
                Instruction::GlobalGet(2),
                Instruction::Call(2),
                Instruction::GlobalGet(1),
            ],
            elements: &[(2, 0), (3, 3)],
            data: &[(16, "one"), (24, "two"), (32, "")],
        });
        assert_eq!(merge(&[one, two]).unwrap(), both);
    }

    #[test]
    fn other_modules_are_not_merged() {
        let whole = module(&Contents {
            globals: &[],
            functions: &[Instruction::Call(0)],
            elements: &[],
            data: &[],
        });
        assert!(merge(std::slice::from_ref(&whole)).is_ok());
        let own_memory = [&whole[..8], b"\x05\x03\x01\x00\x01"].concat();
        for module in [
            &own_memory[..],
            b"<!doctype html>",
            &whole[..whole.len() - 1],
        ] {
            assert!(merge(&[module.to_vec()]).is_err());
        }
    }
}
