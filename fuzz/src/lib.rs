//! What must hold whatever is read, for the targets in `targets/`.

pub mod formats;
pub mod moves;
pub mod tree;

use shogi::{
    notation::{Diagnostic, Encoding, ParsedRecord, ReadError},
    record::{NodeId, Record},
};

/// A decoder as the terminal program has one.
pub fn decode(encoding: Encoding, bytes: &[u8]) -> Option<String> {
    let table = encoding_rs::Encoding::for_label(encoding.label().as_bytes())?;
    Some(table.decode_with_bom_removal(bytes).0.into_owned())
}

/// Every answer says where and what, and what was read can be walked.
pub fn check_answer(read: Result<ParsedRecord, ReadError>) {
    let reading = match read {
        Ok(reading) => reading,
        Err(error) => {
            check_remark(&error.diagnostic);
            *error.before
        }
    };
    reading.warnings.iter().for_each(check_remark);
    check_record(&reading.record);
}

fn check_remark(remark: &Diagnostic) {
    assert!(remark.at.line > 0 && remark.at.column > 0, "{remark}");
    assert!(!remark.about.is_empty(), "{remark}");
    assert!(remark.found.chars().count() <= 41, "{remark}");
}

/// The nodes are a tree, and the wood for every move of it is there.
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
    record.setup_at(last);
}
