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

use crate::complain;

/// Enough for every mate of a game, and most of the longest problems.
const DEFAULT_HASH: usize = 64;
const MOST_HASH: usize = 65_536;
const DEFAULT_LIMIT: u64 = 10_000;

struct Order<'a> {
    limits: MateLimits,
    hash: usize,
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
    let mut order = Order {
        limits: MateLimits {
            time: Some(Duration::from_millis(DEFAULT_LIMIT)),
            ..MateLimits::default()
        },
        hash: DEFAULT_HASH,
        what: Vec::new(),
    };
    let mut arguments = arguments.iter();
    while let Some(&argument) = arguments.next() {
        match argument {
            "--book" => order.limits.counting = Counting::Book,
            "--limit" => {
                let ms = number(argument, arguments.next(), u64::MAX)?;
                order.limits.time = Some(Duration::from_millis(ms));
            }
            "--hash" => {
                let most = MOST_HASH as u64;
                order.hash = number(argument, arguments.next(), most)? as usize;
            }
            _ => order.what.push(argument),
        }
    }
    if order.what.is_empty() {
        return Err("FILE or SFEN is missing".to_owned());
    }
    Ok(order)
}

fn number(option: &str, text: Option<&&str>, most: u64) -> Result<u64, String> {
    let text = text.ok_or_else(|| format!("{option} needs a number"))?;
    text.parse()
        .ok()
        .filter(|number| (1..=most).contains(number))
        .ok_or_else(|| format!("{option} is {text:?}, expected a whole number from 1 to {most}"))
}

/// A line, and its number if it stands in a file.
struct Problem {
    line: Option<usize>,
    sfen: String,
}

fn problems(what: &[&str]) -> Result<Vec<Problem>, String> {
    let text = match what {
        ["-"] => {
            let mut text = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut text);
            read.map_err(|error| format!("standard input cannot be read: {error}"))?;
            text
        }
        [name] if Path::new(name).is_file() || !name.contains(['/', ' ']) => {
            fs::read(name).map_err(|error| format!("{name}: cannot be read: {error}"))?
        }
        [name] if !name.contains(' ') && !looks_like_sfen(name) => {
            fs::read(name).map_err(|error| format!("{name}: cannot be read: {error}"))?
        }
        words => {
            let sfen = words.join(" ");
            return Ok(vec![Problem { line: None, sfen }]);
        }
    };
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().zip(1..);
    Ok(lines
        .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(line, number)| Problem {
            line: Some(number),
            sfen: line.split('\t').next().unwrap_or(line).trim().to_owned(),
        })
        .collect())
}

/// A board has eight strokes between its ranks.
fn looks_like_sfen(text: &str) -> bool {
    text.matches('/').count() == 8
}

fn answer(problems: &[Problem], order: &Order<'_>) -> ExitCode {
    let mut solver = Solver::new(order.hash << 20);
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
