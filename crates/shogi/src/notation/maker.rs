use super::{Place, ReadError, Reading, Remark};
use crate::{
    IllegalMove, Ply, Position, Setup, Strictness,
    record::{EndWord, NodeId, Record},
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

    pub fn warn(&mut self, at: Place, found: &str, about: impl Into<String>) {
        self.warnings.push(Remark::new(at, found, about));
    }

    /// Goes to a node that was made before.
    pub fn go_to(&mut self, node: NodeId) {
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
