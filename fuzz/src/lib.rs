//! Invariants for any input, checked by the targets in `targets/`.

pub mod formats;
pub mod moves;
pub mod tree;

use komadai_records::{
    NodeId, Record,
    notation::{Diagnostic, Encoding, ParsedRecord, ReadError},
};

/// Decodes as the terminal program does.
pub fn decode(encoding: Encoding, bytes: &[u8]) -> Option<String> {
    let table = encoding_rs::Encoding::for_label(encoding.label().as_bytes())?;
    Some(table.decode_with_bom_removal(bytes).0.into_owned())
}

/// Checks that warnings and errors have a place and a reason, and that the record can be
/// walked.
pub fn check_answer(read: Result<ParsedRecord, ReadError>) {
    let reading = match read {
        Ok(reading) => reading,
        Err(error) => {
            check_diagnostic(&error.diagnostic);
            *error.before
        }
    };
    reading.warnings.iter().for_each(check_diagnostic);
    check_record(&reading.record);
}

fn check_diagnostic(diagnostic: &Diagnostic) {
    assert!(
        diagnostic.at.line > 0 && diagnostic.at.column > 0,
        "{diagnostic}"
    );
    assert!(!diagnostic.about.to_string().is_empty(), "{diagnostic}");
    assert!(diagnostic.found.chars().count() <= 41, "{diagnostic}");
}

/// Checks that the nodes are a tree, and that every move can be applied.
pub fn check_record(record: &Record) {
    let order = record.depth_first();
    assert_eq!(order.len() + 1, record.len());
    for &id in &order {
        let node = record.node(id);
        let parent = node.parent().expect("only the root has none");
        assert!(record.children(parent).any(|child| child == id));
    }
    let last = order.last().copied().unwrap_or(NodeId::ROOT);
    assert!(record.ply(last) <= order.len());
    let _ = record.setup_at(last);
}
