use core::mem;

use komadai_protocol::GameState;
use komadai_records::{Evaluation, NodeId, Record};
use shogi::{ByColor, Color, GameRules, Move, Ply, Position, Strictness};

use super::{
    AnalysisCache, AnalysisResult, JudgedMove, Judgement, PositionEval, SideSummary, judge,
};

/// A position of an analyzed line.
#[derive(Clone, Debug)]
pub struct AnalyzedPosition {
    pub node: NodeId,
    pub position: Position,
    /// The move that led here; none at the start.
    pub ply: Option<Ply>,
    /// Whether another move could have been made instead.
    had_choice: bool,
    /// Whether there is no legal move: mate.
    is_over: bool,
    /// The evaluation that the record holds.
    said: Option<PositionEval>,
}

/// The analysis of a line of a record: its positions, as far as the moves are legal,
/// are searched one by one.
#[derive(Clone, Debug)]
pub struct GameAnalysis {
    places: Vec<AnalyzedPosition>,
}

/// A move of the line that can be judged.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalyzedMove {
    /// The index of the position it led to.
    pub index: usize,
    pub ply: Ply,
    pub before: PositionEval,
    pub after: PositionEval,
    pub judged: JudgedMove,
    /// What would have been best; empty if that is not known.
    pub best: Vec<Move>,
    /// How much more of the winning rate that has than the second best move, if it is known.
    pub lead: Option<f64>,
    /// Whether it was the only good answer to a mistake, and more than taking back.
    pub is_only_answer: bool,
}

/// Longer lines are analyzed up to this move.
const MOST: usize = 1_000;

/// An answer is the only good one if it has so much more of the winning rate than the second.
const ONLY_LEAD: f64 = 0.1;

impl GameAnalysis {
    /// None where the line begins with no position of a game.
    pub fn from_record(record: &Record, line: &[NodeId]) -> Option<Self> {
        let start = Position::from_setup(record.start(), Strictness::Game).ok()?;
        let place = |node, position: Position, ply, had_choice| AnalyzedPosition {
            node,
            ply,
            had_choice,
            is_over: position.legal_moves().is_empty(),
            said: record
                .node(node)
                .notes()
                .evaluation
                .map(PositionEval::from_record),
            position,
        };
        let mut places = vec![place(NodeId::ROOT, start, None, false)];
        let mut position = start;
        for &node in line.iter().take(MOST) {
            let Some(ply) = record.node(node).ply() else {
                break;
            };
            if ply.by != position.turn() || position.check_legal(ply.mv).is_err() {
                break;
            }
            let had_choice = position.legal_moves().len() > 1;
            position.play_unchecked(ply.mv);
            places.push(place(node, position, Some(ply), had_choice));
        }
        Some(Self { places })
    }

    pub fn places(&self) -> &[AnalyzedPosition] {
        &self.places
    }

    /// The engine's input for a position.
    pub fn game_state(&self, index: usize) -> GameState {
        let moves = self.places[..=index].iter().filter_map(|place| place.ply);
        GameState {
            start: self.places[0].position,
            moves: moves.map(|ply| ply.mv).collect(),
            rules: GameRules::STANDARD,
        }
    }

    /// The position to search next: the last one that has not been searched for
    /// `nodes`, as what follows a move tells most about it.
    pub fn next(&self, store: &AnalysisCache, nodes: u64) -> Option<usize> {
        let is_open = |place: &AnalyzedPosition| !place.is_known(store, nodes);
        self.places.iter().rposition(is_open)
    }

    /// The position to search next for its two best moves: one before a mistake, of which it
    /// is not known whether there was more than one better move, or after one that was answered
    /// well, of which it is not known whether other answers were as good.
    pub fn next_comparison(&self, store: &AnalysisCache) -> Option<usize> {
        let moves = self.moves(store);
        let is_mistake = |reviewed: &AnalyzedMove| reviewed.judged.judgement >= Judgement::Mistake;
        let is_answer = |index: usize| {
            let answers = |reviewed: &&AnalyzedMove| reviewed.index + 1 == index;
            moves.iter().find(answers).is_some_and(is_mistake) && !self.takes_back(index)
        };
        let is_open = |reviewed: &&AnalyzedMove| {
            let is_best = reviewed.best.first() == Some(&reviewed.ply.mv);
            reviewed.lead.is_none()
                && !reviewed.best.is_empty()
                && (is_mistake(reviewed) || is_best && is_answer(reviewed.index))
        };
        moves
            .iter()
            .find(is_open)
            .map(|reviewed| reviewed.index - 1)
    }

    /// Whether the move that led to a position moves where the move before it has moved.
    fn takes_back(&self, index: usize) -> bool {
        let to = |index: usize| self.places.get(index)?.ply.map(|ply| ply.mv.to());
        to(index) == to(index.wrapping_sub(1))
    }

    /// Number of positions that have been searched for `nodes`.
    pub fn analyzed_count(&self, store: &AnalysisCache, nodes: u64) -> usize {
        let places = self.places.iter();
        places.filter(|place| place.is_known(store, nodes)).count()
    }

    /// The evaluation of each position, as far as known.
    pub fn evals(&self, store: &AnalysisCache) -> Vec<Option<PositionEval>> {
        let places = self.places.iter();
        places.map(|place| place.worth(store)).collect()
    }

    /// The moves whose positions before and after have an evaluation.
    pub fn moves(&self, store: &AnalysisCache) -> Vec<AnalyzedMove> {
        let pairs = self.places.windows(2).enumerate();
        let mut answers_mistake = false;
        pairs
            .filter_map(|(index, pair)| {
                let [before, after] = pair else {
                    return None;
                };
                let ply = after.ply?;
                let found = store.get(&before.position);
                let best = found.map(|found| found.best.clone()).unwrap_or_default();
                let (worth, now) = (before.worth(store)?, after.worth(store)?);
                let judged = match best.first() == Some(&ply.mv) {
                    true => JudgedMove::BEST,
                    false => judge(worth, now, ply.by),
                };
                let lead = found.and_then(|found| found.lead);
                let answered =
                    mem::replace(&mut answers_mistake, judged.judgement >= Judgement::Mistake);
                let is_only_answer = answered
                    && best.first() == Some(&ply.mv)
                    && lead.is_some_and(|lead| lead >= ONLY_LEAD)
                    && !self.takes_back(index + 1);
                Some(AnalyzedMove {
                    index: index + 1,
                    ply,
                    before: worth,
                    after: now,
                    judged,
                    best,
                    lead,
                    is_only_answer,
                })
            })
            .collect()
    }

    /// How each side has played.
    pub fn sides(&self, moves: &[AnalyzedMove]) -> ByColor<SideSummary> {
        let side = |color: Color| {
            let own = moves.iter().filter(|review| review.ply.by == color);
            SideSummary::from_moves(
                own.map(|review| (review.judged, self.places[review.index].had_choice)),
            )
        };
        ByColor {
            black: side(Color::Black),
            white: side(Color::White),
        }
    }

    /// The evaluations to be stored in the record: where it has none, and in the place of those
    /// that were found before (`known`, by position). Those that the record brought stay.
    pub fn evaluations(
        &self,
        store: &AnalysisCache,
        known: &[Option<PositionEval>],
    ) -> Vec<(NodeId, Evaluation)> {
        let found = self.places.iter().zip(known).filter_map(|(place, known)| {
            let worth = store.get(&place.position)?.worth;
            let is_free = place.said.is_none() || place.said == *known;
            let is_new = place.said != Some(worth);
            Some((place.node, worth.to_record().filter(|_| is_free && is_new)?))
        });
        found.collect()
    }

    /// What searches have found for each position.
    pub fn searched(&self, store: &AnalysisCache) -> Vec<Option<PositionEval>> {
        let found = |place: &AnalyzedPosition| Some(store.get(&place.position)?.worth);
        self.places.iter().map(found).collect()
    }

    /// What the record brought for each position; empty where that is what searches have found.
    pub fn brought(&self, store: &AnalysisCache) -> Vec<Option<PositionEval>> {
        let said: Vec<_> = self.places.iter().map(|place| place.said).collect();
        let differs = |(said, found): (&Option<PositionEval>, Option<PositionEval>)| {
            found.is_some() && said.is_some() && *said != found
        };
        match said.iter().zip(self.searched(store)).any(differs) {
            true => said,
            false => Vec::new(),
        }
    }
}

impl AnalyzedPosition {
    fn is_known(&self, store: &AnalysisCache, nodes: u64) -> bool {
        let is_enough = |found: &AnalysisResult| found.nodes >= nodes;
        self.is_over || store.get(&self.position).is_some_and(is_enough)
    }

    fn worth(&self, store: &AnalysisCache) -> Option<PositionEval> {
        if self.is_over {
            let by = !self.position.turn();
            return Some(PositionEval::Mate { by, plies: 0 });
        }
        let found = store.get(&self.position).map(|found| found.worth);
        found.or(self.said)
    }
}

impl AnalyzedMove {
    /// The move with what follows it.
    pub fn line_after(&self, reply: &[Move]) -> Vec<Move> {
        [&[self.ply.mv], reply].concat()
    }

    /// Whether it is to be listed.
    pub fn is_listed(&self) -> bool {
        self.judged.judgement > Judgement::Fine
    }
}
