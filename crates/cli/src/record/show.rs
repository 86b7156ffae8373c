//! `record show`: the contents of a record.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use komadai_records::{
    Node, NodeId, NodeKind, Record, Winner,
    notation::{Diagnostic, Format},
};
use serde_json::{Map, Value, json};
use shogi::{Audit, EndReason, IllegalMoveReason, ViolationReason};

use super::file::File;
use crate::output::{fail, print_bytes};

#[derive(Debug, Args)]
pub struct ShowArgs {
    /// Record, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print one JSON object (docs/records.md)
    #[arg(long)]
    json: bool,
}

pub fn run(args: &ShowArgs) -> ExitCode {
    let format: fn(&Value) -> String = if args.json { Value::to_string } else { lines };
    let file = match File::read(&args.file) {
        Ok(file) => file,
        Err(problem) => return fail(&problem),
    };
    // What was read before an error is shown.
    let exit = match file.error_message() {
        Some(problem) if file.record().is_empty() => return fail(&problem),
        Some(problem) => fail(&problem),
        None => ExitCode::SUCCESS,
    };
    let text = format(&facts(&file)) + "\n";
    print_bytes(text.as_bytes(), exit)
}

fn facts(file: &File) -> Value {
    let record = file.record();
    let audit = record.audit();
    let headers = record.headers.iter();
    let headers = headers.map(|(key, value)| (key.to_owned(), json!(value)));
    let moves = record.main_moves().into_iter();
    let nodes: Vec<&Node> = std::iter::once(NodeId::ROOT)
        .chain(record.depth_first())
        .map(|id| record.node(id))
        .collect();
    let count = |wanted: fn(&Node) -> bool| nodes.iter().filter(|node| wanted(node)).count();
    json!({
        "format": file.format.map(Format::name),
        "encoding": file.encoding.label(),
        "headers": Map::from_iter(headers),
        "initial": record.start().to_sfen(),
        "moves": moves.map(|ply| ply.mv.to_string()).collect::<Vec<_>>(),
        "final": final_position(record),
        "winner": record.winner(audit.as_ref()).map(Winner::name),
        "end": record.end_reason(audit.as_ref()).map(EndReason::name),
        "first_illegal_move": audit.as_ref().and_then(first_illegal),
        "variations": variations(record),
        "comments": count(|node| !node.notes().comment.is_empty()),
        "marks": nodes.iter().map(|node| node.notes().marks.len()).sum::<usize>(),
        "times": count(|node| node.spent().is_some()),
        "warnings": file.reading.warnings.iter().map(Diagnostic::to_string).collect::<Vec<_>>(),
    })
}

/// The first illegal move. Perpetual check does not count: each of its moves is legal, and
/// the side that gives it need not have made the last one.
fn first_illegal(audit: &Audit) -> Option<usize> {
    let illegal = |reason| match reason {
        ViolationReason::Illegal(why) => why != IllegalMoveReason::PerpetualCheck,
        _ => false,
    };
    let mut violations = audit.violations().iter();
    Some(violations.find(|violation| illegal(violation.reason))?.ply)
}

/// The position after the last move.
fn final_position(record: &Record) -> String {
    let is_move = |id: &NodeId| matches!(record.node(*id).kind(), NodeKind::Move(_));
    let last = record.main_line().into_iter().rfind(is_move);
    record.setup_at(last.unwrap_or(NodeId::ROOT)).to_sfen()
}

/// The number of nodes that begin a variation.
fn variations(record: &Record) -> usize {
    let begins = |id: &NodeId| {
        let parent = record.node(*id).parent();
        parent.is_some_and(|parent| record.node(parent).next() != Some(*id))
    };
    record.depth_first().into_iter().filter(begins).count()
}

/// The facts as text, a line each, without those that are null.
fn lines(facts: &Value) -> String {
    let mut lines = Vec::new();
    for (key, value) in facts.as_object().into_iter().flatten() {
        match value {
            Value::Null => {}
            Value::Object(headers) => {
                lines.extend(headers.iter().map(|(key, value)| line(key, value)));
            }
            Value::Array(moves) if key == "moves" => {
                let moves: Vec<&str> = moves.iter().filter_map(Value::as_str).collect();
                lines.push(format!("moves ({}): {}", moves.len(), moves.join(" ")));
            }
            Value::Array(warnings) => {
                lines.extend(warnings.iter().map(|warning| line("warning", warning)));
            }
            value => lines.push(line(&key.replace('_', " "), value)),
        }
    }
    lines.join("\n")
}

fn line(key: &str, value: &Value) -> String {
    match value.as_str() {
        Some(text) => format!("{key}: {}", text.replace('\n', "\n    ")),
        None => format!("{key}: {value}"),
    }
}
