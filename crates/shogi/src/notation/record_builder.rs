use alloc::{
    borrow::ToOwned,
    boxed::Box,
    collections::{BTreeMap, BTreeSet},
    string::{String, ToString},
    vec::Vec,
};
use core::time::Duration;

use super::{Place, ReadError, Reading, Remark};
use crate::{
    IllegalMove, Ply, Position, Repetition, Setup, Strictness,
    record::{EndWord, NodeId, Record, Step},
};

/// Makes a record move by move as a reader finds them, and judges each.
#[derive(Debug)]
pub(super) struct RecordBuilder {
    record: Record,
    node: NodeId,
    table: Setup,
    /// The table as a position; `None` after an illegal move.
    position: Option<Position>,
    /// How many moves have led here.
    depth: usize,
    /// The tables of every so many moves, so that no way back is long.
    tables: BTreeMap<NodeId, Table>,
    illegal: BTreeSet<NodeId>,
    /// Moves are made as they stand, and not judged.
    skips_legality: bool,
    warnings: Vec<Remark>,
    /// How often the positions of the main line have stood; none any more once a
    /// variation was begun, or a fourth time was passed.
    stood: Option<BTreeMap<u64, usize>>,
}

#[derive(Debug)]
struct Table {
    depth: usize,
    setup: Setup,
}

/// Why a move could not be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It is on record, and nothing can follow it.
    Illegal(IllegalMove),
    /// The wood is not there, or the line has ended.
    Impossible(String),
}

impl RecordBuilder {
    /// From one table that is kept to the next.
    const STRIDE: usize = 32;
    /// More warnings than these nobody reads, and they would fill the memory.
    const MOST_WARNINGS: usize = 1000;
    /// No game has more headers.
    const MOST_HEADERS: usize = 10_000;

    /// # Errors
    /// The faults of the start position, in words.
    pub fn new(start: Setup) -> Result<Self, String> {
        let position = Position::from_setup(&start, Strictness::Lesson)
            .map_err(|faults| faults.to_string())?;
        Ok(Self {
            record: Record::new(start.clone()),
            node: NodeId::ROOT,
            table: start,
            position: Some(position),
            depth: 0,
            tables: BTreeMap::new(),
            illegal: BTreeSet::new(),
            skips_legality: false,
            warnings: Vec::new(),
            stood: Some(BTreeMap::new()),
        })
    }

    pub fn record(&mut self) -> &mut Record {
        &mut self.record
    }

    /// Where the next move goes.
    pub fn node(&self) -> NodeId {
        self.node
    }

    pub fn table(&self) -> &Setup {
        &self.table
    }

    /// The position there; `None` after an illegal move.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// How many moves have led here.
    pub fn depth(&self) -> usize {
        self.depth
    }

    pub fn warn(&mut self, at: Place, found: &str, about: impl Into<String>) {
        match self.warnings.len() {
            0..Self::MOST_WARNINGS => self.warnings.push(Remark::new(at, found, about)),
            Self::MOST_WARNINGS => {
                let about = "there is more to warn of, which is left out";
                self.warnings.push(Remark::new(at, found, about));
            }
            _ => {}
        }
    }

    /// Sets a header.
    pub fn set_header(&mut self, at: Place, key: &str, value: &str) {
        if self.record.headers.len() < Self::MOST_HEADERS {
            self.record.headers.set(key, value);
        } else {
            self.warn(at, key, "there are too many headers, this one is left out");
        }
    }

    /// Adds a header, or another line to it.
    pub fn add_header(&mut self, at: Place, key: &str, value: &str) {
        if self.record.headers.len() < Self::MOST_HEADERS {
            self.record.headers.add(key, value);
        } else {
            self.warn(at, key, "there are too many headers, this one is left out");
        }
    }

    /// Whether the line has ended.
    pub fn has_ended(&self) -> bool {
        matches!(self.record.node(self.node).step(), Step::End(_))
    }

    /// Goes to a node that was made before; an end of a line counts as the move
    /// before it.
    pub fn go_to(&mut self, node: NodeId) {
        self.stood = None;
        let mut plies = Vec::new();
        let mut at = node;
        let (depth, mut table) = loop {
            if let Some(known) = self.tables.get(&at) {
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
                .apply_for(ply)
                .unwrap_or_else(|error| unreachable!("a record's move: {error}"));
        }
        self.depth = depth + plies.len();
        let is_legal = !self.skips_legality && !self.illegal.contains(&node);
        self.position = is_legal.then(|| Position::from_setup_unchecked(&table));
        self.table = table;
        self.node = node;
    }

    /// To be called before a move of the main line is made: whether the game goes
    /// on past a fourth repetition, once.
    pub fn continues_past_repetition(&mut self) -> bool {
        let (Some(stood), Some(position)) = (&mut self.stood, &self.position) else {
            return false;
        };
        let count = stood.entry(position.key()).or_default();
        *count += 1;
        let is_past = *count == Repetition::LIMIT;
        if is_past {
            self.stood = None;
        }
        is_past
    }

    /// Makes a move. An illegal one is made too, if its wood is there.
    pub fn push(&mut self, ply: Ply) -> Result<NodeId, Refusal> {
        let illegal = match self.skips_legality {
            true => None,
            false => self.check_legality(ply)?,
        };
        let mut line = self.record.editor_at(self.node, self.table.clone());
        let node = line.push_new(ply).map_err(|error| {
            Refusal::Impossible(match illegal {
                Some(why) => why.to_string(),
                None => error.to_string(),
            })
        })?;
        self.table = line.into_table();
        self.node = node;
        self.depth += 1;
        if self.depth.is_multiple_of(Self::STRIDE) {
            let (depth, setup) = (self.depth, self.table.clone());
            self.tables.insert(node, Table { depth, setup });
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

    /// Why a move is illegal, if it is.
    fn check_legality(&self, ply: Ply) -> Result<Option<IllegalMove>, Refusal> {
        let position = self
            .position
            .as_ref()
            .ok_or_else(|| Refusal::Impossible("nothing can follow an illegal move".to_owned()))?;
        Ok(if ply.by == position.turn() {
            position.check_legal(ply.mv).err()
        } else {
            let square = ply.mv.from();
            Some(IllegalMove::NotYourTurn { square })
        })
    }

    /// Ends the line; what follows already stays in front of the end, or becomes
    /// its variations.
    pub fn end_as(&mut self, word: EndWord, is_first: bool) -> Result<NodeId, Refusal> {
        let mut line = self.record.editor_at(self.node, self.table.clone());
        let ended = if is_first {
            line.end_first(word)
        } else {
            line.end(word)
        };
        self.node = ended.map_err(|error| Refusal::Impossible(error.to_string()))?;
        Ok(self.node)
    }

    /// Ends the line.
    pub fn end(&mut self, word: EndWord) -> Result<NodeId, Refusal> {
        self.end_as(word, false)
    }

    /// What the last move took.
    pub fn set_spent(&mut self, spent: Duration) {
        let mut line = self.record.editor_at(self.node, self.table.clone());
        line.set_spent(Some(spent));
    }

    /// Before the first move of an even game.
    pub fn even() -> Self {
        let start = Setup::startpos();
        Self {
            record: Record::new(start.clone()),
            node: NodeId::ROOT,
            table: start,
            position: Some(Position::startpos()),
            depth: 0,
            tables: BTreeMap::new(),
            illegal: BTreeSet::new(),
            skips_legality: false,
            warnings: Vec::new(),
            stood: Some(BTreeMap::new()),
        }
    }

    /// From any table, to make moves that need not be legal.
    pub fn without_legality(start: Setup) -> Self {
        Self {
            record: Record::new(start.clone()),
            table: start,
            position: None,
            skips_legality: true,
            ..Self::even()
        }
    }

    /// Changes the start of a record without moves; headers and what was said of
    /// the start stay.
    ///
    /// # Errors
    /// The faults of the start position, in words.
    pub fn set_start(&mut self, start: Setup) -> Result<(), String> {
        let made = Self::new(start)?;
        self.replace_with(made);
        Ok(())
    }

    /// [`RecordBuilder::set_start`] with a position that cannot come about in a game.
    pub fn set_start_unchecked(&mut self, start: Setup) {
        let mut made = Self::even();
        made.position = Some(Position::from_setup_unchecked(&start));
        made.record = Record::new(start.clone());
        made.table = start;
        self.replace_with(made);
    }

    fn replace_with(&mut self, mut made: Self) {
        core::mem::swap(&mut made.record.headers, &mut self.record.headers);
        *made.record.note(NodeId::ROOT) = self.record.node(NodeId::ROOT).notes().clone();
        made.warnings = core::mem::take(&mut self.warnings);
        *self = made;
    }

    pub fn finish(self) -> Reading {
        Reading {
            record: self.record,
            warnings: self.warnings,
        }
    }

    pub fn fail(self, at: Place, found: &str, about: impl Into<String>) -> ReadError {
        self.failed(Remark::new(at, found, about))
    }

    pub fn failed(self, remark: Remark) -> ReadError {
        ReadError {
            remark,
            before: Box::new(self.finish()),
        }
    }
}

impl core::fmt::Display for Refusal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Illegal(why) => why.fmt(f),
            Self::Impossible(why) => f.write_str(why),
        }
    }
}
