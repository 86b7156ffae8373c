//! The review of a game as it is stored beside its record.
use komadai_records::{Record, notation::usen::MainLine};
use serde::{Deserialize, Serialize};
use shogi::{Color, Move, Position, Strictness};

use super::{
    AnalysisCache, AnalysisResult, AnalyzedMove, GameAnalysis, PositionEval,
    review_summary::rounded,
};
use crate::stored::{self, StoredError};

/// What was found in the positions of a main line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedReview {
    /// Name and version.
    pub engine: String,
    /// How many nodes each position was searched for, at least.
    pub nodes: u64,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// How long it took, in milliseconds.
    pub took: u64,
    /// The main line, as [`MainLine`] writes it.
    pub line: String,
    /// By the number of moves before the position; empty for mate on the board.
    positions: Vec<String>,
}

/// Who made a review, when, and how long it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewOrigin {
    /// Name and version.
    pub engine: String,
    /// In milliseconds since 1970.
    pub made: u64,
    /// In milliseconds.
    pub took: u64,
}

/// Of a better line so many moves are kept, of a mate more; where a move was no mistake, the
/// best move alone. This keeps a review of a hundred moves within 2 KB.
const MOVES: usize = 8;
const MATE_MOVES: usize = 31;

impl SavedReview {
    /// The review of the main line of a record; `None` unless every position of it is known.
    pub fn of(
        record: &Record,
        analysis: &GameAnalysis,
        cache: &AnalysisCache,
        origin: ReviewOrigin,
    ) -> Option<Self> {
        if analysis.next(cache, 1).is_some() {
            return None;
        }
        let places = analysis.places().iter();
        let found: Vec<_> = places.map(|place| cache.get(&place.position)).collect();
        let moves = analysis.moves(cache);
        let is_mistake = |index: usize| {
            let mut moves = moves.iter();
            moves.any(|reviewed| reviewed.index == index + 1 && is_mistake(reviewed))
        };
        let positions = found.iter().enumerate().map(|(index, found)| {
            found.map_or_else(String::new, |found| write(found, is_mistake(index)))
        });
        Some(Self {
            engine: origin.engine,
            nodes: found.iter().flatten().map(|found| found.nodes).min()?,
            made: origin.made,
            took: origin.took,
            line: MainLine::of(record).to_string(),
            positions: positions.collect(),
        })
    }

    /// Puts what was found into a cache.
    pub fn fill(&self, cache: &mut AnalysisCache) {
        let Ok(MainLine { start, moves }) = self.line.parse() else {
            return;
        };
        let Ok(mut position) = Position::from_setup(&start, Strictness::Game) else {
            return;
        };
        let mut moves = moves.into_iter();
        for text in &self.positions {
            if let Some(found) = read(text, position, self.nodes) {
                cache.insert(&position, found);
            }
            match moves.next() {
                Some(mv) if position.play(mv).is_ok() => {}
                _ => return,
            }
        }
    }

    pub fn to_stored(&self) -> String {
        stored::to_json(self)
    }

    /// # Errors
    /// When the text is not what [`to_stored`](Self::to_stored) writes.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        let review: Self = stored::from_json(text)?;
        let is_good = |text: &String| text.is_empty() || words(text).is_some();
        match review.positions.iter().all(is_good) {
            true => Ok(review),
            false => Err(StoredError::Value("positions")),
        }
    }
}

/// Whether more of the better line is kept than its first move.
fn is_mistake(reviewed: &AnalyzedMove) -> bool {
    reviewed.mistake_kind().is_some()
}

/// As in `cp 35 lead 120 pv 7g7f 3c3d` or `mate -5 pv 2b3c+`: the words of the USI protocol,
/// but from Black's side; `lead` is in thousandths.
fn write(found: &AnalysisResult, is_mistake: bool) -> String {
    let (mut text, most) = match found.worth {
        PositionEval::Centipawns(value) => (format!("cp {value}"), MOVES),
        PositionEval::Mate { by, plies } => {
            let sign = match by {
                Color::Black => "",
                Color::White => "-",
            };
            (format!("mate {sign}{plies}"), MATE_MOVES)
        }
    };
    if let Some(lead) = found.lead {
        text.push_str(&format!(" lead {}", rounded(1_000.0 * lead)));
    }
    if !found.best.is_empty() {
        text.push_str(" pv");
    }
    let most = if is_mistake { most } else { 1 };
    for mv in found.best.iter().take(most) {
        text.push_str(&format!(" {mv}"));
    }
    text
}

/// What [`write`] has written, without the number of nodes.
fn words(text: &str) -> Option<(PositionEval, Option<f64>, Vec<Move>)> {
    let mut words = text.split(' ');
    let eval = match (words.next()?, words.next()?) {
        ("cp", value) => PositionEval::Centipawns(value.parse().ok()?),
        ("mate", plies) => {
            let (by, plies) = match plies.strip_prefix('-') {
                Some(plies) => (Color::White, plies),
                None => (Color::Black, plies),
            };
            let plies = plies.parse().ok()?;
            PositionEval::Mate { by, plies }
        }
        _ => return None,
    };
    let mut next = words.next();
    let mut lead = None;
    if next == Some("lead") {
        let thousandths: u16 = words.next()?.parse().ok()?;
        lead = Some(f64::from(thousandths) / 1_000.0);
        next = words.next();
    }
    let best = match next {
        None => Vec::new(),
        Some("pv") => words.map(|word| word.parse().ok()).collect::<Option<_>>()?,
        Some(_) => return None,
    };
    Some((eval, lead, best))
}

/// What was found in a position, with the best line as far as it is legal.
fn read(text: &str, mut position: Position, nodes: u64) -> Option<AnalysisResult> {
    let (worth, lead, mut best) = words(text)?;
    let legal = best.iter().take_while(|&&mv| position.play(mv).is_ok());
    let legal = legal.count();
    best.truncate(legal);
    Some(AnalysisResult {
        worth,
        best,
        nodes,
        lead,
    })
}
