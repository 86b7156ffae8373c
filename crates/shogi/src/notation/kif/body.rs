use core::ops::ControlFlow;
use std::collections::BTreeSet;

use super::{
    ends,
    line::{Kind, Layout},
    notes::NoteLines,
    numbered::Numbers,
};
use crate::{
    Color, Move, Ply, Square,
    notation::{
        ReadError, Reading, Remark,
        branches::Branches,
        japanese::{
            names,
            said::{Said, spaces},
        },
        maker::{Maker, Refusal},
        scan::TextLine,
    },
    record::{EndWord, NodeId},
};

/// The moves and all that stands between them.
#[derive(Debug)]
pub(in crate::notation) struct Body {
    layout: Layout,
    pub(super) maker: Maker,
    branches: Branches,
    pub(super) notes: NoteLines,
    pub(super) numbers: Numbers,
    /// Where the move before the start went.
    before: Option<Square>,
    /// The first move of a variation is still to come, after so many moves.
    fresh: Option<usize>,
    /// An illegal move that nothing has been said of yet.
    foul: Option<Remark>,
    /// Nothing can be made of the rest of the line.
    pub(super) skips: bool,
    /// Moves that are not the only ones at their place.
    siblings: BTreeSet<(NodeId, Move)>,
}

/// Where a move says that its piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum From {
    Square(Square),
    Hand,
    Unsaid,
}

impl Body {
    pub fn new(layout: Layout, maker: Maker, before: Option<Square>) -> Self {
        Self {
            layout,
            maker,
            branches: Branches::default(),
            notes: NoteLines::default(),
            numbers: Numbers::default(),
            before,
            fresh: None,
            foul: None,
            skips: false,
            siblings: BTreeSet::new(),
        }
    }

    /// Takes a line; breaks where another game begins.
    pub fn line(&mut self, line: TextLine<'_>, kind: Kind<'_>) -> Result<ControlFlow<()>, Remark> {
        match kind {
            Kind::Nothing => {}
            Kind::Comment(_) | Kind::Bookmark(_) | Kind::Moves(_) | Kind::Result(_)
                if self.skips => {}
            Kind::Comment(text) => self.notes.comment(text),
            Kind::Bookmark(text) => self.notes.bookmark(text),
            Kind::Moves(text) => match self.layout {
                Layout::Numbered => self.numbered(line, text)?,
                Layout::Free => self.free(line, text)?,
            },
            Kind::Result(text) => self.result(line, text)?,
            Kind::Variation(text) => self.variation(line, text)?,
            Kind::Header(key, value) if self.maker.record().headers.get(key).is_none() => {
                self.maker.add_header(line.place(key), key, value);
            }
            Kind::Header(..) | Kind::Handicap(_) | Kind::TableHead | Kind::Rank(_)
                if !self.maker.record().is_empty() =>
            {
                let about = "another game begins here: only the first one is read";
                self.maker.warn(line.place(line.text), line.text, about);
                return Ok(ControlFlow::Break(()));
            }
            Kind::TableHead => {}
            _ => {
                let about = "this is not understood here, and is left out";
                self.maker.warn(line.place(line.text), line.text, about);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The end of the text.
    pub fn finish(mut self) -> Result<Reading, ReadError> {
        self.settle_notes();
        match self.settle_foul() {
            Ok(()) => Ok(self.maker.finish()),
            Err(remark) => Err(self.maker.failed(remark)),
        }
    }

    pub fn fail(mut self, remark: Remark) -> ReadError {
        self.settle_notes();
        self.maker.failed(remark)
    }

    /// Gives the notes that were collected to the move before them.
    fn settle_notes(&mut self) {
        if !self.notes.is_empty() {
            let node = self.maker.node();
            core::mem::take(&mut self.notes).add_to(self.maker.record().note(node));
        }
    }

    /// An illegal move that the record passes over: the game ends there. Of a
    /// variation, which may show what must not be done, the rest is left out.
    fn settle_foul(&mut self) -> Result<(), Remark> {
        match self.foul.take() {
            None => Ok(()),
            Some(remark) if self.branches.is_game() => Err(remark),
            Some(Remark { at, found, about }) => {
                let about = format!("{about}; what follows in this variation is left out");
                self.maker.warn(at, &found, about);
                self.skips = true;
                Ok(())
            }
        }
    }

    /// Makes a move.
    pub(in crate::notation) fn take(
        &mut self,
        line: TextLine<'_>,
        found: &str,
        said: &Said,
        from: From,
    ) -> Result<(), Remark> {
        self.settle_foul()?;
        self.settle_notes();
        if self.skips || self.is_after_end(line, found)? {
            return Ok(());
        }
        let refused = |about: String| Remark::new(line.place(found), found, about);
        let fresh = self.fresh.take();
        let mut meant = self.meaning(said, from);
        if let Some(after) = fresh
            && !self.is_legal(&meant)
            && let Some(elsewhere) = self.from_game(after, said, from)
        {
            meant = Ok(elsewhere);
            let about = "not possible in the line before: taken as a variation of the game";
            self.maker.warn(line.place(found), found, about);
        }
        let (ply, doubt) = meant.map_err(refused)?;
        if let Some(doubt) = doubt {
            self.maker.warn(line.place(found), found, doubt);
        }
        self.look_for_same(line, found, ply.mv);
        match self.maker.push(ply) {
            Ok(node) => self.branches.push(node),
            Err(Refusal::Illegal(why)) => {
                self.branches.push(self.maker.node());
                self.foul = Some(refused(why.to_string()));
            }
            Err(Refusal::Impossible(why)) => return Err(refused(why)),
        }
        Ok(())
    }

    fn is_after_end(&mut self, line: TextLine<'_>, found: &str) -> Result<bool, Remark> {
        if !self.maker.has_ended() {
            return Ok(false);
        }
        let node = self.maker.node();
        let step = self.maker.record().node(node).step().clone();
        let place = line.place(found);
        if let crate::record::Step::End(EndWord::Other(word)) = step {
            let about =
                format!("a move cannot follow {word:?}, which is neither a move nor a known end");
            return Err(Remark::new(place, found, about));
        }
        let about = "a move after the end: it and what follows is left out";
        self.maker.warn(place, found, about);
        self.skips = true;
        Ok(true)
    }

    /// What a move is in the position that the line has come to.
    fn meaning(&mut self, said: &Said, from: From) -> Result<(Ply, Option<String>), String> {
        let node = self.maker.node();
        let last = self.maker.record().node(node).ply();
        let before = last.map(|ply| ply.mv.to()).or(self.before);
        super::meaning::of(&self.maker, said, from, before)
    }

    fn is_legal(&self, meant: &Result<(Ply, Option<String>), String>) -> bool {
        match (meant, self.maker.position()) {
            (Ok((ply, _)), Some(position)) => {
                ply.by == position.turn() && position.check_legal(ply.mv).is_ok()
            }
            _ => false,
        }
    }

    /// The first move of a variation as one of the game's own; stays where it is
    /// if that is not legal either.
    fn from_game(
        &mut self,
        after: usize,
        said: &Said,
        from: From,
    ) -> Option<(Ply, Option<String>)> {
        let here = self.maker.node();
        let base = self.branches.game_at(after).filter(|&base| base != here)?;
        self.maker.go_to(base);
        let meant = self.meaning(said, from);
        if self.is_legal(&meant) {
            self.branches.branch_from_game(after);
            return meant.ok();
        }
        self.maker.go_to(here);
        None
    }

    fn look_for_same(&mut self, line: TextLine<'_>, found: &str, mv: Move) {
        let parent = self.maker.node();
        let record = self.maker.record();
        let Some(first) = record.node(parent).next() else {
            return;
        };
        let is_first = record.node(first).ply().is_some_and(|ply| ply.mv == mv);
        if !self.siblings.insert((parent, mv)) || is_first {
            let about = "the same move is there already: kept as another variation";
            self.maker.warn(line.place(found), found, about);
        }
    }

    fn variation(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Remark> {
        self.settle_foul()?;
        self.settle_notes();
        self.skips = false;
        let remark = |about: String| Remark::new(line.place(text), text, about);
        let number = names::number(spaces(text)).filter(|&(number, _)| number > 0);
        let (number, _) = number.ok_or_else(|| {
            remark("the number of a move was expected, as in 変化：9手".to_owned())
        })?;
        let after = self.numbers.moves_before(number);
        let base = after
            .and_then(|after| self.branches.branch(after))
            .ok_or_else(|| remark(format!("no line before has a move {number} to vary")))?;
        if base.is_guess {
            let about = "the line before is too short: taken as a variation of the game";
            self.maker.warn(line.place(text), text, about);
        }
        self.maker.go_to(base.node);
        self.numbers.expect(number);
        self.fresh = after;
        Ok(())
    }

    /// Ends the line with a word that the text has there.
    pub(super) fn end(
        &mut self,
        line: TextLine<'_>,
        found: &str,
        end: EndWord,
    ) -> Result<(), Remark> {
        match end {
            EndWord::Foul | EndWord::FoulBefore => self.foul = None,
            _ => self.settle_foul()?,
        }
        if self.skips {
            return Ok(());
        }
        let place = line.place(found);
        if self.maker.has_ended() {
            let about = "the line has ended already: this is left out";
            self.maker.warn(place, found, about);
            return Ok(());
        }
        if matches!(end, EndWord::Other(_)) {
            let about = "neither a move nor a known end of a game: kept as it stands";
            self.maker.warn(place, found, about);
        }
        self.settle_notes();
        self.fresh = None;
        self.maker
            .end(end)
            .map(drop)
            .map_err(|refusal| Remark::new(place, found, refusal.to_string()))
    }

    /// `まで9手で先手の勝ち`
    fn result(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Remark> {
        let place = line.place(text);
        let Some(sentence) = ends::of_sentence(text, self.turn()) else {
            let about = "how the game ended is not understood";
            self.maker.warn(place, text, about);
            return Ok(());
        };
        if sentence.moves as usize != self.maker.depth() && !self.skips {
            let about = format!("there are {} moves before this", self.maker.depth());
            self.maker.warn(place, text, about);
        }
        if !self.maker.has_ended() {
            return self.end(line, text, sentence.end);
        }
        let node = self.maker.node();
        let step = self.maker.record().node(node).step();
        let is_told = *step == crate::record::Step::End(sentence.end.clone());
        if !is_told && sentence.end != EndWord::Resignation {
            let about = "the line has ended in another way already: this is left out";
            self.maker.warn(place, text, about);
        }
        Ok(())
    }

    pub(super) fn turn(&self) -> Color {
        self.maker.table().turn()
    }
}
