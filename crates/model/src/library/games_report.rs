//! What games say together: results by side, opening, opponent and month, and what the reviews
//! have found.
use std::collections::HashMap;

use komadai_names::{Name, NameKind};
use shogi::Color;

use super::{Entry, GamesQuery, Played, ReviewFilter};
use crate::{
    RecordDate, UtcOffset,
    analysis::{MistakeKind, Phase, PhaseReview, SideReview},
};

/// How many games there are, and how they ended for a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: usize,
    pub won: usize,
    pub lost: usize,
    /// How many of the sides that count have an accuracy.
    pub rated: usize,
    /// The sum of their accuracies, in tenths of a percent.
    pub accuracies: usize,
}

/// A phase, with the query of the games that have a mistake there, if it leads to any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseRow {
    pub phase: Phase,
    /// How the sides that count have played.
    pub review: PhaseReview,
    pub query: Option<GamesQuery>,
}

/// The mistakes of a kind, with the query of the games that have one, if it leads to any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MistakeRow {
    pub kind: MistakeKind,
    pub count: u32,
    pub query: Option<GamesQuery>,
}

/// What the games of a row have in common.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReportKey {
    /// The side that the player had.
    Side(Color),
    /// What the player played.
    Opening(Name),
    /// Where the player's king was.
    Castle(Name),
    /// What the opponent played.
    Against(Name),
    /// The name of the opponent.
    Opponent(String),
    /// The first day of the month.
    Month(RecordDate),
}

/// The tables of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ReportTable {
    Sides,
    Openings,
    Castles,
    Against,
    Opponents,
    Months,
}

/// The games that have something in common: what came of them, and the query that leads to
/// their list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub key: ReportKey,
    pub tally: Tally,
    pub query: GamesQuery,
}

/// Results of the games that are looked for: those of the side that is meant. Where none is,
/// each game counts for both sides, but as a whole and in its month for Black.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesReport {
    pub all: Tally,
    /// Whether one side is meant.
    pub of_side: bool,
    /// How many of the games were reviewed.
    pub reviewed: usize,
    /// By [`Phase`].
    phases: [PhaseReview; 3],
    /// By [`MistakeKind`].
    mistakes: [u32; 5],
    /// What was looked for.
    query: GamesQuery,
    /// The most frequent first, sides and months in their order.
    tallies: Vec<(ReportKey, Tally)>,
}

/// A table has so many rows at most; the least frequent are left out.
const MOST: usize = 30;

impl Tally {
    /// Neither won nor lost, as far as is known.
    pub const fn others(self) -> usize {
        self.games - self.won - self.lost
    }

    /// How many of a hundred games with a winner were won; `None` where there is none.
    pub const fn percent(self) -> Option<usize> {
        match self.won + self.lost {
            0 => None,
            decided => Some((self.won * 100 + decided / 2) / decided),
        }
    }

    /// The accuracy of the reviewed games, in tenths of a percent; `None` where there is none.
    pub const fn accuracy(self) -> Option<usize> {
        match self.rated {
            0 => None,
            sides => Some((self.accuracies + sides / 2) / sides),
        }
    }

    /// Adds a game, seen from a side.
    fn add(&mut self, entry: &Entry, color: Color) {
        self.games += 1;
        match entry.winner() {
            Some(winner) if winner == color => self.won += 1,
            Some(_) => self.lost += 1,
            None => {}
        }
    }

    fn add_accuracy(&mut self, side: Option<&SideReview>) {
        if let Some(accuracy) = side.and_then(|side| side.accuracy) {
            self.rated += 1;
            self.accuracies += accuracy as usize;
        }
    }
}

impl ReportTable {
    pub const ALL: [Self; 6] = [
        Self::Sides,
        Self::Openings,
        Self::Against,
        Self::Castles,
        Self::Opponents,
        Self::Months,
    ];
}

impl ReportKey {
    const fn table(&self) -> ReportTable {
        match self {
            Self::Side(_) => ReportTable::Sides,
            Self::Opening(_) => ReportTable::Openings,
            Self::Castle(_) => ReportTable::Castles,
            Self::Against(_) => ReportTable::Against,
            Self::Opponent(_) => ReportTable::Opponents,
            Self::Month(_) => ReportTable::Months,
        }
    }

    /// The query of the games that have it, among those of a query.
    fn query(&self, among: &GamesQuery) -> GamesQuery {
        let mut query = among.clone();
        match self {
            Self::Side(color) => query.color = Some(*color),
            Self::Opening(name) | Self::Castle(name) => query.opening = Some(*name),
            Self::Against(name) => query.against = Some(*name),
            Self::Opponent(name) => query.opponent.clone_from(name),
            Self::Month(day) => {
                let (first, last) = day.month_ends();
                let (since, until) = query.days();
                query.since = Some(since.map_or(first, |since| since.max(first)));
                query.until = Some(until.map_or(last, |until| until.min(last)));
            }
        }
        query
    }
}

impl GamesReport {
    /// The report of the games that a query has found.
    pub fn of<'a>(
        query: &GamesQuery,
        games: impl IntoIterator<Item = (&'a Entry, Option<&'a Played>)>,
        offset: UtcOffset,
    ) -> Self {
        let of_side = query.means_side();
        let mut report = Self {
            of_side,
            query: query.clone(),
            ..Self::default()
        };
        let mut tallies = HashMap::<ReportKey, Tally>::new();
        for (entry, played) in games {
            let mut sides: Vec<_> = query.sides(entry, played).collect();
            if of_side {
                // Who plays against oneself is Black.
                sides.truncate(1);
            }
            let whole = match of_side {
                true => sides.first().copied(),
                false => Some(Color::Black),
            };
            let Some(whole) = whole else {
                continue;
            };
            let review = entry.review();
            let side = |color| review.as_ref().map(|review| review.side(color));
            let (month, _) = entry.date(offset).month_ends();
            let month = tallies.entry(ReportKey::Month(month)).or_default();
            for tally in [&mut report.all, &mut *month] {
                tally.add(entry, whole);
                for &color in &sides {
                    tally.add_accuracy(side(color));
                }
            }
            report.reviewed += usize::from(review.is_some());
            for color in sides {
                report.add_side(side(color));
                for key in keys(entry, played, color) {
                    let tally = tallies.entry(key).or_default();
                    tally.add(entry, color);
                    tally.add_accuracy(side(color));
                }
            }
        }
        let mut tallies: Vec<_> = tallies.into_iter().collect();
        let most_first = |(key, tally): &(ReportKey, Tally)| match key {
            ReportKey::Side(_) | ReportKey::Month(_) => 0,
            _ => usize::MAX - tally.games,
        };
        tallies.sort_unstable_by(|one, other| {
            let by_table = one.0.table().cmp(&other.0.table());
            let by_games = most_first(one).cmp(&most_first(other));
            by_table.then(by_games).then_with(|| one.0.cmp(&other.0))
        });
        report.tallies = tallies;
        report
    }

    /// Adds what the review of a side has found.
    fn add_side(&mut self, side: Option<&SideReview>) {
        let Some(side) = side else {
            return;
        };
        for (sum, phase) in self.phases.iter_mut().zip(Phase::ALL) {
            sum.add(side.phase(phase));
        }
        for (count, kind) in self.mistakes.iter_mut().zip(MistakeKind::ALL) {
            *count = count.saturating_add(side.count(kind));
        }
    }

    /// What was found in each phase.
    pub fn phases(&self) -> impl Iterator<Item = PhaseRow> {
        let phases = Phase::ALL.into_iter().zip(self.phases);
        phases.map(|(phase, review)| PhaseRow {
            phase,
            review,
            query: self.query_of(ReviewFilter::Phase(phase), review.mistakes),
        })
    }

    /// The mistakes of each kind.
    pub fn mistakes(&self) -> impl Iterator<Item = MistakeRow> {
        let kinds = MistakeKind::ALL.into_iter().zip(self.mistakes);
        kinds.map(|(kind, count)| MistakeRow {
            kind,
            count,
            query: self.query_of(ReviewFilter::Kind(kind), count),
        })
    }

    /// The query of the games with so many mistakes together; `None` where there are none, or
    /// other mistakes are looked for already.
    fn query_of(&self, review: ReviewFilter, mistakes: u32) -> Option<GamesQuery> {
        let is_free = matches!(self.query.review, None | Some(ReviewFilter::Reviewed));
        (is_free && mistakes > 0).then(|| GamesQuery {
            review: Some(review),
            ..self.query.clone()
        })
    }

    /// The rows of a table.
    pub fn rows(&self, table: ReportTable) -> impl Iterator<Item = ReportRow> {
        let most = match table {
            ReportTable::Months => usize::MAX,
            _ => MOST,
        };
        let of_table = self.tallies.iter();
        let of_table = of_table.filter(move |(key, _)| key.table() == table);
        of_table.take(most).map(|(key, tally)| ReportRow {
            key: key.clone(),
            tally: *tally,
            query: key.query(&self.query),
        })
    }
}

/// What a side of a game counts for: as the filters find it, also for openings and castles that
/// others have replaced.
fn keys(entry: &Entry, played: Option<&Played>, color: Color) -> Vec<ReportKey> {
    let mut keys = vec![ReportKey::Side(color)];
    for found in played.map_or(&[][..], |played| played.names.found()) {
        let is_own = found.side == color;
        match (found.name.kind(), is_own) {
            (NameKind::Opening, true) => keys.push(ReportKey::Opening(found.name)),
            (NameKind::Castle, true) => keys.push(ReportKey::Castle(found.name)),
            (NameKind::Opening, false) => keys.push(ReportKey::Against(found.name)),
            _ => {}
        }
    }
    let opponent = match color {
        Color::Black => &entry.about.white,
        Color::White => &entry.about.black,
    };
    if !opponent.is_empty() {
        keys.push(ReportKey::Opponent(opponent.clone()));
    }
    keys
}
