use core::time::Duration;
use std::collections::HashMap;

use super::{Place, ReadError, Reading, Remark};
use crate::{
    IllegalMove, Ply, Position, Repetition, Setup, Strictness,
    record::{EndWord, NodeId, Record, Step},
};

/// Makes a record move by move as a reader finds them, and judges each.
#[derive(Debug)]
pub(super) struct Maker {
    record: Record,
    node: NodeId,
    table: Setup,
    /// The table as a position; `None` after an illegal move.
    position: Option<Position>,
    warnings: Vec<Remark>,
    /// How often the positions of the main line have stood; none any more once a
    /// variation was begun, or a fourth time was passed.
    stood: Option<HashMap<u64, usize>>,
}

/// A place on the way through a record, to come back to.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    node: NodeId,
    table: Setup,
    position: Option<Position>,
}

/// Why a move could not be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It is on record, and nothing can follow it.
    Illegal(IllegalMove),
    /// The wood is not there, or the line has ended.
    Impossible(String),
}

impl Maker {
    /// # Errors
    /// The faults of the start position, in words.
    pub fn new(start: Setup) -> Result<Self, String> {
        let position = Position::from_setup(&start, Strictness::Problem)
            .map_err(|faults| faults.to_string())?;
        Ok(Self {
            record: Record::new(start.clone()),
            node: NodeId::ROOT,
            table: start,
            position: Some(position),
            warnings: Vec::new(),
            stood: Some(HashMap::new()),
        })
    }

    /// Before the first move of an even game.
    pub fn even() -> Self {
        let start = Setup::startpos();
        Self {
            record: Record::new(start.clone()),
            node: NodeId::ROOT,
            table: start,
            position: Some(Position::startpos()),
            warnings: Vec::new(),
            stood: Some(HashMap::new()),
        }
    }

    /// Changes the start of a record without moves; headers and what was said of
    /// the start stay.
    ///
    /// # Errors
    /// The faults of the start position, in words.
    pub fn set_start(&mut self, start: Setup) -> Result<(), String> {
        let made = Self::new(start)?;
        self.begin_as(made);
        Ok(())
    }

    /// [`Maker::set_start`] with a position that cannot come about in a game.
    pub fn set_odd_start(&mut self, start: Setup) {
        let mut made = Self::even();
        made.position = Some(Position::as_it_stands(&start));
        made.record = Record::new(start.clone());
        made.table = start;
        self.begin_as(made);
    }

    fn begin_as(&mut self, mut made: Self) {
        core::mem::swap(&mut made.record.headers, &mut self.record.headers);
        *made.record.note(NodeId::ROOT) = self.record.node(NodeId::ROOT).notes().clone();
        made.warnings = core::mem::take(&mut self.warnings);
        *self = made;
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

    /// More warnings than these nobody reads, and they would fill the memory.
    const MOST_WARNINGS: usize = 1000;
    /// No game has more headers; each is compared with all before it.
    const MOST_HEADERS: usize = 10_000;

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

    /// What the last move took.
    pub fn set_spent(&mut self, spent: Duration) {
        let mut line = self.record.line_at_table(self.node, self.table.clone());
        line.set_spent(Some(spent));
    }

    /// Whether the line has ended.
    pub fn has_ended(&self) -> bool {
        matches!(self.record.node(self.node).step(), Step::End(_))
    }

    /// Where the line stands.
    pub fn mark(&self) -> Mark {
        Mark {
            node: self.node,
            table: self.table.clone(),
            position: self.position,
        }
    }

    /// Goes back to a place without playing through the line to it.
    pub fn back_to(&mut self, mark: &Mark) {
        self.node = mark.node;
        self.table = mark.table.clone();
        self.position = mark.position;
        self.stood = None;
    }

    /// Goes on to a node that follows and was made before.
    pub fn forward(&mut self, node: NodeId) {
        if let Some(ply) = self.record.node(node).ply()
            && self.table.apply_for(ply).is_ok()
            && let Some(position) = &mut self.position
        {
            position.play_unchecked(ply.mv);
        }
        self.node = node;
    }

    /// To be called before a move of the main line is made: whether the game goes
    /// on past a fourth repetition, once.
    pub fn goes_past_repetition(&mut self) -> bool {
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

    /// Goes to a node that was made before.
    pub fn go_to(&mut self, node: NodeId) {
        self.stood = None;
        self.node = node;
        self.table = self.record.table_at(node);
        self.position = Position::from_setup(&self.table, Strictness::Problem).ok();
    }

    /// Makes a move. An illegal one is made too, if its wood is there.
    pub fn push(&mut self, ply: Ply) -> Result<NodeId, Refusal> {
        let Some(position) = self.position else {
            return Err(Refusal::Impossible(
                "nothing can follow an illegal move".to_owned(),
            ));
        };
        let illegal = if ply.by == position.turn() {
            position.check_legal(ply.mv).err()
        } else {
            let square = ply.mv.from();
            Some(IllegalMove::NotYourTurn { square })
        };
        let mut line = self.record.line_at_table(self.node, self.table.clone());
        let node = line.push_new(ply).map_err(|error| {
            Refusal::Impossible(match illegal {
                Some(why) => why.to_string(),
                None => error.to_string(),
            })
        })?;
        self.table = line.into_table();
        self.node = node;
        self.position = illegal.is_none().then(|| {
            let mut after = position;
            after.play_unchecked(ply.mv);
            after
        });
        match illegal {
            Some(why) => Err(Refusal::Illegal(why)),
            None => Ok(node),
        }
    }

    /// Ends the line.
    pub fn end(&mut self, word: EndWord) -> Result<NodeId, Refusal> {
        let mut line = self.record.line_at_table(self.node, self.table.clone());
        let ended = line.end(word);
        self.node = ended.map_err(|error| Refusal::Impossible(error.to_string()))?;
        Ok(self.node)
    }

    pub fn finish(self) -> Reading {
        Reading {
            record: self.record,
            warnings: self.warnings,
        }
    }

    pub fn fail(self, at: Place, found: &str, about: impl Into<String>) -> ReadError {
        ReadError {
            remark: Remark::new(at, found, about),
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
