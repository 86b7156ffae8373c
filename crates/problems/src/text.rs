//! Reading and writing the lines of the collection's files.

use core::fmt::{self, Write};

use shogi::{Color, Hand, HandKind, Move, Position, Setup, Strictness};

use crate::{Answer, Kind, Problem, Theme};

/// A line that is no problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseProblemError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for ParseProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl core::error::Error for ParseProblemError {}

/// Reads the problems of a file. Empty lines and those that begin with `#` are comments.
///
/// ```
/// use komadai_problems::{Kind, parse};
/// let problems = parse(Kind::Mate, "1 1 4k4/9/4P4 G\n")?;
/// assert_eq!(problems[0].plies, 1);
/// # Ok::<(), komadai_problems::ParseProblemError>(())
/// ```
///
/// # Errors
/// The first line that cannot be read.
pub fn parse(kind: Kind, text: &str) -> Result<Vec<Problem>, ParseProblemError> {
    let lines = text.lines().zip(1..);
    let lines = lines.filter(|(text, _)| !text.is_empty() && !text.starts_with('#'));
    let problems = lines.map(|(text, line)| {
        parse_line(kind, text).map_err(|reason| ParseProblemError { line, reason })
    });
    problems.collect()
}

fn parse_line(kind: Kind, text: &str) -> Result<Problem, String> {
    let mut fields = text.split(' ');
    let mut field = |name: &str| fields.next().ok_or_else(|| format!("there is no {name}"));
    let grade = field("grade")?;
    let grade = number(grade, "grade")?;
    if !(1..=10).contains(&grade) {
        return Err(format!("the grade {grade} is not 1 to 10"));
    }
    let (mut plies, mut theme) = (1, None);
    match kind {
        Kind::Mate => plies = number(field("length")?, "length")?,
        Kind::Brinkmate => {}
        Kind::Next => {
            let name = field("theme")?;
            let known = Theme::from_name(name);
            theme = Some(known.ok_or_else(|| format!("there is no theme {name:?}"))?);
        }
    }
    let board = field("board")?;
    let hands = field("hands")?;
    let position = position(kind, board, hands)?;
    let rest: Vec<&str> = fields.collect();
    let answer = match (kind, &rest[..]) {
        (Kind::Mate, []) => Answer::Mate,
        (Kind::Mate, [extra, ..]) => return Err(format!("{extra:?} is one field too many")),
        (_, []) => return Err("there is no move".to_owned()),
        (Kind::Next, ["win"]) => Answer::Declare,
        (_, moves) => Answer::Moves(legal_moves(&position, moves)?),
    };
    Ok(Problem {
        kind,
        theme,
        grade,
        plies,
        position,
        answer,
        also: Vec::new(),
    })
}

fn number<T: core::str::FromStr>(text: &str, name: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("the {name} {text:?} is no number"))
}

fn position(kind: Kind, board: &str, hands: &str) -> Result<Position, String> {
    let ranks = board.split('/').count();
    let empty = "/9".repeat(9_usize.saturating_sub(ranks));
    let sfen = format!("{board}{empty} b {hands}");
    let mut setup = Setup::from_sfen(&sfen).map_err(|errors| errors.to_string())?;
    if kind != Kind::Next {
        let rest = rest_of_set(&setup).ok_or("there are more pieces than in a set")?;
        setup.set_hand(Color::White, rest);
    }
    let strictness = match kind {
        Kind::Next => Strictness::Game,
        Kind::Mate | Kind::Brinkmate => Strictness::Problem,
    };
    Position::from_setup(&setup, strictness).map_err(|errors| errors.to_string())
}

/// What a set has beside the pieces on the board and in Black's hand; `None` where there are
/// more pieces than in a set.
pub fn rest_of_set(setup: &Setup) -> Option<Hand> {
    HandKind::ALL
        .into_iter()
        .try_fold(Hand::EMPTY, |rest, kind| {
            let pieces = setup.pieces().map(|(_, piece)| piece.kind());
            let on_board = pieces.filter(|piece| piece.in_hand() == Some(kind)).count();
            let used = u8::try_from(on_board).ok()? + setup.hand(Color::Black).count(kind);
            rest.with(kind, kind.kind().set_count().checked_sub(used)?)
        })
}

fn legal_moves(start: &Position, texts: &[&str]) -> Result<Vec<Move>, String> {
    let mut position = *start;
    let mut moves = Vec::new();
    for text in texts {
        let mv: Move = text.parse().map_err(|error| format!("{text:?}: {error}"))?;
        position
            .play(mv)
            .map_err(|why| format!("{mv} is illegal: {why}"))?;
        moves.push(mv);
    }
    Ok(moves)
}

/// Writes problems of one kind, a line each.
pub fn write(problems: &[Problem]) -> String {
    let mut text = String::new();
    for problem in problems {
        let mut setup = problem.position.to_setup();
        if problem.kind != Kind::Next {
            setup.set_hand(Color::White, Hand::EMPTY);
        }
        let sfen = setup.to_sfen();
        let mut fields = sfen.split(' ');
        let mut board = fields.next().unwrap_or_default();
        while let Some(shorter) = board.strip_suffix("/9") {
            board = shorter;
        }
        let hands = fields.nth(1).unwrap_or("-");
        let class = match (problem.kind, problem.theme) {
            (Kind::Mate, _) => format!(" {}", problem.plies),
            (_, Some(theme)) => format!(" {}", theme.name()),
            (_, None) => String::new(),
        };
        // Writing to a string cannot fail.
        _ = write!(text, "{}{class} {board} {hands}", problem.grade);
        match &problem.answer {
            Answer::Mate => {}
            Answer::Declare => text.push_str(" win"),
            Answer::Moves(moves) => {
                for mv in moves {
                    _ = write!(text, " {mv}");
                }
            }
        }
        text.push('\n');
    }
    text
}
