//! Reading USEN.

use alloc::{boxed::Box, string::String};

use komadai_shogi::{Ply, Position, Setup};

use super::chunk;
use crate::{
    notation::{
        ParsedRecord, Part, ReadError, Remark, StructureRemark,
        branches::Branches,
        plausibility,
        record_builder::{RecordBuilder, Refusal},
        source_location::LineIndex,
    },
    record::EndMarker,
};

/// Reads a USEN, or the one in an address with `usen=`.
///
/// # Errors
/// The first error, with the record up to there. An illegal move is an error unless the
/// text says that it is one.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    let mut reader = Reader {
        index: LineIndex::new(text),
        builder: RecordBuilder::even(),
        branches: Branches::default(),
    };
    let read = reader.read(text);
    let Reader { index, builder, .. } = reader;
    match read {
        Ok(()) => Ok(builder.finish()),
        Err((found, about)) => Err(builder.fail(index.of(found), found, about)),
    }
}

struct Reader<'a> {
    index: LineIndex<'a>,
    builder: RecordBuilder,
    branches: Branches,
}

type Wrong<'a> = (&'a str, Remark);

/// The value of `usen` in an address, or the text itself.
fn in_address(text: &str) -> &str {
    match text.split_once("usen=") {
        Some((_, value)) => {
            let is_end = |letter: char| !letter.is_ascii_graphic() || "&#".contains(letter);
            value.split(is_end).next().unwrap_or(value)
        }
        None => text,
    }
}

/// The SFEN of a start position.
pub(super) fn sfen(start: &str) -> String {
    start.replace('_', "/").replace('.', " ").replace('z', "+")
}

impl<'a> Reader<'a> {
    fn read(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let text = in_address(text.trim_start_matches('\u{feff}').trim());
        let mut sections = text.split('~');
        self.start(sections.next().unwrap_or_default())?;
        let mut has_moves = false;
        for section in sections {
            self.section(section, !has_moves)?;
            has_moves = true;
        }
        if !has_moves {
            return Err((text, Part::Sign.such(&["\"~0.\""]).into()));
        }
        Ok(())
    }

    fn start(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        if text.is_empty() {
            return Ok(());
        }
        let setup =
            Setup::from_sfen(&sfen(text)).map_err(|faults| (text, Remark::NotSfen(faults)))?;
        self.builder
            .set_start(setup)
            .map_err(|faults| (text, faults.into()))?;
        plausibility::warn_without_kings(&mut self.builder, self.index.of(text), text);
        Ok(())
    }

    fn section(&mut self, text: &'a str, is_trunk: bool) -> Result<(), Wrong<'a>> {
        let expected = || (text, Part::Sign.such(&["~0.7ku.r"]).into());
        let (offset, rest) = text.split_once('.').ok_or_else(expected)?;
        let (moves, end) = rest.split_once('.').unwrap_or((rest, ""));
        if offset.is_empty() || !offset.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err((text, Part::MoveCount.expected().into()));
        }
        let number = offset.parse().unwrap_or(usize::MAX);
        if is_trunk {
            if number != 0 {
                let place = self.index.of(offset);
                self.builder
                    .warn(place, offset, StructureRemark::LateFirstLine);
            }
        } else {
            self.leave(offset, number, moves)?;
        }
        for (index, _) in moves.match_indices(|_: char| true).step_by(chunk::WIDTH) {
            let text = moves[index..]
                .char_indices()
                .nth(chunk::WIDTH)
                .map_or(&moves[index..], |(end, _)| &moves[index..index + end]);
            if !self.play(text)? {
                return Ok(());
            }
        }
        self.end(end)
    }

    /// Goes to the node where a variation branches off. ShogiHome counts along the
    /// previous line, Shogi Playground along the main line: the first one on which the
    /// moves are legal is taken.
    fn leave(&mut self, found: &'a str, moves: usize, line: &str) -> Result<(), Wrong<'a>> {
        let base = self
            .branches
            .branch(moves, self.builder.record())
            .ok_or((found, StructureRemark::BeyondLine.into()))?;
        self.builder.go_to(base.node);
        let trunk = self.branches.game_at(moves);
        let Some(trunk) = trunk.filter(|&trunk| trunk != base.node && !self.fits(line)) else {
            return Ok(());
        };
        self.builder.go_to(trunk);
        if !self.fits(line) {
            self.builder.go_to(base.node);
            return Ok(());
        }
        let place = self.index.of(found);
        self.builder.warn(place, found, StructureRemark::OfGame);
        self.branches.branch_from_game(moves, self.builder.record());
        Ok(())
    }

    /// Whether the moves of a line are legal from the current node.
    fn fits(&self, line: &str) -> bool {
        let Some(mut position): Option<Position> = self.builder.position().copied() else {
            return line.is_empty();
        };
        line.as_bytes().chunks(chunk::WIDTH).all(|bytes| {
            let text = core::str::from_utf8(bytes).ok();
            let mv = text.and_then(chunk::read);
            mv.is_some_and(|mv| position.play(mv).is_ok())
        })
    }

    fn ply(&self, text: &'a str) -> Result<Ply, Wrong<'a>> {
        let mv = chunk::read(text).ok_or((text, Part::Move.such(&["7ku"]).into()))?;
        let by = self.builder.setup().mover(mv);
        Ok(Ply { by, mv })
    }

    /// Makes a move; returns whether the line continues. A variation may show a
    /// mistake.
    fn play(&mut self, text: &'a str) -> Result<bool, Wrong<'a>> {
        let ply = self.ply(text)?;
        let refusal = match self.builder.push(ply) {
            Ok(_) => None,
            Err(why @ Refusal::Illegal(_)) if !self.branches.is_game() => Some(why),
            Err(why) => return Err((text, Remark::Move(ply.mv, Box::new(why.into())))),
        };
        self.branches.push(self.builder.node());
        let Some(why) = refusal else {
            return Ok(true);
        };
        let about = Remark::Move(ply.mv, Box::new(why.into())).in_variation();
        self.builder.warn(self.index.of(text), text, about);
        Ok(false)
    }

    fn end(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let word = match text {
            "" => return Ok(()),
            "r" => EndMarker::Resignation,
            "t" => EndMarker::Time,
            "j" => EndMarker::Impasse,
            "p" => EndMarker::Interrupted,
            _ => match text.strip_prefix('i') {
                Some(foul) => return self.foul(foul),
                None => {
                    let place = self.index.of(text);
                    self.builder.warn(place, text, StructureRemark::UnknownEnd);
                    return Ok(());
                }
            },
        };
        self.builder
            .end(word)
            .map(drop)
            .map_err(|why| (text, why.into()))
    }

    /// The illegal move that lost the game.
    fn foul(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let ply = self.ply(text)?;
        match self.builder.push(ply) {
            Err(Refusal::Illegal(_)) => {}
            Ok(_) => {
                let place = self.index.of(text);
                self.builder.warn(place, text, StructureRemark::LegalFoul);
            }
            Err(Refusal::Impossible(why)) => return Err((text, why)),
        }
        self.branches.push(self.builder.node());
        self.builder
            .end(EndMarker::IllegalMoveWin)
            .map(drop)
            .map_err(|why| (text, why.into()))
    }
}
