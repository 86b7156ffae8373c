//! The way to a move of a record, as addresses and embedded boards write it.

use core::fmt;

use komadai_records::{NodeId, NodeKind, Record};

/// The way to a move: how many moves, and the variations that it goes into.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinePath {
    /// How many moves are played.
    pub ply: usize,
    pub branches: Branches,
}

/// Where a way leaves the first continuation, in order: `3.1,7.2` is the first variation at
/// the third move, and in it the second one at the seventh.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branches(Vec<Branch>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Branch {
    /// The number of the variation's first move.
    ply: usize,
    /// The number of the variation among those of its move, from 1.
    variation: usize,
}

/// Why a way does not lead to a move, and the last move that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinePathError {
    /// The line has fewer moves.
    Beyond { last: usize, node: NodeId },
    /// There is no such variation at this move.
    NoVariation { ply: usize, node: NodeId },
}

impl LinePath {
    /// To a move of the main line.
    pub fn main(ply: usize) -> Self {
        Self {
            ply,
            branches: Branches::default(),
        }
    }

    /// The way to a node; to an end it is that to the move before.
    pub fn to(record: &Record, node: NodeId) -> Self {
        let mut path = Self::default();
        let mut parent = NodeId::ROOT;
        for node in record.path_to(node) {
            if !is_move(record, node) {
                continue;
            }
            path.ply += 1;
            let index = record.children(parent).position(|child| child == node);
            if let Some(variation) = index.filter(|&index| index > 0) {
                path.branches.0.push(Branch {
                    ply: path.ply,
                    variation,
                });
            }
            parent = node;
        }
        path
    }

    /// The names and values that say it in an address, or as attributes of a board.
    pub fn parameters(&self) -> impl Iterator<Item = (&'static str, String)> {
        let variation = (!self.branches.is_empty()).then(|| self.branches.to_string());
        core::iter::once(("ply", self.ply.to_string()))
            .chain(variation.map(|variation| ("variation", variation)))
    }

    /// The node that it leads to.
    ///
    /// # Errors
    /// When the record has no such move.
    pub fn find(&self, record: &Record) -> Result<NodeId, LinePathError> {
        let mut node = NodeId::ROOT;
        for ply in 1..=self.ply {
            node = self.branches.next(record, node, ply)?;
        }
        Ok(node)
    }
}

impl Branches {
    /// Reads `3.1,7.2`; `None` if it is not written so.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut branches = Vec::<Branch>::new();
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            let (ply, variation) = word.split_once('.')?;
            let branch = Branch {
                ply: number(ply)?,
                variation: number(variation)?,
            };
            let is_later = branches.last().is_none_or(|last| last.ply < branch.ply);
            if branch.ply == 0 || branch.variation == 0 || !is_later {
                return None;
            }
            branches.push(branch);
        }
        Some(Self(branches))
    }

    /// Whether it is the main line.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of the first move of the last variation; 0 in the main line.
    pub fn last_ply(&self) -> usize {
        self.0.last().map_or(0, |branch| branch.ply)
    }

    /// The moves of the line that goes into these variations, to its end.
    ///
    /// # Errors
    /// When the record has no such variation.
    pub fn line(&self, record: &Record) -> Result<Vec<NodeId>, LinePathError> {
        let path = LinePath {
            ply: self.last_ply(),
            branches: self.clone(),
        };
        let into = path.find(record)?;
        let mut line = record.path_to(into);
        line.extend(record.line_from(into));
        Ok(line)
    }

    /// The node of the move with this number, after `node`.
    fn next(&self, record: &Record, node: NodeId, ply: usize) -> Result<NodeId, LinePathError> {
        let branch = self.0.iter().find(|branch| branch.ply == ply);
        let child = match branch {
            Some(branch) => record.children(node).nth(branch.variation),
            None => record.node(node).next(),
        };
        child
            .filter(|&child| is_move(record, child))
            .ok_or(match branch {
                Some(_) => LinePathError::NoVariation { ply, node },
                None => LinePathError::Beyond {
                    last: ply - 1,
                    node,
                },
            })
    }
}

impl fmt::Display for Branches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Branch { ply, variation }) in self.0.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{ply}.{variation}")?;
        }
        Ok(())
    }
}

/// A whole number without a sign.
pub(crate) fn number(text: &str) -> Option<usize> {
    let has_sign = !text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| !has_sign)
}

fn is_move(record: &Record, node: NodeId) -> bool {
    matches!(record.node(node).kind(), NodeKind::Move(_))
}
