//! Lines of moves, and the variations in them.

use core::time::Duration;

use super::{DEPTH, moves, read::warn, start::Wrong};
use crate::{
    Square,
    notation::{
        csa::codes,
        doubt,
        json::{Items, Kind, Value},
        maker::{Maker, Refusal},
        mark_lines,
        scan::Places,
        spent,
    },
    record::NodeId,
};

/// What is being read: lines in forks in lines.
enum Frame<'j> {
    Line(Line<'j>),
    Forks { rest: Items<'j>, base: Base },
}

struct Line<'j> {
    rest: Items<'j>,
    is_variation: bool,
    /// Nothing can be made of the rest.
    is_over: bool,
    /// Where to go on after the forks of an entry.
    resume: Option<NodeId>,
    /// Where the last move went to.
    before: Option<Square>,
    /// An illegal move, until the record calls it one.
    foul: Option<Wrong<'j>>,
    /// Where the line ended.
    ended: Option<NodeId>,
}

/// Where forks begin.
struct Base {
    node: NodeId,
    before: Option<Square>,
    /// Whether a line goes on there already, or it is in a variation.
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
            foul: None,
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

    /// An illegal move that the record passes over: the game ends there. Of a
    /// variation, which may show what must not be done, the rest is left out.
    fn settle_foul(&mut self, maker: &mut Maker, places: &Places<'_>) -> Result<(), Wrong<'j>> {
        match self.foul.take() {
            None => Ok(()),
            Some(foul) if !self.is_variation => Err(foul),
            Some((mv, why)) => {
                let about = format!("{why}; what follows in this variation is left out");
                warn(maker, places, mv, &about);
                self.is_over = true;
                Ok(())
            }
        }
    }
}

/// Reads the moves of a game with all variations.
pub(super) fn read<'j>(
    moves: Value<'j>,
    maker: &mut Maker,
    places: &Places<'_>,
) -> Result<(), Wrong<'j>> {
    let mut stack = vec![Frame::Line(Line::game(moves))];
    while let Some(frame) = stack.last_mut() {
        let next = match frame {
            Frame::Line(line) => {
                if let Some(node) = line.resume.take() {
                    maker.go_to(node);
                }
                match line.rest.next().filter(|_| !line.is_over) {
                    Some(entry) => fork_after(line, entry, maker, places)?,
                    None => {
                        line.settle_foul(maker, places)?;
                        stack.pop();
                        continue;
                    }
                }
            }
            Frame::Forks { rest, base } => match rest.next() {
                Some(fork) if fork.kind() == Kind::List => {
                    maker.go_to(base.node);
                    Some(Frame::Line(Line::fork(fork, base)))
                }
                Some(fork) => return Err((fork, "expected a list of moves".to_owned())),
                None => {
                    stack.pop();
                    continue;
                }
            },
        };
        if let Some(frame) = next {
            if stack.len() >= 2 * DEPTH {
                let about = format!("more than {DEPTH} variations stand in one another");
                return Err((moves, about));
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
    maker: &mut Maker,
    places: &Places<'_>,
) -> Result<Option<Frame<'j>>, Wrong<'j>> {
    let forks = entry.get("forks");
    let (node, before) = (maker.node(), line.before);
    self::entry(line, entry, maker, places)?;
    let Some(forks) = forks.filter(|_| !line.is_over) else {
        return Ok(None);
    };
    if forks.kind() != Kind::List {
        return Err((forks, "expected a list of variations".to_owned()));
    }
    line.resume = Some(maker.node());
    let has_line = line.is_variation || maker.record().node(node).next().is_some();
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
    maker: &mut Maker,
    places: &Places<'_>,
) -> Result<(), Wrong<'j>> {
    if entry.kind() != Kind::Object {
        return Err((entry, "expected an object with a move".to_owned()));
    }
    let whole = |value: &Value<'j>| !value.is_cut();
    let mv = entry.get("move").filter(whole);
    let special = entry.get("special").filter(whole);
    if mv.is_some() && maker.has_ended() {
        warn(
            maker,
            places,
            entry,
            "the line has ended before this, which is left out",
        );
        return Ok(());
    }
    if let Some(mv) = mv {
        line.settle_foul(maker, places)?;
        if !line.is_over {
            play(line, mv, maker, places)?;
        }
    }
    if let Some(special) = special.filter(|_| !line.is_over) {
        end(line, special, maker, places)?;
    }
    if line.is_over {
        return Ok(());
    }
    if let Some(time) = entry.get("time").filter(whole)
        && (mv.is_some() || special.is_some())
    {
        match time.get("now").and_then(self::time) {
            Some(spent) => maker.set_spent(spent),
            None => warn(
                maker,
                places,
                time,
                "expected a time in h, m and s, it is left out",
            ),
        }
    }
    if let Some(comments) = entry.get("comments") {
        comment(comments, maker, places);
    }
    Ok(())
}

fn play<'j>(
    line: &mut Line<'j>,
    mv: Value<'j>,
    maker: &mut Maker,
    places: &Places<'_>,
) -> Result<(), Wrong<'j>> {
    let (ply, guess) = moves::read(mv, maker, line.before)?;
    if let Some(guess) = guess {
        warn(maker, places, mv, guess);
    }
    if maker.goes_past_repetition() {
        warn(maker, places, mv, doubt::PAST_REPETITION);
    }
    line.before = Some(ply.mv.to());
    match maker.push(ply) {
        Ok(_) => Ok(()),
        Err(Refusal::Illegal(why)) => {
            line.foul = Some((mv, why.to_string()));
            Ok(())
        }
        Err(Refusal::Impossible(why)) => Err((mv, why)),
    }
}

fn end<'j>(
    line: &mut Line<'j>,
    special: Value<'j>,
    maker: &mut Maker,
    places: &Places<'_>,
) -> Result<(), Wrong<'j>> {
    let name = special
        .text()
        .ok_or((special, "expected an end such as TORYO".to_owned()))?;
    let after_foul = codes::is_foul(&name) && line.foul.take().is_some();
    line.settle_foul(maker, places)?;
    if line.is_over {
        return Ok(());
    }
    let is_second = line.ended.is_some();
    if is_second {
        let about = "the game has ended already: this end counts, the other is a variation";
        warn(maker, places, special, about);
    }
    match line.ended {
        Some(before) => maker.go_to(before),
        None => line.ended = Some(maker.node()),
    }
    let word = codes::end_word(&name, maker.table().turn(), after_foul);
    doubt::end(maker, &word, places.of(special.found()), special.found());
    let ended = maker.end_as(word, is_second);
    ended.map(drop).map_err(|why| (special, why.to_string()))
}

fn time(now: Value<'_>) -> Option<Duration> {
    let part = |key: &str| match now.get(key) {
        Some(value) => value.whole(),
        None => Some(0),
    };
    if now.kind() != Kind::Object {
        return None;
    }
    spent::of_parts(part("h")?, part("m")?, part("s")?)
}

fn comment(comments: Value<'_>, maker: &mut Maker, places: &Places<'_>) {
    let mut lines = Vec::new();
    match comments.kind() {
        Kind::List => {
            for value in comments.items() {
                match value.text() {
                    Some(line) => lines.push(line),
                    None => warn(maker, places, value, "expected a text, it is left out"),
                }
            }
        }
        _ => {
            warn(maker, places, comments, "comments are a list of texts");
            lines.extend(comments.text());
        }
    }
    let node = maker.node();
    let notes = maker.record().note(node);
    let text = lines.join("\n");
    let lines = text.split('\n');
    let lines: Vec<&str> = lines
        .filter(|line| !mark_lines::take(line, &mut notes.marks))
        .collect();
    if lines.is_empty() {
        return;
    }
    if !notes.comment.is_empty() {
        notes.comment.push('\n');
    }
    notes.comment.push_str(&lines.join("\n"));
}
