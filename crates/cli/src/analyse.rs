//! `analyse`: what the engine thinks of every position of a record.

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Duration,
};

use shogi::{
    Color, Game, Move, Ply,
    search::{Host, Limits, Root, Score, ScoreKind, Searcher},
};

use crate::{complain, flags::Flags, record::File};

/// Nodes a position.
const NODES: u64 = 100_000;
const TABLE: usize = 64 << 20;

/// `RECORD [--nodes N]`
pub fn run(arguments: &[&str]) -> ExitCode {
    match analyse(arguments, &mut io::stdout().lock()) {
        Ok(exit) => exit,
        Err(problem) => complain(&format!("analyse: {problem}")),
    }
}

fn analyse(arguments: &[&str], output: &mut impl Write) -> Result<ExitCode, String> {
    let flags = Flags::read(arguments, &[("--nodes", 1)])?;
    let nodes = flags.or("--nodes", NODES)?;
    let [name] = flags.rest[..] else {
        return Err("expected RECORD [--nodes N]".to_owned());
    };
    let file = File::read(name)?;
    let audit = file.record().audit();
    let audit = audit.ok_or_else(|| format!("{name}: no game can be played from its start"))?;
    let mut exit = ExitCode::SUCCESS;
    if let Some(problem) = file.complaint() {
        exit = complain(&problem);
    }
    match report(audit.game(), nodes, output) {
        Ok(()) => Ok(exit),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(exit),
        Err(error) => Err(format!("the answer cannot be written: {error}")),
    }
}

/// A line a move: its number, the move, what the position after it is worth to
/// Black, what was best instead, and how bad it was.
fn report(record: &Game, nodes: u64, output: &mut impl Write) -> io::Result<()> {
    let mut searcher = Searcher::new(TABLE);
    let mut game = Game::with_rules(*record.start(), *record.rules());
    let mut before = think(&mut searcher, &game, nodes);
    for (&Ply { mv, .. }, number) in record.plies().iter().zip(1..) {
        let turn = game.turn();
        if game.play(mv).is_err() {
            return writeln!(output, "{number}\t{mv}\tillegal, or after the end");
        }
        let after = think(&mut searcher, &game, nodes);
        let verdict = Verdict::of(mv, &before, &after);
        let best = before
            .best
            .map_or_else(String::new, |best| best.to_string());
        let score = match game.outcome() {
            Some(outcome) => outcome.to_string(),
            None => seen_by_black(-after.score, turn).to_string(),
        };
        writeln!(
            output,
            "{number}\t{mv}\t{score}\t{best}\t{}",
            verdict.mark()
        )?;
        output.flush()?;
        before = after;
    }
    Ok(())
}

/// What a side to move may hope for.
struct Thought {
    score: Score,
    best: Option<Move>,
}

fn think(searcher: &mut Searcher, game: &Game, nodes: u64) -> Thought {
    let mut host = Host {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    searcher.search(
        &Root::of_game(game),
        Limits::nodes(nodes),
        &mut host,
        &mut |_| {},
    );
    match searcher.info().lines.first() {
        Some(line) => Thought {
            score: line.score,
            best: line.moves.first().copied(),
        },
        // No legal move: mated.
        None => Thought {
            score: Score::mated_in(0),
            best: None,
        },
    }
}

fn seen_by_black(score: Score, turn: Color) -> Score {
    match turn {
        Color::Black => score,
        Color::White => -score,
    }
}

/// How bad a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Fine,
    Doubtful,
    Blunder,
    MissedMate,
}

impl Verdict {
    /// What a move threw away of the chance to win.
    const DOUBTFUL: f64 = 0.1;
    const BLUNDER: f64 = 0.25;

    fn of(mv: Move, before: &Thought, after: &Thought) -> Self {
        if before.best == Some(mv) {
            return Self::Fine;
        }
        // The side that is mated now has a mate in nought plies against it.
        let mates = |score: Score| matches!((-score).kind(), ScoreKind::Mate(plies) if plies <= 0);
        let lost = before.score.winning_rate() + after.score.winning_rate() - 1.0;
        if mates(before.score) && !mates(-after.score) {
            Self::MissedMate
        } else if lost >= Self::BLUNDER {
            Self::Blunder
        } else if lost >= Self::DOUBTFUL {
            Self::Doubtful
        } else {
            Self::Fine
        }
    }

    const fn mark(self) -> &'static str {
        match self {
            Self::Fine => "",
            Self::Doubtful => "?",
            Self::Blunder => "??",
            Self::MissedMate => "?? missed mate",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(score: Score, best: &str) -> Thought {
        Thought {
            score,
            best: best.parse().ok(),
        }
    }

    /// What is said of 7g7f when 2g2f was best, by the scores of both sides.
    #[track_caller]
    fn check(before: Score, after: Score, verdict: Verdict) {
        let mv: Move = "7g7f".parse().expect("a move");
        let after = thought(after, "3c3d");
        assert_eq!(Verdict::of(mv, &thought(before, "2g2f"), &after), verdict);
        let same = Verdict::of(mv, &thought(before, "7g7f"), &after);
        assert_eq!(same, Verdict::Fine, "the best move is no mistake");
    }

    #[test]
    fn moves_are_judged_by_what_they_throw_away() {
        let points = Score::centipawns;
        check(points(50), points(-40), Verdict::Fine);
        check(points(0), points(400), Verdict::Doubtful);
        check(points(0), points(1500), Verdict::Blunder);
        check(points(-3000), points(4000), Verdict::Fine);
        check(points(100), Score::mate_in(5), Verdict::Blunder);
        check(Score::mate_in(3), points(-2500), Verdict::MissedMate);
        check(Score::mate_in(3), Score::mated_in(4), Verdict::Fine);
        check(Score::mate_in(3), points(2500), Verdict::MissedMate);
    }
}
