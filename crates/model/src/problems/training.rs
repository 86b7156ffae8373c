//! The ways to train, as they stand in the address.

use core::{fmt, ops::RangeInclusive, str::FromStr};

use komadai_problems::{Kind, Problem, ProblemId, Theme};

use super::OwnProblem;
use crate::form_urlencoded;

/// What is trained: the part of the address after `/problems/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Training {
    /// One problem, by its name.
    One(ProblemId),
    /// The problem of today.
    Daily,
    /// Problems of the strength of the solver.
    Ladder,
    /// As many as possible within some minutes.
    Run,
    /// What was missed, when it is due.
    Review,
    /// Problems of one kind and some grades.
    Set(ProblemSet),
    /// Problems of the reader's own, by the name of the set.
    Own(String),
    /// A position that is shared as a problem.
    Position(OwnProblem),
}

/// Problems of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemSet {
    pub kind: Kind,
    /// Of mates, one length.
    pub plies: Option<u16>,
    /// Of next moves, one theme.
    pub theme: Option<Theme>,
    pub grades: RangeInclusive<u8>,
}

/// The grades of all problems.
pub const ALL_GRADES: RangeInclusive<u8> = 1..=10;

impl ProblemSet {
    /// All problems of a kind.
    pub const fn new(kind: Kind) -> Self {
        Self {
            kind,
            plies: None,
            theme: None,
            grades: ALL_GRADES,
        }
    }

    pub fn contains(&self, problem: &Problem) -> bool {
        problem.kind == self.kind
            && self.plies.is_none_or(|plies| problem.plies == plies)
            && self.theme.is_none_or(|theme| problem.theme == Some(theme))
            && self.grades.contains(&problem.grade)
    }

    fn from_query(query: &str) -> Option<Self> {
        let mut set = Self::new(Kind::Mate);
        let (mut first, mut last) = ALL_GRADES.into_inner();
        for pair in form_urlencoded::decode(query) {
            let (key, value) = pair.ok()?;
            match &*key {
                "kind" => set.kind = Kind::from_name(&value)?,
                "plies" => set.plies = Some(value.parse().ok()?),
                "theme" => set.theme = Some(Theme::from_name(&value)?),
                "from" => first = value.parse().ok()?,
                "to" => last = value.parse().ok()?,
                _ => return None,
            }
        }
        set.grades = first..=last;
        Some(set)
    }

    fn to_query(&self) -> String {
        let plies = self.plies.map(|plies| plies.to_string());
        let (first, last) = (
            self.grades.start().to_string(),
            self.grades.end().to_string(),
        );
        let mut pairs = vec![("kind", self.kind.name())];
        pairs.extend(plies.as_deref().map(|plies| ("plies", plies)));
        pairs.extend(self.theme.map(|theme| ("theme", theme.name())));
        if self.grades != ALL_GRADES {
            pairs.extend([("from", &*first), ("to", &*last)]);
        }
        form_urlencoded::encode(pairs)
    }
}

impl Training {
    /// Whether problems change the rating: only where they are chosen for it. Who chooses them
    /// freely may practise what is too hard or too easy.
    pub fn is_rated(&self) -> bool {
        *self == Self::Ladder
    }
}

/// A text is no way to train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such way to train")]
pub struct UnknownTraining;

impl FromStr for Training {
    type Err = UnknownTraining;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        match path {
            "daily" => Ok(Self::Daily),
            "ladder" => Ok(Self::Ladder),
            "run" => Ok(Self::Run),
            "review" => Ok(Self::Review),
            "set" => {
                let set = ProblemSet::from_query(query);
                set.map(Self::Set).ok_or(UnknownTraining)
            }
            "own" => {
                let name = value_of(query, "set").ok_or(UnknownTraining)?;
                Ok(Self::Own(name))
            }
            "position" => {
                let sfen = value_of(query, "sfen").ok_or(UnknownTraining)?;
                let plies = value_of(query, "mate").map(|plies| plies.parse());
                Ok(Self::Position(OwnProblem {
                    sfen,
                    plies: plies.transpose().map_err(|_| UnknownTraining)?,
                    moves: value_of(query, "moves").unwrap_or_default(),
                }))
            }
            id => id.parse().map(Self::One).map_err(|_| UnknownTraining),
        }
    }
}

fn value_of(query: &str, key: &str) -> Option<String> {
    let pairs = form_urlencoded::decode(query);
    let mut pairs = pairs.filter_map(Result::ok);
    Some(pairs.find(|(known, _)| known == key)?.1)
}

impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(id) => write!(f, "{id}"),
            Self::Daily => f.write_str("daily"),
            Self::Ladder => f.write_str("ladder"),
            Self::Run => f.write_str("run"),
            Self::Review => f.write_str("review"),
            Self::Set(set) => write!(f, "set?{}", set.to_query()),
            Self::Own(name) => {
                let query = form_urlencoded::encode([("set", name.as_str())]);
                write!(f, "own?{query}")
            }
            Self::Position(problem) => {
                let plies = problem.plies.map(|plies| plies.to_string());
                let mut pairs = vec![("sfen", problem.sfen.as_str())];
                match &plies {
                    Some(plies) => pairs.push(("mate", plies)),
                    None => pairs.push(("moves", &problem.moves)),
                }
                write!(f, "position?{}", form_urlencoded::encode(pairs))
            }
        }
    }
}
