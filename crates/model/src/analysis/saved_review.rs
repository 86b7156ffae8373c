//! The review of a game as it is stored beside its record.
use komadai_records::{Record, notation::usen::MainLine};
use shogi::{Color, Move, Position, Strictness};

use super::{
    AnalysisCache, AnalysisResult, GameAnalysis, PositionEval, ReviewSummary,
    review_summary::rounded,
};
use crate::StoredError;

/// What was found in the positions of a main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedReview {
    pub origin: ReviewOrigin,
    /// How many nodes each position was searched for, at least.
    pub nodes: u64,
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

/// The engine of this build, as reviews name it.
pub const ENGINE: &str = concat!("Komadai ", env!("CARGO_PKG_VERSION"));

/// How a review begins, before the version of the format.
const KIND: &str = "komadai-review ";
/// The first line of this version.
const FORMAT: &str = "komadai-review 1";

/// Of the lines before and after a mistake so many moves are kept, of a mate more; of others the
/// best move alone. This keeps a review of a hundred moves within 2 KB.
const MOVES: usize = 8;
const MATE_MOVES: usize = 31;

impl SavedReview {
    /// The review of the main line of a record, with its summary; `None` unless every position
    /// of it is known.
    pub fn of(
        record: &Record,
        cache: &AnalysisCache,
        origin: ReviewOrigin,
    ) -> Option<(Self, ReviewSummary)> {
        let analysis = GameAnalysis::from_record(record, &record.main_line())?;
        if analysis.next(cache, 1).is_some() {
            return None;
        }
        let places = analysis.places().iter();
        let found: Vec<_> = places.map(|place| cache.get(&place.position)).collect();
        let moves = analysis.moves(cache);
        let is_at_mistake = |index: usize| {
            let mut mistakes = moves
                .iter()
                .filter(|reviewed| reviewed.mistake_kind().is_some());
            mistakes.any(|reviewed| [index, index + 1].contains(&reviewed.index))
        };
        let positions = found.iter().enumerate().map(|(index, found)| {
            found.map_or_else(String::new, |found| write(found, is_at_mistake(index)))
        });
        let saved = Self {
            origin,
            nodes: found.iter().flatten().map(|found| found.nodes).min()?,
            line: MainLine::of(record).to_string(),
            positions: positions.collect(),
        };
        Some((saved, ReviewSummary::of(record, &analysis, &moves)))
    }

    /// Whether it is no better than another one: of the same line, and searched for no more
    /// nodes.
    pub fn adds_nothing_to(&self, other: &Self) -> bool {
        self.line == other.line && self.nodes <= other.nodes
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

    /// A field a line, then a position a line.
    pub fn to_stored(&self) -> String {
        let Self {
            origin: ReviewOrigin { engine, made, took },
            nodes,
            line,
            positions,
        } = self;
        let positions = positions.join("\n");
        format!(
            "{FORMAT}\nengine {engine}\nnodes {nodes}\nmade {made}\ntook {took}\nline {line}\n{positions}"
        )
    }

    /// # Errors
    /// When the text is not what [`to_stored`](Self::to_stored) writes.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        let mut lines = text.split('\n');
        match lines.next() {
            Some(FORMAT) => {}
            Some(other) if other.starts_with(KIND) => {
                return Err(StoredError::Version(other[KIND.len()..].to_owned()));
            }
            _ => return Err(StoredError::Foreign),
        }
        let mut field = |name: &'static str| {
            let value = lines
                .next()
                .and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
            value.ok_or(StoredError::Value(name))
        };
        let mut review = Self {
            origin: ReviewOrigin {
                engine: field("engine")?.to_owned(),
                made: 0,
                took: 0,
            },
            nodes: number("nodes", field("nodes")?)?,
            line: String::new(),
            positions: Vec::new(),
        };
        review.origin.made = number("made", field("made")?)?;
        review.origin.took = number("took", field("took")?)?;
        review.line = field("line")?.to_owned();
        for position in lines {
            if !position.is_empty() && words(position).is_none() {
                return Err(StoredError::Value("positions"));
            }
            review.positions.push(position.to_owned());
        }
        Ok(review)
    }
}

fn number(name: &'static str, text: &str) -> Result<u64, StoredError> {
    text.parse().map_err(|_| StoredError::Value(name))
}

/// As in `cp 35 lead 120 pv 7g7f 3c3d` or `mate -5 pv 2b3c+`: the words of the USI protocol,
/// but from Black's side; `lead` is in thousandths.
fn write(found: &AnalysisResult, is_at_mistake: bool) -> String {
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
    let most = if is_at_mistake { most } else { 1 };
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
