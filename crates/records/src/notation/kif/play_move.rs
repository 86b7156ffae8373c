//! Making the moves of KIF and KI2.

use komadai_shogi::{Move, Ply};

use super::{
    read_body::BodyReader,
    resolve_move::{self, MoveSource},
};
use crate::{
    notation::{
        Diagnostic, Remark, StructureRemark, japanese::tokens::MoveTokens,
        source_location::TextLine,
    },
    record::{EndMarker, NodeKind},
};

impl BodyReader {
    /// Makes a move.
    pub(in crate::notation) fn play(
        &mut self,
        line: TextLine<'_>,
        found: &str,
        parsed: &MoveTokens,
        from: MoveSource,
    ) -> Result<(), Diagnostic> {
        self.settle_foul()?;
        self.settle_notes();
        if self.skips || self.is_after_end(line, found)? {
            return Ok(());
        }
        let refused = |about: Remark| Diagnostic::new(line.place(found), found, about);
        let fresh = self.fresh.take();
        let mut meant = self.resolve(parsed, from);
        if let Some(after) = fresh
            && !self.is_legal(&meant)
            && let Some(elsewhere) = self.retry_on_main_line(after, parsed, from)
        {
            meant = Ok(elsewhere);
            self.warn(line, found, StructureRemark::OfGame);
        }
        let (ply, doubt) = meant.map_err(refused)?;
        if let Some(doubt) = doubt {
            self.warn(line, found, doubt);
        }
        self.warn_duplicate_variation(line, found, ply.mv);
        self.builder.play(ply, &mut self.foul, refused)?;
        self.branches.push(self.builder.node());
        Ok(())
    }

    fn is_after_end(&mut self, line: TextLine<'_>, found: &str) -> Result<bool, Diagnostic> {
        if !self.builder.has_ended() {
            return Ok(false);
        }
        let node = self.builder.node();
        let step = self.builder.record().node(node).kind().clone();
        let place = line.place(found);
        if let NodeKind::End(EndMarker::Other(word)) = step {
            let about = StructureRemark::AfterUnknownEnd(word);
            return Err(Diagnostic::new(place, found, about));
        }
        self.builder.warn(place, found, Remark::MovesAfterEnd);
        self.skips = true;
        Ok(true)
    }

    /// The move of a text in the current position.
    fn resolve(
        &mut self,
        parsed: &MoveTokens,
        from: MoveSource,
    ) -> Result<(Ply, Option<Remark>), Remark> {
        let node = self.builder.node();
        let last = self.builder.record().node(node).ply();
        let before = last.map(|ply| ply.mv.to()).or(self.before);
        resolve_move::resolve(&self.builder, parsed, from, before)
    }

    fn is_legal(&self, meant: &Result<(Ply, Option<Remark>), Remark>) -> bool {
        match (meant, self.builder.position()) {
            (Ok((ply, _)), Some(position)) => {
                ply.by == position.turn() && position.check_legal(ply.mv).is_ok()
            }
            _ => false,
        }
    }

    /// Tries the first move of a variation as a variation of the main line; stays at
    /// the current node if it is not legal there either.
    fn retry_on_main_line(
        &mut self,
        after: usize,
        parsed: &MoveTokens,
        from: MoveSource,
    ) -> Option<(Ply, Option<Remark>)> {
        let here = self.builder.node();
        let base = self.branches.game_at(after).filter(|&base| base != here)?;
        self.builder.go_to(base);
        let meant = self.resolve(parsed, from);
        if self.is_legal(&meant) {
            self.branches.branch_from_game(after, self.builder.record());
            return meant.ok();
        }
        self.builder.go_to(here);
        None
    }

    fn warn_duplicate_variation(&mut self, line: TextLine<'_>, found: &str, mv: Move) {
        let parent = self.builder.node();
        let record = self.builder.record();
        let Some(first) = record.node(parent).next() else {
            return;
        };
        let is_first = record.node(first).ply().is_some_and(|ply| ply.mv == mv);
        if !self.siblings.insert((parent, mv)) || is_first {
            self.warn(line, found, Remark::DuplicateVariation);
        }
    }
}
