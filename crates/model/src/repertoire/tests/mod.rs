mod add_line;
mod definition;
mod progress;
mod properties;
mod schedule;
mod session;
mod session_lines;
mod size;
mod tree;

use std::sync::Arc;

use komadai_records::{NodeId, Record};
use shogi::{Color, Move, Position, Setup, Strictness};

use super::{
    Repertoire, RepertoireProgress, Replies, Scope, Session, SessionOptions, Stage, Verdict,
};
use crate::problems::Day;

const TODAY: Day = Day(20_000);

fn mv(usi: &str) -> Move {
    usi.parse().expect("a move")
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(mv).collect()
}

/// A record of lines from a start. A word after a move in brackets is its comment: `7g7f[best]`.
fn record_from(start: &str, lines: &[&str]) -> Record {
    let setup = Setup::from_sfen(start).expect("a start");
    let mut record = Record::new(setup);
    for text in lines {
        let mut line = record.editor();
        for word in text.split_whitespace() {
            let (usi, comment) = word.split_once('[').unwrap_or((word, ""));
            let ply = line.parse_ply(usi).expect("a move");
            line.push(ply).expect("the piece is there");
            let comment = comment.trim_end_matches(']');
            if !comment.is_empty() {
                line.add_comment(comment);
            }
        }
    }
    record
}

fn record(lines: &[&str]) -> Record {
    record_from(&Position::startpos().to_sfen(), lines)
}

fn tree(side: Color, lines: &[&str]) -> Repertoire {
    Repertoire::new(side, [&record(lines)])
}

/// The position after moves from the start of the game.
fn after(text: &str) -> Position {
    let mut position = Position::startpos();
    for mv in moves(text) {
        position.play(mv).expect("a legal move");
    }
    position
}

/// The moves of a repertoire after these.
fn known(repertoire: &Repertoire, text: &str) -> Vec<String> {
    let known = repertoire.moves(&after(text)).iter();
    known.map(|known| known.mv.to_string()).collect()
}

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Lesson).expect("a position")
}

fn begun(repertoire: Repertoire, progress: &RepertoireProgress, new_per_day: u32) -> Session {
    let options = SessionOptions {
        today: TODAY,
        new_per_day,
        scope: Scope::Due,
    };
    Session::new(Arc::new(repertoire), progress, options)
}

/// Goes on until something is asked, or to the end; the moves that were made on the way,
/// with a stroke where a line begins.
fn go_on(session: &mut Session, replies: Replies) -> String {
    let mut made = String::new();
    for _ in 0..1_000 {
        match session.stage() {
            Stage::Asking { .. } | Stage::Done => return made.trim().to_owned(),
            Stage::LineEnd => made.push_str(" /"),
            Stage::Moving | Stage::Corrected => {}
        }
        let line_ends = session.stage() == Stage::LineEnd;
        session.advance(replies);
        if !line_ends {
            let before = session.before().expect("a move was made");
            made.push_str(&format!(" {before}"));
        }
    }
    panic!("it never asks");
}

/// Answers, notes what is learned, and goes on; how the answer was, and the moves made then.
fn answer(
    session: &mut Session,
    progress: &mut RepertoireProgress,
    usi: &str,
) -> (Verdict, String) {
    let answer = session.answer(mv(usi)).expect("a move is asked for");
    if let Some((key, record)) = answer.learned {
        progress.set(&key, record);
    }
    (answer.verdict, go_on(session, Replies::Recorded))
}

/// The node that moves from the start of a record lead to.
fn node_at(record: &Record, text: &str) -> NodeId {
    let mut node = NodeId::ROOT;
    for mv in moves(text) {
        let mut children = record.children(node);
        let is_it = |&id: &NodeId| record.node(id).ply().is_some_and(|ply| ply.mv == mv);
        node = children.find(is_it).expect("the record has the move");
    }
    node
}
