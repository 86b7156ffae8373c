//! Messages as texts.
use core::{
    fmt::{self, Write},
    time::Duration,
};

use shogi::{
    GameRules, Move,
    search::{Allowance, Blur, Bound, Decision, Limits, Line, ScoreKind},
    tsume::{Counting, MateAnswer},
};

use super::{Found, Net, Order, Quest, Reply, Report, Request, Situation, rules};

impl Order {
    pub fn to_text(&self) -> String {
        text(|out| match self {
            Self::Ask(id, request) => request.write(id.0, out),
            Self::Stop(id) => write!(out, "stop {}", id.0),
            Self::Forget => out.write_str("forget"),
        })
    }
}

impl Reply {
    pub fn to_text(&self) -> String {
        text(|out| match self {
            Self::Ready { version, build } => write!(out, "ready {version} {build}"),
            Self::Info { id, report } => {
                write!(out, "info {}", id.0)?;
                report.write(out)
            }
            Self::Done { id, report } => {
                write!(out, "done {}", id.0)?;
                report.write(out)
            }
            Self::Decided {
                id,
                decision,
                report,
            } => {
                write!(out, "decided {}\ndecision ", id.0)?;
                match decision {
                    Decision::Play(mv) => write!(out, "{mv}")?,
                    Decision::Declare => out.write_str("win")?,
                    Decision::Resign => out.write_str("resign")?,
                }
                report.write(out)
            }
            Self::Mate { id, found } => {
                write!(out, "mate {}", id.0)?;
                found.write(out)
            }
            Self::Stopped { id } => write!(out, "stopped {}", id.0),
            Self::Refused { id, why } => write!(out, "refused {}\nwhy {}", id.0, flat(why)),
            Self::Net(Net::Coming { bytes, of }) => {
                write!(out, "net coming\nbytes {bytes}\nof {of}")
            }
            Self::Net(Net::Here) => out.write_str("net here"),
            Self::Net(Net::Missing { why }) => write!(out, "net missing\nwhy {}", flat(why)),
            Self::Broken { why } => write!(out, "broken\nwhy {}", flat(why)),
        })
    }
}

/// What `write` writes: a `String` takes all of it.
fn text(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut out = String::new();
    let written = write(&mut out);
    debug_assert!(written.is_ok());
    out
}

/// A text in one line.
fn flat(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

impl Request {
    fn write(&self, id: u32, out: &mut String) -> fmt::Result {
        match self {
            Self::Analyse { situation, limits } => {
                write!(out, "analyse {id}")?;
                situation.write(out)?;
                write_limits(limits, out)
            }
            Self::Play {
                situation,
                level,
                time,
                seed,
            } => {
                write!(out, "play {id}")?;
                situation.write(out)?;
                write!(out, "\nlevel {}\nseed {seed}", level.number())?;
                write_time(*time, out)
            }
            Self::Mate {
                quest,
                position,
                limits,
            } => {
                let quest = match quest {
                    Quest::Mate => "mate",
                    Quest::Threat => "threat",
                    Quest::Hisshi => "hisshi",
                };
                write!(out, "{quest} {id}\nstart {}", position.to_sfen())?;
                if let Some(nodes) = limits.nodes {
                    write!(out, "\nnodes {nodes}")?;
                }
                if let Some(time) = limits.time {
                    write!(out, "\nwithin {}", millis(time))?;
                }
                match limits.counting {
                    Counting::EveryDefence => Ok(()),
                    Counting::Book => out.write_str("\ncounting book"),
                }
            }
        }
    }
}

impl Found {
    fn write(&self, out: &mut String) -> fmt::Result {
        let (nodes, time) = (self.nodes, millis(self.time));
        let shortest = u8::from(self.shortest);
        write!(out, "\nsolver {nodes} {time} {shortest}")?;
        match &self.answer {
            MateAnswer::Mate(moves) => write_moves("moves", moves, out),
            MateAnswer::NoMate => out.write_str("\nno mate"),
            MateAnswer::Unknown => Ok(()),
        }
    }
}

impl Situation {
    fn write(&self, out: &mut String) -> fmt::Result {
        write!(out, "\nstart {}", self.start.to_sfen())?;
        if self.rules != GameRules::STANDARD {
            rules::write(&self.rules, out)?;
        }
        write_moves("moves", &self.moves, out)
    }
}

fn write_limits(limits: &Limits, out: &mut String) -> fmt::Result {
    write!(out, "\ndepth {}\nlines {}", limits.depth, limits.lines)?;
    if let Some(nodes) = limits.nodes {
        write!(out, "\nnodes {nodes}")?;
    }
    if limits.blur != Blur::default() {
        let Blur {
            spread,
            until,
            seed,
        } = limits.blur;
        write!(out, "\nblur {spread} {until} {seed}")?;
    }
    write_time(limits.time, out)?;
    write_moves("only", &limits.moves, out)
}

fn write_time(time: Option<Allowance>, out: &mut String) -> fmt::Result {
    match time {
        Some(time) if time.soft == Duration::MAX => {
            write!(out, "\ntime {}", millis(time.hard))
        }
        Some(time) => {
            let (soft, hard) = (millis(time.soft), millis(time.hard));
            write!(out, "\ntime {soft} {hard}")
        }
        None => Ok(()),
    }
}

/// Half a billion years at most: 128 bits would bring their own code for numbers.
fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn write_moves(name: &str, moves: &[Move], out: &mut String) -> fmt::Result {
    if !moves.is_empty() {
        write!(out, "\n{name}")?;
    }
    moves.iter().try_for_each(|mv| write!(out, " {mv}"))
}

impl Report {
    fn write(&self, out: &mut String) -> fmt::Result {
        let Self {
            depth,
            seldepth,
            nodes,
            time,
            hashfull,
            lines,
        } = self;
        let time = millis(*time);
        write!(out, "\nsearch {depth} {seldepth} {nodes} {time} {hashfull}")?;
        lines.iter().try_for_each(|line| write_line(line, out))
    }
}

fn write_line(line: &Line, out: &mut String) -> fmt::Result {
    let (unit, score) = match line.score.kind() {
        ScoreKind::Centipawns(score) => ("cp", score),
        ScoreKind::Mate(plies) => ("mate", plies),
    };
    let bound = match line.bound {
        Bound::Exact => "=",
        Bound::Lower => ">",
        Bound::Upper => "<",
    };
    write!(out, "\nline {} {unit} {bound} {score}", line.depth)?;
    line.moves.iter().try_for_each(|mv| write!(out, " {mv}"))
}
