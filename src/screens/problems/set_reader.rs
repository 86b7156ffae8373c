//! Reading problems of the reader's own: from a list of positions, or from a record.
use komadai_records::notation::Diagnostic;
use komadai_search::tsume::MateAnswer;
use leptos::{logging::warn, prelude::*};
use shogi::{Move, Position, Strictness};

use komadai_engine::{Engine, FindLimits, find_answer, find_mate};
use komadai_model::problems::{
    FoundAnswer, OwnProblem, OwnProblemError, OwnSet, RecordAnswer, RecordPosition, RecordProblems,
};
use komadai_texts::ProblemsText;
use komadai_ui::{I18n, lazy_module};

/// Mates are looked for up to so many plies.
const MAX_PLIES: u16 = 31;
/// In games, where most positions have no mate, not as far.
const GAME_LIMITS: FindLimits = FindLimits {
    plies: 15,
    nodes: 100_000,
};
/// The fields of a position in SFEN without the number of the move.
const SFEN_FIELDS: usize = 3;
/// The slashes between the ranks of a position.
const SFEN_SLASHES: usize = 8;

/// Reads a record: its problems, as far as it can be read, and the fault where it cannot.
type ReadRecord = fn(&str) -> (RecordProblems, Option<Diagnostic>);

lazy_module! {
    /// The readers of records are with the record screen.
    static READ_RECORD: ReadRecord = record(read_record);
}

fn read_record(text: &str) -> (RecordProblems, Option<Diagnostic>) {
    match komadai_records::notation::read(text, None) {
        Ok((_, parsed)) => (RecordProblems::new(&parsed.record), None),
        Err(error) => (
            RecordProblems::new(&error.before.record),
            Some(error.diagnostic),
        ),
    }
}

/// What a text has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadSet {
    /// The problems of a list.
    List(OwnSet),
    /// The positions of a record, to choose from.
    Record(Vec<RecordAnswer>),
}

/// The problems of a text, and what is wrong with the rest of it. `report` has how far it is.
pub async fn read_set(
    text: &str,
    i18n: I18n,
    report: RwSignal<Vec<String>>,
) -> (ReadSet, Vec<String>) {
    let reader = SetReader { i18n, report };
    let mut lines = text.lines().filter(|line| !is_comment(line));
    if lines.any(is_position) {
        let (set, faults) = reader.read_list(text).await;
        return (ReadSet::List(set), faults);
    }
    if let Err(error) = READ_RECORD.load_fn()().await {
        warn!("{error}");
    }
    match READ_RECORD.get() {
        Some(read) => {
            let (answers, faults) = reader.read_record(read(text)).await;
            (ReadSet::Record(answers), faults)
        }
        None => (
            ReadSet::Record(Vec::new()),
            vec![i18n.text_untracked().app().not_loaded.to_owned()],
        ),
    }
}

fn is_comment(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with('#')
}

/// Whether a line of a list begins with a position in SFEN.
fn is_position(line: &str) -> bool {
    let board = sfen_words(line).next();
    board.is_some_and(|board| board.matches('/').count() == SFEN_SLASHES)
}

/// The words of a line from its position on.
fn sfen_words(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split_whitespace();
    words.skip_while(|word| matches!(*word, "position" | "sfen"))
}

#[derive(Clone, Copy)]
struct SetReader {
    i18n: I18n,
    report: RwSignal<Vec<String>>,
}

/// The engine could not answer, or was asked for something else: what follows is not read.
struct EngineLost;

impl SetReader {
    /// The mate in a position, if one is found.
    async fn find_line(
        self,
        position: Position,
        limits: FindLimits,
    ) -> Result<Option<Vec<Move>>, EngineLost> {
        if self.report.is_disposed() {
            return Err(EngineLost);
        }
        let found = find_mate(Engine::of_page(), position, limits).await;
        Ok(match found.ok_or(EngineLost)? {
            MateAnswer::Mate(line) => Some(line),
            _ => None,
        })
    }

    /// What is said when the engine is lost.
    fn engine_lost(self) -> String {
        self.i18n.text_untracked().analysis().failed.to_owned()
    }

    fn text(self) -> &'static ProblemsText {
        self.i18n.text_untracked().problems()
    }

    async fn read_list(self, text: &str) -> (OwnSet, Vec<String>) {
        let mut set = OwnSet::default();
        let mut faults = Vec::new();
        let count = text.lines().count();
        for (line, number) in text.lines().zip(1..) {
            if is_comment(line) {
                continue;
            }
            let labels = self.text();
            self.report
                .try_set(vec![(labels.reading_line)(number, count)]);
            match self.read_line(line).await {
                Ok(Ok(problem)) => _ = set.add(problem),
                Ok(Err(why)) => faults.push((labels.bad_line)(number, &why)),
                Err(EngineLost) => {
                    faults.push((labels.bad_line)(number, &self.engine_lost()));
                    break;
                }
            }
        }
        (set, faults)
    }

    /// A position in SFEN, with or without the number of the move, and perhaps the moves that
    /// are to be found; or what is wrong with it.
    async fn read_line(self, line: &str) -> Result<Result<OwnProblem, String>, EngineLost> {
        let words: Vec<&str> = sfen_words(line).collect();
        let has_number = words
            .get(SFEN_FIELDS)
            .is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let fields = words.len().min(SFEN_FIELDS + usize::from(has_number));
        let (sfen, moves) = words.split_at(fields);
        let sfen = sfen.join(" ");
        let position = match Position::from_sfen(&sfen, Strictness::Problem) {
            Ok(position) => position,
            Err(errors) => {
                let why = OwnProblemError::Position(errors);
                return Ok(Err((self.text().no_problem)(&why)));
            }
        };
        let mut problem = OwnProblem {
            sfen,
            plies: None,
            moves: moves.join(" "),
        };
        if moves.is_empty() {
            let mate = self
                .find_line(position, FindLimits::plies(MAX_PLIES))
                .await?;
            problem.plies = mate.and_then(|line| u16::try_from(line.len()).ok());
            if problem.plies.is_none() {
                return Ok(Err(self.text().no_mate.to_owned()));
            }
        }
        let is_problem = problem
            .to_problem()
            .map_err(|error| (self.text().no_problem)(&error));
        Ok(is_problem.map(|_| problem))
    }

    async fn read_record(
        self,
        (problems, fault): (RecordProblems, Option<Diagnostic>),
    ) -> (Vec<RecordAnswer>, Vec<String>) {
        let text = self.i18n.text_untracked();
        let mut faults: Vec<String> = Vec::new();
        faults.extend(fault.map(|fault| (text.remarks().remark)(&fault)));
        let mut answers = Vec::new();
        let (read, none) = match problems {
            RecordProblems::At(positions) => {
                let read = self.named(positions, &mut answers).await;
                (read, text.answers().none)
            }
            RecordProblems::Game(positions) => {
                let read = self.mates_of_game(positions, &mut answers).await;
                (read, text.problems().no_mate_in_game)
            }
        };
        if let Err(EngineLost) = read {
            faults.push(self.engine_lost());
        }
        if answers.is_empty() && faults.is_empty() {
            faults.push(none.to_owned());
        }
        (answers, faults)
    }

    /// Positions that somebody has chosen: mates, and elsewhere the next move is to be found.
    async fn named(
        self,
        positions: Vec<RecordPosition>,
        answers: &mut Vec<RecordAnswer>,
    ) -> Result<(), EngineLost> {
        let count = positions.len();
        for (at, number) in positions.into_iter().zip(1..) {
            self.report_position(number, count)?;
            let found = find_answer(Engine::of_page(), &at).await;
            let answer = RecordAnswer::new(at, found.ok_or(EngineLost)?);
            if answer.to_problem().is_some() {
                answers.push(answer);
            }
        }
        Ok(())
    }

    /// The positions of a game from which a mate by checks begins, played or not.
    async fn mates_of_game(
        self,
        positions: Vec<RecordPosition>,
        answers: &mut Vec<RecordAnswer>,
    ) -> Result<(), EngineLost> {
        let count = positions.len();
        // Whether either side has a mate already, by the parity of the ply.
        let mut was_mate = [false; 2];
        for (index, at) in positions.into_iter().enumerate() {
            self.report_position(index + 1, count)?;
            let mate = self.find_line(at.position, GAME_LIMITS).await?;
            let before = core::mem::replace(&mut was_mate[index % 2], mate.is_some());
            if let Some(line) = mate.filter(|_| !before) {
                answers.push(RecordAnswer::new(at, FoundAnswer::Mate(line)));
            }
        }
        Ok(())
    }

    /// Says how far it is, unless the reader has left the screen.
    fn report_position(self, number: usize, count: usize) -> Result<(), EngineLost> {
        let said = vec![(self.text().position_of)(number, count)];
        match self.report.try_set(said) {
            None => Ok(()),
            Some(_) => Err(EngineLost),
        }
    }
}
