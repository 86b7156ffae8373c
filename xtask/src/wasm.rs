//! Renaming a wasm module's imports and exports, and removing its custom sections, which only
//! tools read.
use crate::project::Result;
use std::{collections::BTreeMap, convert::Infallible};
use wasm_encoder::{
    ExportSection, ImportSection, Module,
    reencode::{Error, Reencode, utils},
};
use wasmparser::{CustomSectionReader, Export, ImportSectionReader, Parser, Payload};

type Encoded<T> = std::result::Result<T, Error<Infallible>>;

/// The names of a module's imports and exports, in order.
pub fn names(module: &[u8]) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    names.push(import?.name.to_owned());
                }
            }
            Payload::ExportSection(section) => {
                for export in section {
                    names.push(export?.name.to_owned());
                }
            }
            _ => {}
        }
    }
    Ok(names)
}

/// Replaces names of imports and exports.
pub fn rename(module: &[u8], names: &BTreeMap<String, String>) -> Result<Vec<u8>> {
    let mut out = Module::new();
    Renamer { names }
        .parse_core_module(&mut out, Parser::new(0), module)
        .map_err(|error| format!("wasm: {error}"))?;
    Ok(out.finish())
}

struct Renamer<'a> {
    names: &'a BTreeMap<String, String>,
}

impl Renamer<'_> {
    fn new_name<'n>(&'n self, name: &'n str) -> &'n str {
        self.names.get(name).map_or(name, String::as_str)
    }
}

impl Reencode for Renamer<'_> {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Encoded<()> {
        for import in section.into_imports() {
            let import = import?;
            let ty = self.entity_type(import.ty)?;
            imports.import(import.module, self.new_name(import.name), ty);
        }
        Ok(())
    }

    fn parse_export(&mut self, exports: &mut ExportSection, export: Export<'_>) -> Encoded<()> {
        let name = self.new_name(export.name).to_owned();
        let name = name.as_str();
        utils::parse_export(self, exports, Export { name, ..export })
    }

    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Encoded<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        CustomSection, EntityType, ExportKind, FunctionSection, ImportSection, TypeSection,
    };

    #[test]
    fn imports_and_exports_are_renamed_and_custom_sections_dropped() {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
        types.ty().function([], []);
        imports.import("long", "long", EntityType::Function(0));
        imports.import("m", "kept", EntityType::Function(0));
        functions.function(0);
        exports.export("long", ExportKind::Func, 0);
        let mut code = wasm_encoder::CodeSection::new();
        code.function(wasm_encoder::Function::new([]).instruction(&wasm_encoder::Instruction::End));
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&exports).section(&code);
        let plain = module.as_slice().to_vec();
        module.section(&CustomSection {
            name: "name".into(),
            data: b"main".into(),
        });
        let module = module.finish();
        assert_eq!(names(&module).unwrap(), ["long", "kept", "long"]);
        assert_eq!(rename(&module, &BTreeMap::new()).unwrap(), plain);
        let short = BTreeMap::from([("long".to_owned(), "a".to_owned())]);
        let renamed = rename(&module, &short).unwrap();
        assert_eq!(names(&renamed).unwrap(), ["a", "kept", "a"]);
        wasmparser::Validator::new().validate_all(&renamed).unwrap();
    }

    #[test]
    fn a_broken_module_is_an_error() {
        for module in [
            b"".as_slice(),
            b"\0asm",
            b"<!doctype html>",
            b"\0asm\x01\0\0\0\x0a\x05\x01",
        ] {
            assert!(rename(module, &BTreeMap::new()).is_err(), "{module:?}");
        }
    }
}
