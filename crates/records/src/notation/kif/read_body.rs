//! Reading the moves of KIF and KI2, and everything between them.

use alloc::collections::BTreeSet;
use core::ops::ControlFlow;

use komadai_shogi::{Color, Move, Square};

use super::{
    ends,
    line_kind::{Layout, LineKind},
    move_numbers::MoveNumbers,
    notes::NoteLines,
};
use crate::{
    notation::{
        Diagnostic, ParsedRecord, Part, ReadError, Remark, StructureRemark,
        branches::Branches,
        japanese::{names, tokens::skip_spaces},
        record_builder::{RecordBuilder, UnmarkedFoul},
        source_location::{Columns, TextLine},
    },
    record::{EndMarker, NodeId, NodeKind},
};

/// Reads the moves and everything between them.
#[derive(Debug)]
pub(in crate::notation) struct BodyReader {
    layout: Layout,
    pub(super) builder: RecordBuilder,
    pub(super) branches: Branches,
    pub(in crate::notation) notes: NoteLines,
    pub(super) numbers: MoveNumbers,
    /// The destination of the move before the start.
    pub(super) before: Option<Square>,
    /// The number of moves before a variation, until its first move has been read.
    pub(super) fresh: Option<usize>,
    pub(super) foul: UnmarkedFoul<Diagnostic>,
    /// The rest of the line is ignored.
    pub(in crate::notation) skips: bool,
    /// Moves that are not the only ones at their node.
    pub(super) siblings: BTreeSet<(NodeId, Move)>,
    columns: Columns,
}

impl BodyReader {
    pub fn new(layout: Layout, builder: RecordBuilder, before: Option<Square>) -> Self {
        Self {
            layout,
            builder,
            branches: Branches::default(),
            notes: NoteLines::default(),
            numbers: MoveNumbers::default(),
            before,
            fresh: None,
            foul: UnmarkedFoul::NONE,
            skips: false,
            siblings: BTreeSet::new(),
            columns: Columns::default(),
        }
    }

    /// Reads a line; breaks at the start of another game.
    pub fn line(
        &mut self,
        line: TextLine<'_>,
        kind: LineKind<'_>,
    ) -> Result<ControlFlow<()>, Diagnostic> {
        match kind {
            LineKind::Nothing => {}
            LineKind::Comment(_)
            | LineKind::Bookmark(_)
            | LineKind::Moves(_)
            | LineKind::Result(_)
                if self.skips => {}
            LineKind::Comment(text) => self.notes.comment(text),
            LineKind::Bookmark(text) => self.notes.bookmark(text),
            LineKind::Moves(text) => match self.layout {
                Layout::Kif => self.kif_line(line, text)?,
                Layout::Ki2 => self.ki2_line(line, text)?,
            },
            LineKind::Result(text) => self.result(line, text)?,
            LineKind::Variation(text) => self.variation(line, text)?,
            LineKind::Header(key, value) if self.is_late_header(key) => {
                self.builder.add_header(line.place(key), key, value);
            }
            LineKind::Header(..)
            | LineKind::Handicap(_)
            | LineKind::TableHead
            | LineKind::Rank(_)
                if !self.builder.record().is_empty() =>
            {
                self.warn(line, line.text, Remark::SecondGame);
                return Ok(ControlFlow::Break(()));
            }
            LineKind::TableHead => {}
            _ => {
                self.warn(line, line.text, Remark::NotUnderstood);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Whether a header after the moves belongs to this game.
    fn is_late_header(&mut self, key: &str) -> bool {
        self.builder.record().headers.get(key).is_none()
    }

    /// Adds a warning about a part of a line.
    pub(in crate::notation) fn warn(
        &mut self,
        line: TextLine<'_>,
        found: &str,
        about: impl Into<Remark>,
    ) {
        let place = self.columns.place(line, found);
        self.builder.warn(place, found, about);
    }

    /// Handles the end of the text.
    pub fn finish(mut self) -> Result<ParsedRecord, ReadError> {
        self.settle_notes();
        match self.settle_foul() {
            Ok(()) => Ok(self.builder.finish()),
            Err(remark) => Err(self.builder.failed(remark)),
        }
    }

    pub fn fail(mut self, remark: Diagnostic) -> ReadError {
        self.settle_notes();
        self.builder.failed(remark)
    }

    /// Adds the collected notes to the last node.
    pub(super) fn settle_notes(&mut self) {
        if !self.notes.is_empty() {
            let node = self.builder.node();
            core::mem::take(&mut self.notes).add_to(self.builder.record().notes_mut(node));
        }
    }

    /// [`UnmarkedFoul::settle`], with its warning.
    pub(super) fn settle_foul(&mut self) -> Result<(), Diagnostic> {
        let foul = self.foul.settle(!self.branches.is_game())?;
        if let Some(Diagnostic { at, found, about }) = foul {
            self.builder.warn(at, &found, about.in_variation());
            self.skips = true;
        }
        Ok(())
    }

    fn variation(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        self.settle_foul()?;
        self.settle_notes();
        self.skips = false;
        let number = names::number(skip_spaces(text)).filter(|&(number, _)| number > 0);
        let Some((number, _)) = number else {
            let expected = Part::EarlierMove.such(&["変化：9手"]);
            self.leave_out(line, text, Remark::LeftOut(expected));
            return Ok(());
        };
        let after = self.numbers.moves_before(number);
        let base = after.and_then(|after| self.branches.branch(after, self.builder.record()));
        let Some(base) = base else {
            self.leave_out(line, text, Remark::NoBranchingMove(number));
            return Ok(());
        };
        if base.is_guess {
            self.warn(line, text, StructureRemark::OfGame);
        }
        self.builder.go_to(base.node);
        self.numbers.expect(number);
        self.fresh = after;
        Ok(())
    }

    /// Ignores a variation, with a warning.
    fn leave_out(&mut self, line: TextLine<'_>, text: &str, about: Remark) {
        self.warn(line, text, about);
        self.skips = true;
    }

    /// Ends the line.
    pub(super) fn end(
        &mut self,
        line: TextLine<'_>,
        found: &str,
        end: EndMarker,
    ) -> Result<(), Diagnostic> {
        if matches!(end, EndMarker::IllegalMoveLoss | EndMarker::IllegalMoveWin) {
            self.foul.mark();
        }
        self.settle_foul()?;
        if self.skips {
            return Ok(());
        }
        let place = line.place(found);
        if self.builder.has_ended() {
            self.warn(line, found, Remark::SecondEnd);
            return Ok(());
        }
        if matches!(end, EndMarker::Other(_)) {
            self.warn(line, found, Remark::UnknownEnd);
        }
        self.settle_notes();
        self.fresh = None;
        self.builder
            .end(end)
            .map(drop)
            .map_err(|refusal| Diagnostic::new(place, found, refusal))
    }

    /// Reads `まで9手で先手の勝ち`.
    fn result(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        let Some(sentence) = ends::of_sentence(text, self.turn()) else {
            self.warn(line, text, StructureRemark::UnknownResult);
            return Ok(());
        };
        if sentence.moves as usize != self.builder.depth() && !self.skips {
            let about = StructureRemark::MoveCount(self.builder.depth());
            self.warn(line, text, about);
        }
        if !self.builder.has_ended() {
            return self.end(line, text, sentence.end);
        }
        let (node, turn) = (self.builder.node(), self.turn());
        let is_told = match self.builder.record().node(node).kind() {
            NodeKind::End(end) => {
                *end == sentence.end || ends::is_same_winner(&sentence.end, end, turn)
            }
            _ => false,
        };
        if !is_told && sentence.end != EndMarker::Resignation {
            self.warn(line, text, Remark::SecondEnd);
        }
        Ok(())
    }

    pub(super) fn turn(&self) -> Color {
        self.builder.setup().turn()
    }
}
