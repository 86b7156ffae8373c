use super::{body::Body, meaning};
use crate::{
    Move, Ply, Square,
    notation::{Remark, japanese::said::Said, maker::Refusal, scan::TextLine},
    record::{EndWord, Step},
};

/// Where a move says that its piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum From {
    Square(Square),
    Hand,
    Unsaid,
}

impl Body {
    /// Makes a move.
    pub(super) fn take(
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
            && let Some(elsewhere) = self.in_game_instead(after, said, from)
        {
            meant = Ok(elsewhere);
            let about = "not possible in the line before: taken as a variation of the game";
            self.warn(line, found, about);
        }
        let (ply, doubt) = meant.map_err(refused)?;
        if let Some(doubt) = doubt {
            self.warn(line, found, doubt);
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
        if let Step::End(EndWord::Other(word)) = step {
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
        meaning::of(&self.maker, said, from, before)
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
    fn in_game_instead(
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
            self.branches.branch_from_game(after, self.maker.record());
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
            self.warn(line, found, about);
        }
    }
}
