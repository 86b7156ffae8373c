//! Texts as messages. Nothing in them is trusted.
use core::{str::FromStr, time::Duration};

use shogi::{
    Position, Strictness,
    search::{Allowance, Blur, Bound, Decision, Level, Limits, Line, MAX_PLY, Score},
    tsume::{Counting, MateAnswer, MateLimits},
};

use super::{
    Found, Id, MessageError, Net, Order, Quest, Reply, Report, Request, Situation,
    fields::{Fields, list, no_value, value, word_and_rest},
    rules,
};

impl FromStr for Order {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut fields = Fields::of(text);
        let order = match fields.kind {
            "analyse" => {
                let id = id(&fields)?;
                let situation = situation(&mut fields)?;
                let limits = limits(&mut fields)?;
                Self::Ask(id, Request::Analyse { situation, limits }.into())
            }
            "play" => Self::Ask(
                id(&fields)?,
                Request::Play {
                    situation: situation(&mut fields)?,
                    level: fields.needed("level", |text| Level::new(number(text)?))?,
                    time: fields.optional("time", allowance)?,
                    seed: fields.needed("seed", number)?,
                }
                .into(),
            ),
            "mate" | "threat" | "hisshi" => Self::Ask(
                id(&fields)?,
                Request::Mate {
                    quest: match fields.kind {
                        "threat" => Quest::Threat,
                        "hisshi" => Quest::Hisshi,
                        _ => Quest::Mate,
                    },
                    position: fields.needed("start", position)?,
                    limits: MateLimits {
                        nodes: fields.optional("nodes", number)?,
                        time: fields.optional("within", millis)?,
                        counting: fields.optional("counting", counting)?.unwrap_or_default(),
                    },
                }
                .into(),
            ),
            "stop" => Self::Stop(id(&fields)?),
            "forget" => Self::Forget,
            _ => return Err(unknown(&fields)),
        };
        fields.end()?;
        Ok(order)
    }
}

impl FromStr for Reply {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Self, MessageError> {
        let mut fields = Fields::of(text);
        let reply = match fields.kind {
            "ready" => {
                let (version, build) = word_and_rest(fields.subject);
                Self::Ready {
                    version: value("ready", version, number)?,
                    build: build.to_owned(),
                }
            }
            "info" => Self::Info {
                id: id(&fields)?,
                report: report(&mut fields)?,
            },
            "done" => Self::Done {
                id: id(&fields)?,
                report: report(&mut fields)?,
            },
            "decided" => Self::Decided {
                id: id(&fields)?,
                decision: fields.needed("decision", decision)?,
                report: report(&mut fields)?,
            },
            "mate" => Self::Mate {
                id: id(&fields)?,
                found: found(&mut fields)?,
            },
            "stopped" => Self::Stopped { id: id(&fields)? },
            "refused" => Self::Refused {
                id: id(&fields)?,
                why: why(&mut fields)?,
            },
            "net" => Self::Net(net(&mut fields)?),
            "broken" => Self::Broken {
                why: why(&mut fields)?,
            },
            _ => return Err(unknown(&fields)),
        };
        fields.end()?;
        Ok(reply)
    }
}

fn unknown(fields: &Fields<'_>) -> MessageError {
    MessageError::Kind {
        word: fields.kind.to_owned(),
    }
}

fn id(fields: &Fields<'_>) -> Result<Id, MessageError> {
    value("id", fields.subject, |text| Some(Id(number(text)?)))
}

fn why(fields: &mut Fields<'_>) -> Result<String, MessageError> {
    fields.needed("why", |text| Some(text.to_owned()))
}

fn net(fields: &mut Fields<'_>) -> Result<Net, MessageError> {
    Ok(match fields.subject {
        "coming" => Net::Coming {
            bytes: fields.needed("bytes", number)?,
            of: fields.needed("of", number)?,
        },
        "here" => Net::Here,
        "missing" => Net::Missing { why: why(fields)? },
        found => return Err(no_value("net", found)),
    })
}

fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn millis(text: &str) -> Option<Duration> {
    Some(Duration::from_millis(number(text)?))
}

/// Whatever can stand on a board of the page.
fn position(text: &str) -> Option<Position> {
    let read = |strictness| Position::from_sfen(text, strictness).ok();
    read(Strictness::Lesson).or_else(|| read(Strictness::Composed))
}

fn counting(text: &str) -> Option<Counting> {
    (text == "book").then_some(Counting::Book)
}

fn situation(fields: &mut Fields<'_>) -> Result<Situation, MessageError> {
    Ok(Situation {
        start: fields.needed("start", position)?,
        moves: fields.optional("moves", list)?.unwrap_or_default(),
        rules: fields.optional("rules", rules::read)?.unwrap_or_default(),
    })
}

fn limits(fields: &mut Fields<'_>) -> Result<Limits, MessageError> {
    let within = |text: &str, most| number(text).filter(|number| (1..=most).contains(number));
    let depth = |text: &str| u8::try_from(within(text, MAX_PLY)?).ok();
    Ok(Limits {
        depth: fields.needed("depth", depth)?,
        nodes: fields.optional("nodes", number)?,
        time: fields.optional("time", allowance)?,
        lines: fields.needed("lines", |text| within(text, usize::from(u8::MAX)))?,
        moves: fields.optional("only", list)?.unwrap_or_default(),
        blur: fields.optional("blur", blur)?.unwrap_or_default(),
    })
}

fn blur(text: &str) -> Option<Blur> {
    let mut words = text.split(' ');
    let blur = Blur {
        spread: number(words.next()?)?,
        until: number(words.next()?)?,
        seed: number(words.next()?)?,
    };
    words.next().is_none().then_some(blur)
}

fn allowance(text: &str) -> Option<Allowance> {
    Some(match text.split_once(' ') {
        Some((soft, hard)) => Allowance {
            soft: millis(soft)?,
            hard: millis(hard)?,
        },
        None => Allowance::exactly(millis(text)?),
    })
}

fn decision(text: &str) -> Option<Decision> {
    Some(match text {
        "win" => Decision::Declare,
        "resign" => Decision::Resign,
        mv => Decision::Play(number(mv)?),
    })
}

fn report(fields: &mut Fields<'_>) -> Result<Report, MessageError> {
    let mut report = fields.needed("search", search)?;
    report.lines = fields.all("line", line)?;
    Ok(report)
}

fn search(text: &str) -> Option<Report> {
    let mut words = text.split(' ');
    let report = Report {
        depth: number(words.next()?)?,
        seldepth: number(words.next()?)?,
        nodes: number(words.next()?)?,
        time: millis(words.next()?)?,
        hashfull: number(words.next()?)?,
        lines: Vec::new(),
    };
    words.next().is_none().then_some(report)
}

fn found(fields: &mut Fields<'_>) -> Result<Found, MessageError> {
    let mut found = fields.needed("solver", solver)?;
    if let Some(moves) = fields.optional("moves", list)? {
        found.answer = MateAnswer::Mate(moves);
    } else if fields
        .optional("no", |text| (text == "mate").then_some(()))?
        .is_some()
    {
        found.answer = MateAnswer::NoMate;
    }
    Ok(found)
}

fn solver(text: &str) -> Option<Found> {
    let mut words = text.split(' ');
    let found = Found {
        nodes: number(words.next()?)?,
        time: millis(words.next()?)?,
        shortest: match words.next()? {
            "0" => false,
            "1" => true,
            _ => return None,
        },
        answer: MateAnswer::Unknown,
    };
    words.next().is_none().then_some(found)
}

fn line(text: &str) -> Option<Line> {
    let (depth, text) = word_and_rest(text);
    let (unit, text) = word_and_rest(text);
    let (bound, text) = word_and_rest(text);
    let (score, moves) = word_and_rest(text);
    let score: i32 = number(score)?;
    Some(Line {
        score: match unit {
            "cp" => Score::centipawns(score),
            "mate" if score > 0 => Score::mate_in(score.unsigned_abs()),
            "mate" => Score::mated_in(score.unsigned_abs()),
            _ => return None,
        },
        bound: match bound {
            "=" => Bound::Exact,
            ">" => Bound::Lower,
            "<" => Bound::Upper,
            _ => return None,
        },
        depth: number(depth)?,
        moves: list(moves)?,
    })
}
