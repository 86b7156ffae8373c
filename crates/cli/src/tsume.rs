//! `tsume`: mates, a line each.

use std::{
    fs,
    io::{self, Read, Write},
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use shogi::{
    Move, Position, Strictness,
    search::Host,
    tsume::{Counting, MateAnswer, MateLimits, Solver},
};

use crate::{complain, flags::Flags};

/// Enough for every mate of a game, and most of the longest problems.
const DEFAULT_HASH: usize = 64;
const MOST_HASH: usize = 65_536;
const DEFAULT_LIMIT: u64 = 10_000;

struct Order<'a> {
    limits: MateLimits,
    megabytes: usize,
    what: Vec<&'a str>,
}

/// `[--limit MS] [--book] [--hash MB] FILE|SFEN`
pub fn run(arguments: &[&str]) -> ExitCode {
    match read_order(arguments).and_then(|order| Ok((problems(&order.what)?, order))) {
        Ok((problems, order)) => answer(&problems, &order),
        Err(problem) => complain(&format!("tsume: {problem}")),
    }
}

fn read_order<'a>(arguments: &[&'a str]) -> Result<Order<'a>, String> {
    let known = [("--limit", 1), ("--hash", 1), ("--book", 0)];
    let flags = Flags::read(arguments, &known)?;
    let megabytes = flags.or("--hash", DEFAULT_HASH)?;
    if !(1..=MOST_HASH).contains(&megabytes) {
        return Err(format!("--hash is {megabytes}, expected 1 to {MOST_HASH}"));
    }
    if flags.rest.is_empty() {
        return Err("FILE or SFEN is missing".to_owned());
    }
    Ok(Order {
        limits: MateLimits {
            time: Some(Duration::from_millis(flags.or("--limit", DEFAULT_LIMIT)?)),
            counting: match flags.text("--book") {
                Some(_) => Counting::Book,
                None => Counting::EveryDefence,
            },
            ..MateLimits::default()
        },
        megabytes,
        what: flags.rest,
    })
}

/// A line, and its number if it stands in a file.
struct Problem {
    line: Option<usize>,
    sfen: String,
}

fn problems(what: &[&str]) -> Result<Vec<Problem>, String> {
    let bytes = match what {
        ["-"] => {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut bytes);
            read.map_err(|error| format!("standard input: {error}"))?;
            bytes
        }
        // An SFEN has spaces.
        [name] if Path::new(name).is_file() || !name.contains(' ') => {
            fs::read(name).map_err(|error| format!("{name}: {error}"))?
        }
        words => {
            let sfen = words.join(" ");
            return Ok(vec![Problem { line: None, sfen }]);
        }
    };
    let text = String::from_utf8_lossy(&bytes);
    Ok(text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(line, number)| Problem {
            line: Some(number),
            sfen: line.split('\t').next().unwrap_or(line).trim().to_owned(),
        })
        .collect())
}

fn answer(problems: &[Problem], order: &Order<'_>) -> ExitCode {
    let mut solver = Solver::new(order.megabytes << 20);
    let mut output = io::stdout().lock();
    let mut exit = ExitCode::SUCCESS;
    for problem in problems {
        let sfen = problem.sfen.strip_prefix("sfen ").unwrap_or(&problem.sfen);
        let position = match Position::from_sfen(sfen, Strictness::Composed) {
            Ok(position) => position,
            Err(faults) => {
                exit = complain(&match problem.line {
                    Some(line) => format!("line {line}: {faults}"),
                    None => format!("SFEN {sfen:?}: {faults}"),
                });
                continue;
            }
        };
        let line = solve(&mut solver, &position, &order.limits);
        let written = writeln!(output, "{sfen}\t{line}").and_then(|()| output.flush());
        match written {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return exit,
            Err(error) => return complain(&format!("cannot write the answer: {error}")),
        }
    }
    exit
}

/// Length, moves, nodes and milliseconds.
fn solve(solver: &mut Solver, position: &Position, limits: &MateLimits) -> String {
    let start = Clock::start();
    let mut host = Host {
        now: &mut || start.elapsed(),
        stop: &mut || false,
    };
    let answer = solver.solve(position, limits, &mut host);
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    let (length, moves) = match answer {
        MateAnswer::Mate(moves) => {
            let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
            (moves.len().to_string(), texts.join(" "))
        }
        MateAnswer::NoMate => ("none".to_owned(), String::new()),
        MateAnswer::Unknown => ("unknown".to_owned(), String::new()),
    };
    format!("{length}\t{moves}\t{}\t{ms:.1}", solver.nodes())
}

/// Time that this thread has computed, where the system tells it; else time
/// that has passed.
struct Clock {
    start: Instant,
    computed: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self {
            start: Instant::now(),
            computed: computed(),
        }
    }

    fn elapsed(&self) -> Duration {
        let passed = self.start.elapsed();
        match (self.computed, computed()) {
            (Some(start), Some(now)) if passed > TICKS => now.saturating_sub(start),
            _ => passed,
        }
    }
}

/// What is shorter is counted too coarsely.
const TICKS: Duration = Duration::from_millis(20);

/// Linux tells it in nanoseconds, and counts it at every tick of its clock.
fn computed() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
