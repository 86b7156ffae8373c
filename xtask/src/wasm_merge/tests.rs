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
    let bodies: Vec<&[Instruction<'_>]> = contents
        .functions
        .iter()
        .map(std::slice::from_ref)
        .collect();
    module_of(contents.globals, &bodies, contents.elements, contents.data)
}

fn module_of(
    globals: &[&str],
    bodies: &[&[Instruction<'_>]],
    slots: &[(i32, u32)],
    texts: &[(i32, &str)],
) -> Vec<u8> {
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
    for name in globals {
        imports.import("__wasm_split", name, EntityType::Global(global));
    }
    let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
    for body in bodies {
        functions.function(0);
        let mut function = Function::new([]);
        for instruction in *body {
            function.instruction(instruction);
        }
        code.function(function.instruction(&Instruction::End));
    }
    let (mut elements, mut data) = (ElementSection::new(), DataSection::new());
    for &(slot, function) in slots {
        let functions = Elements::Functions(vec![function].into());
        elements.active(None, &ConstExpr::i32_const(slot), functions);
    }
    for &(address, text) in texts {
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
fn what_passes_a_call_on_is_kept_once_or_not_at_all() {
    let shim = |slot| {
        [
            Instruction::I32Const(slot),
            Instruction::CallIndirect {
                type_index: 0,
                table_index: 0,
            },
        ]
    };
    let module = |bodies: &[&[Instruction<'_>]], elements: &[(i32, u32)]| {
        module_of(&[], bodies, elements, &[])
    };
    let value = [Instruction::I32Const(7)];
    // The first calls the function of the second, and one of neither.
    let one = module(
        &[
            &shim(2),
            &shim(3),
            &[Instruction::Call(0)],
            &[Instruction::Call(1)],
        ],
        &[(1, 2)],
    );
    let two = module(&[&value, &shim(3), &[Instruction::Call(1)]], &[(2, 0)]);
    let both = module(
        &[
            &shim(3),
            &[Instruction::Call(3)],
            &[Instruction::Call(0)],
            &value,
            &[Instruction::Call(0)],
        ],
        &[(1, 1), (2, 3)],
    );
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
