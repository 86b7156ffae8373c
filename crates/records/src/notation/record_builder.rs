//! Building a record while it is read.

use alloc::{
    boxed::Box,
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};
use core::time::Duration;

use komadai_shogi::{
    IllegalMoveReason, Ply, Position, PositionErrors, Repetition, Setup, Strictness,
};

use super::{Diagnostic, Location, ParsedRecord, ReadError, Remark, StructureRemark};
use crate::record::{EditError, EndMarker, NodeId, NodeKind, Record};

/// Builds a record move by move for a reader, and checks that each move is legal.
#[derive(Debug)]
pub(super) struct RecordBuilder {
    record: Record,
    node: NodeId,
    setup: Setup,
    /// The board as a position; `None` after an illegal move.
    position: Option<Position>,
    /// The number of moves before the next one.
    depth: usize,
    /// The boards at every [`RecordBuilder::STRIDE`]th ply, so that going back is fast.
    checkpoints: BTreeMap<NodeId, Checkpoint>,
    illegal: BTreeSet<NodeId>,
    /// Legality is not checked.
    skips_legality: bool,
    warnings: Vec<Diagnostic>,
    /// The occurrences of the positions of the main line; `None` after the first
    /// variation, or after a fourth occurrence.
    occurrences: Option<BTreeMap<u64, usize>>,
}

#[derive(Debug)]
struct Checkpoint {
    depth: usize,
    setup: Setup,
}

/// Why a move could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It is illegal. It is in the record, and nothing can follow it.
    Illegal(IllegalMoveReason),
    /// The piece is not there, or the line has ended.
    Impossible(Remark),
}

/// An illegal move, until the record says that it is one: as the error `E` of its reader, which
/// it is otherwise.
#[derive(Debug)]
pub(super) struct UnmarkedFoul<E>(Option<E>);

impl<E> UnmarkedFoul<E> {
    pub const NONE: Self = Self(None);

    /// To be called where the record says that the last move is illegal; returns whether it is.
    pub fn mark(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// Handles an illegal move that the record does not mark as one. A variation may show a
    /// mistake: there the error is returned, to be a warning, and the rest of the line is
    /// ignored.
    ///
    /// # Errors
    /// The illegal move, in the main line.
    pub fn settle(&mut self, is_variation: bool) -> Result<Option<E>, E> {
        match self.0.take() {
            Some(error) if !is_variation => Err(error),
            foul => Ok(foul),
        }
    }
}

impl RecordBuilder {
    /// Plies from one checkpoint to the next.
    const STRIDE: usize = 32;
    /// More warnings than anybody reads would only fill the memory.
    const MAX_WARNINGS: usize = 1000;
    /// The maximum number of headers.
    const MAX_HEADERS: usize = 10_000;

    /// # Errors
    /// The errors of the start position.
    pub fn new(start: Setup) -> Result<Self, PositionErrors> {
        let position = Position::from_setup(&start, Strictness::Lesson)?;
        Ok(Self::at(start, Some(position)))
    }

    /// A builder at the start of an even game.
    pub fn even() -> Self {
        Self::at(Setup::startpos(), Some(Position::startpos()))
    }

    /// A builder with any start position, for moves that need not be legal.
    pub fn without_legality(start: Setup) -> Self {
        Self {
            skips_legality: true,
            ..Self::at(start, None)
        }
    }

    fn at(start: Setup, position: Option<Position>) -> Self {
        Self {
            record: Record::new(start.clone()),
            node: NodeId::ROOT,
            setup: start,
            position,
            depth: 0,
            checkpoints: BTreeMap::new(),
            illegal: BTreeSet::new(),
            skips_legality: false,
            warnings: Vec::new(),
            occurrences: Some(BTreeMap::new()),
        }
    }

    pub fn record(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The node that the next move follows.
    pub fn node(&self) -> NodeId {
        self.node
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position at the node; `None` after an illegal move.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// The number of moves that lead to the node.
    pub fn depth(&self) -> usize {
        self.depth
    }

    pub fn warn(&mut self, at: Location, found: &str, about: impl Into<Remark>) {
        match self.warnings.len() {
            0..Self::MAX_WARNINGS => self.warnings.push(Diagnostic::new(at, found, about)),
            Self::MAX_WARNINGS => {
                let about = Remark::TooManyWarnings;
                self.warnings.push(Diagnostic::new(at, found, about));
            }
            _ => {}
        }
    }

    /// Replaces or adds a header.
    pub fn set_header(&mut self, at: Location, key: &str, value: &str) {
        if self.record.headers.len() < Self::MAX_HEADERS {
            self.record.headers.set(key, value);
        } else {
            self.warn(at, key, StructureRemark::TooManyHeaders);
        }
    }

    /// Adds a header, or a line to it.
    pub fn add_header(&mut self, at: Location, key: &str, value: &str) {
        if self.record.headers.len() < Self::MAX_HEADERS {
            self.record.headers.add(key, value);
        } else {
            self.warn(at, key, StructureRemark::TooManyHeaders);
        }
    }

    /// Whether the line has ended.
    pub fn has_ended(&self) -> bool {
        matches!(self.record.node(self.node).kind(), NodeKind::End(_))
    }

    /// Goes to an existing node; an end counts as the move before it.
    pub fn go_to(&mut self, node: NodeId) {
        self.occurrences = None;
        let mut plies = Vec::new();
        let mut at = node;
        let (depth, mut table) = loop {
            if let Some(known) = self.checkpoints.get(&at) {
                break (known.depth, known.setup.clone());
            }
            plies.extend(self.record.node(at).ply());
            match self.record.node(at).parent() {
                Some(parent) => at = parent,
                None => break (0, self.record.start().clone()),
            }
        };
        for &ply in plies.iter().rev() {
            table
                .apply_as(ply)
                .unwrap_or_else(|error| unreachable!("a record's move: {error}"));
        }
        self.depth = depth + plies.len();
        let is_legal = !self.skips_legality && !self.illegal.contains(&node);
        self.position = is_legal.then(|| Position::from_setup_unchecked(&table));
        self.setup = table;
        self.node = node;
    }

    /// Whether the game continues after fourfold repetition; true once. To be called
    /// before each move of the main line.
    pub fn continues_past_repetition(&mut self) -> bool {
        let (Some(occurrences), Some(position)) = (&mut self.occurrences, &self.position) else {
            return false;
        };
        let count = occurrences.entry(position.key()).or_default();
        *count += 1;
        let is_past = *count == Repetition::LIMIT;
        if is_past {
            self.occurrences = None;
        }
        is_past
    }

    /// Makes a move, even an illegal one if its piece is there.
    pub fn push(&mut self, ply: Ply) -> Result<NodeId, Refusal> {
        let illegal = match self.skips_legality {
            true => None,
            false => self.check_legality(ply)?,
        };
        let added = self.record.add_move(self.node, &mut self.setup, ply);
        let node = added.map_err(|error| {
            Refusal::Impossible(match (illegal, error) {
                (Some(why), _) => Remark::Illegal(why),
                (None, EditError::Impossible(_)) => Remark::PieceMissing,
                (None, _) => StructureRemark::AfterEnd.into(),
            })
        })?;
        self.node = node;
        self.depth += 1;
        if self.depth.is_multiple_of(Self::STRIDE) {
            let (depth, setup) = (self.depth, self.setup.clone());
            self.checkpoints.insert(node, Checkpoint { depth, setup });
        }
        match &mut self.position {
            Some(position) if illegal.is_none() => {
                position.play_unchecked(ply.mv);
            }
            position => *position = None,
        }
        if illegal.is_some() {
            self.illegal.insert(node);
        }
        match illegal {
            Some(why) => Err(Refusal::Illegal(why)),
            None => Ok(node),
        }
    }

    /// [`RecordBuilder::push`] where the record may say after an illegal move that it is one:
    /// until then the move is in `foul`, as the error that `refused` makes of it.
    ///
    /// # Errors
    /// When the piece is not there, or the line has ended.
    pub fn play<E>(
        &mut self,
        ply: Ply,
        foul: &mut UnmarkedFoul<E>,
        refused: impl FnOnce(Remark) -> E,
    ) -> Result<(), E> {
        match self.push(ply) {
            Ok(_) => {}
            Err(Refusal::Illegal(why)) => foul.0 = Some(refused(Remark::Illegal(why))),
            Err(Refusal::Impossible(why)) => return Err(refused(why)),
        }
        Ok(())
    }

    /// Why a move is illegal, if it is.
    fn check_legality(&self, ply: Ply) -> Result<Option<IllegalMoveReason>, Refusal> {
        let position = self
            .position
            .as_ref()
            .ok_or(Refusal::Impossible(Remark::AfterIllegalMove))?;
        Ok(if ply.by == position.turn() {
            position.check_legal(ply.mv).err()
        } else {
            let square = ply.mv.from();
            Some(IllegalMoveReason::NotYourTurn { square })
        })
    }

    /// Ends the line. With `is_first`, existing children become variations of the end,
    /// otherwise they precede it.
    pub fn end_as(&mut self, word: EndMarker, is_first: bool) -> Result<NodeId, Refusal> {
        let ended = self.record.add_end(self.node, word, is_first);
        self.node = ended.map_err(|_| Refusal::Impossible(StructureRemark::AfterEnd.into()))?;
        Ok(self.node)
    }

    /// Ends the line.
    pub fn end(&mut self, word: EndMarker) -> Result<NodeId, Refusal> {
        self.end_as(word, false)
    }

    /// Sets the time of the last move.
    pub fn set_spent(&mut self, spent: Duration) {
        self.record.set_spent(self.node, Some(spent));
    }

    /// Replaces the start position of a record without moves; headers and notes stay.
    ///
    /// # Errors
    /// The errors of the start position.
    pub fn set_start(&mut self, start: Setup) -> Result<(), PositionErrors> {
        let made = Self::new(start)?;
        self.replace_with(made);
        Ok(())
    }

    /// [`RecordBuilder::set_start`] with a position that need not be valid.
    pub fn set_start_unchecked(&mut self, start: Setup) {
        let position = Position::from_setup_unchecked(&start);
        self.replace_with(Self::at(start, Some(position)));
    }

    fn replace_with(&mut self, mut made: Self) {
        core::mem::swap(&mut made.record.headers, &mut self.record.headers);
        *made.record.notes_mut(NodeId::ROOT) = self.record.node(NodeId::ROOT).notes().clone();
        made.warnings = core::mem::take(&mut self.warnings);
        *self = made;
    }

    pub fn finish(self) -> ParsedRecord {
        ParsedRecord {
            record: self.record,
            warnings: self.warnings,
        }
    }

    pub fn fail(self, at: Location, found: &str, about: impl Into<Remark>) -> ReadError {
        self.failed(Diagnostic::new(at, found, about))
    }

    pub fn failed(self, remark: Diagnostic) -> ReadError {
        ReadError {
            diagnostic: remark,
            before: Box::new(self.finish()),
        }
    }
}

impl From<Refusal> for Remark {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Illegal(why) => Self::Illegal(why),
            Refusal::Impossible(why) => why,
        }
    }
}
