//! Lines of moves with their variations.

use alloc::vec::Vec;
use core::time::Duration;

use komadai_shogi::Square;

use super::{
    diagnostics::{ValueError, warn},
    json::{Items, Kind, Value},
    moves,
};
use crate::{
    notation::{
        Part, Remark, StructureRemark, comment_marks,
        csa::codes,
        elapsed, plausibility,
        record_builder::{RecordBuilder, UnmarkedFoul},
        source_location::LineIndex,
    },
    record::NodeId,
};

/// The maximum nesting of variations. No real record has more, and other programs fail
/// at them.
pub(super) const MAX_DEPTH: usize = 1000;

/// An entry of the stack: a line, or the forks of a line.
enum Frame<'j> {
    Line(Line<'j>),
    Forks { rest: Items<'j>, base: Base },
}

struct Line<'j> {
    rest: Items<'j>,
    is_variation: bool,
    /// The rest of the line is ignored.
    is_over: bool,
    /// The node at which the line continues after the forks of an entry.
    resume: Option<NodeId>,
    /// The destination of the last move.
    before: Option<Square>,
    foul: UnmarkedFoul<ValueError<'j>>,
    /// The end of the line.
    ended: Option<NodeId>,
}

/// The node at which forks branch off.
struct Base {
    node: NodeId,
    before: Option<Square>,
    /// Whether a line continues there already, or it is in a variation.
    has_line: bool,
}

impl<'j> Line<'j> {
    fn game(moves: Value<'j>) -> Self {
        Self {
            rest: moves.items(),
            is_variation: false,
            is_over: false,
            resume: None,
            before: None,
            foul: UnmarkedFoul::NONE,
            ended: None,
        }
    }

    fn fork(moves: Value<'j>, base: &Base) -> Self {
        Self {
            is_variation: base.has_line,
            before: base.before,
            ..Self::game(moves)
        }
    }

    /// [`UnmarkedFoul::settle`], with its warning.
    fn settle_foul(
        &mut self,
        builder: &mut RecordBuilder,
        index: &LineIndex<'_>,
    ) -> Result<(), ValueError<'j>> {
        if let Some((mv, why)) = self.foul.settle(self.is_variation)? {
            warn(builder, index, mv, why.in_variation());
            self.is_over = true;
        }
        Ok(())
    }
}

/// Reads the moves of a game with all variations.
pub(super) fn read<'j>(
    moves: Value<'j>,
    builder: &mut RecordBuilder,
    index: &LineIndex<'_>,
) -> Result<(), ValueError<'j>> {
    let mut stack = vec![Frame::Line(Line::game(moves))];
    while let Some(frame) = stack.last_mut() {
        let next = match frame {
            Frame::Line(line) => {
                if let Some(node) = line.resume.take() {
                    builder.go_to(node);
                }
                match line.rest.next().filter(|_| !line.is_over) {
                    Some(entry) => fork_after(line, entry, builder, index)?,
                    None => {
                        line.settle_foul(builder, index)?;
                        stack.pop();
                        continue;
                    }
                }
            }
            Frame::Forks { rest, base } => match rest.next() {
                Some(fork) if fork.kind() == Kind::List => {
                    builder.go_to(base.node);
                    Some(Frame::Line(Line::fork(fork, base)))
                }
                Some(fork) => return Err((fork, Part::Moves.expected().into())),
                None => {
                    stack.pop();
                    continue;
                }
            },
        };
        if let Some(frame) = next {
            if stack.len() >= 2 * MAX_DEPTH {
                return Err((moves, StructureRemark::TooDeep(MAX_DEPTH).into()));
            }
            stack.push(frame);
        }
    }
    Ok(())
}

/// Reads an entry; returns its forks, if it has any.
fn fork_after<'j>(
    line: &mut Line<'j>,
    entry: Value<'j>,
    builder: &mut RecordBuilder,
    index: &LineIndex<'_>,
) -> Result<Option<Frame<'j>>, ValueError<'j>> {
    let forks = entry.get("forks");
    let (node, before) = (builder.node(), line.before);
    self::entry(line, entry, builder, index)?;
    let Some(forks) = forks.filter(|_| !line.is_over) else {
        return Ok(None);
    };
    if forks.kind() != Kind::List {
        return Err((forks, Part::Variations.expected().into()));
    }
    line.resume = Some(builder.node());
    let has_line = line.is_variation || builder.record().node(node).next().is_some();
    Ok(Some(Frame::Forks {
        rest: forks.items(),
        base: Base {
            node,
            before,
            has_line,
        },
    }))
}

fn entry<'j>(
    line: &mut Line<'j>,
    entry: Value<'j>,
    builder: &mut RecordBuilder,
    index: &LineIndex<'_>,
) -> Result<(), ValueError<'j>> {
    if entry.kind() != Kind::Object {
        return Err((entry, Part::MoveObject.expected().into()));
    }
    let whole = |value: &Value<'j>| !value.is_cut();
    let mv = entry.get("move").filter(whole);
    let special = entry.get("special").filter(whole);
    if mv.is_some() && builder.has_ended() {
        warn(builder, index, entry, Remark::SecondEnd);
        return Ok(());
    }
    if let Some(mv) = mv {
        line.settle_foul(builder, index)?;
        if !line.is_over {
            play(line, mv, builder, index)?;
        }
    }
    if let Some(special) = special.filter(|_| !line.is_over) {
        end(line, special, builder, index)?;
    }
    if line.is_over {
        return Ok(());
    }
    if let Some(time) = entry.get("time").filter(whole)
        && (mv.is_some() || special.is_some())
    {
        match time.get("now").and_then(self::time) {
            Some(spent) => builder.set_spent(spent),
            None => {
                let expected = Part::Time.such(&["{\"m\":1,\"s\":5}"]);
                warn(builder, index, time, Remark::LeftOut(expected));
            }
        }
    }
    if let Some(comments) = entry.get("comments") {
        comment(comments, builder, index);
    }
    Ok(())
}

fn play<'j>(
    line: &mut Line<'j>,
    mv: Value<'j>,
    builder: &mut RecordBuilder,
    index: &LineIndex<'_>,
) -> Result<(), ValueError<'j>> {
    let (ply, guess) = moves::read(mv, builder, line.before)?;
    if let Some(guess) = guess {
        warn(builder, index, mv, guess);
    }
    if builder.continues_past_repetition() {
        warn(builder, index, mv, Remark::AfterRepetition);
    }
    line.before = Some(ply.mv.to());
    builder.play(ply, &mut line.foul, |about| (mv, about))
}

fn end<'j>(
    line: &mut Line<'j>,
    special: Value<'j>,
    builder: &mut RecordBuilder,
    index: &LineIndex<'_>,
) -> Result<(), ValueError<'j>> {
    let name = special
        .text()
        .ok_or((special, Part::End.such(&["TORYO"]).into()))?;
    let after_foul = codes::is_foul(&name) && line.foul.mark();
    line.settle_foul(builder, index)?;
    if line.is_over {
        return Ok(());
    }
    let is_second = line.ended.is_some();
    if is_second {
        warn(builder, index, special, StructureRemark::EndReplaced);
    }
    match line.ended {
        Some(before) => builder.go_to(before),
        None => line.ended = Some(builder.node()),
    }
    let word = codes::end_word(&name, builder.setup().turn(), after_foul);
    plausibility::check_end(builder, &word, index.of(special.found()), special.found());
    let ended = builder.end_as(word, is_second);
    ended.map(drop).map_err(|why| (special, why.into()))
}

fn time(now: Value<'_>) -> Option<Duration> {
    let part = |key: &str| match now.get(key) {
        Some(value) => value.whole(),
        None => Some(0),
    };
    if now.kind() != Kind::Object {
        return None;
    }
    elapsed::from_hms(part("h")?, part("m")?, part("s")?)
}

fn comment(comments: Value<'_>, builder: &mut RecordBuilder, index: &LineIndex<'_>) {
    let mut lines = Vec::new();
    match comments.kind() {
        Kind::List => {
            for value in comments.items() {
                match value.text() {
                    Some(line) => lines.push(line),
                    None => {
                        let about = Remark::LeftOut(Part::Text.expected());
                        warn(builder, index, value, about);
                    }
                }
            }
        }
        _ => {
            warn(builder, index, comments, Part::Comments.expected());
            lines.extend(comments.text());
        }
    }
    let node = builder.node();
    let notes = builder.record().notes_mut(node);
    let text = lines.join("\n");
    let lines = text.split('\n');
    let lines: Vec<&str> = lines
        .filter(|line| !comment_marks::take(line, &mut notes.marks))
        .collect();
    if lines.is_empty() {
        return;
    }
    if !notes.comment.is_empty() {
        notes.comment.push('\n');
    }
    notes.comment.push_str(&lines.join("\n"));
}
