use leptos::prelude::*;

use super::{
    analyst::{Analyst, Seen},
    words::{self, Words},
};
use crate::{
    element::{
        El, el,
        parts::{Options, action, choice, field},
    },
    engine::{Engine, Status},
    reactive::dynamic,
    session::analysis::{Choices, Worth},
};

/// As many moves of a line are written.
const MOVES: usize = 12;

/// A line as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Written {
    score: String,
    moves: Vec<Words>,
}

/// The best moves in the position on the board, as far as they are known by now.
pub fn lines(analyst: Analyst) -> Vec<El> {
    let words = analyst.desk.words;
    let turn = action(
        words,
        "go",
        |text| text.analysis().go,
        move || analyst.turn(),
    );
    let stop = action(
        words,
        "stop",
        |text| text.analysis().stop,
        move || analyst.turn(),
    );
    let is_going = move || analyst.going.get() && !analyst.failed.get();
    let head = el("div")
        .class("analysis-head")
        .child(stop.mark("hidden", move || !is_going()))
        .child(turn.mark("hidden", is_going))
        .child(count(analyst));
    let state = el("p")
        .class("analysis-state")
        .attr("data-state", "")
        .says(move || state(analyst));
    vec![head, state, list(analyst)]
}

/// How many lines there are to be.
fn count(analyst: Analyst) -> El {
    const COUNTS: [&str; Choices::MOST as usize] = ["1", "2", "3", "4", "5"];
    let options: Options = COUNTS
        .map(|count| {
            let label: Box<dyn Fn() -> &'static str + Send> = Box::new(move || count);
            (count, label)
        })
        .into();
    let chosen = move || {
        let lines = analyst.choices.with(|choices| choices.lines);
        COUNTS[usize::from(lines.clamp(1, Choices::MOST)) - 1]
    };
    let choose = move |count: String| {
        if let Ok(lines) = count.parse() {
            analyst.choose(|choices| choices.lines = lines);
        }
    };
    field(
        move || analyst.text().count.to_owned(),
        choice("lines".to_owned(), options, chosen, choose),
    )
    .class("field named")
}

fn state(analyst: Analyst) -> String {
    let text = analyst.text();
    let Some(here) = analyst.here.get() else {
        return text.no_game.to_owned();
    };
    if here.position.legal_moves().is_empty() {
        return text.over.to_owned();
    }
    if analyst.failed.get() {
        return text.failed.to_owned();
    }
    if !analyst.going.get() {
        return text.stopped.to_owned();
    }
    if analyst.hidden.get() {
        return text.hidden.to_owned();
    }
    analyst.seen.with(|seen| match seen {
        Some(Seen { report, .. }) => {
            let millis = u64::try_from(report.time.as_millis()).unwrap_or(u64::MAX);
            let speed = report.nodes.saturating_mul(1_000) / millis.max(1);
            (text.depth)(report.depth, report.seldepth, speed)
        }
        None if Engine::of_page().status().get() == Status::Starting => text.starting.to_owned(),
        None => "…".to_owned(),
    })
}

fn list(analyst: Analyst) -> El {
    let words = analyst.desk.words;
    let written = Memo::new(move |_| {
        let text = words.now();
        analyst.seen.with(|seen| {
            let Some(seen) = seen else {
                return Vec::new();
            };
            let line = |line: &shogi::search::Line| {
                let worth = Worth::of_score(line.score, seen.position.turn());
                let moves = &line.moves[..line.moves.len().min(MOVES)];
                Written {
                    score: (text.analysis().score)(worth),
                    moves: words::along(seen.position, seen.before, moves, text),
                }
            };
            seen.report.lines.iter().map(line).collect::<Vec<_>>()
        })
    });
    let wanted = Memo::new(move |_| analyst.choices.with(|choices| usize::from(choices.lines)));
    let rows = dynamic(move || {
        let rows = (0..wanted.get()).map(|index| row(analyst, written, index).view());
        rows.collect::<Vec<_>>().into_any()
    });
    el("ol").class("lines").child(rows)
}

/// One line; its elements stay while the search goes on, so that none of them loses
/// the focus.
fn row(analyst: Analyst, written: Memo<Vec<Written>>, index: usize) -> El {
    let get = move |read: &dyn Fn(&Written) -> String| {
        written.with(|written| written.get(index).map(read).unwrap_or_default())
    };
    let score = move || get(&|line| line.score.clone());
    let spoken = move || {
        let said = get(&|line| {
            let moves: Vec<&str> = line.moves.iter().map(|said| &*said.spoken).collect();
            moves.join(", ")
        });
        Some([(analyst.text().line)(index + 1, &score()), said].join(": "))
    };
    let is_missing = move || written.with(|written| written.len() <= index);
    let moves = (0..MOVES).map(move |at| {
        let button = el("button")
            .attr("type", "button")
            .class("line-move")
            .mark("hidden", move || {
                written.with(|written| {
                    let line = written.get(index);
                    line.is_none_or(|line| line.moves.len() <= at)
                })
            })
            .says(move || {
                get(&|line| {
                    let said = line.moves.get(at);
                    said.map(|said| said.written.clone()).unwrap_or_default()
                })
            })
            .on_click(move || show(analyst, index, at + 1));
        match at {
            0 => button.live("aria-description", spoken),
            _ => button.attr("tabindex", "-1"),
        }
    });
    let mate = action(
        analyst.desk.words,
        "play-out",
        |text| text.analysis().play_out,
        move || play_out(analyst, index),
    );
    let is_mate = move || {
        analyst.seen.with(|seen| {
            let seen = seen.as_ref()?;
            let line = seen.report.lines.get(index)?;
            let worth = Worth::of_score(line.score, seen.position.turn());
            matches!(worth, Worth::Mate { .. }).then_some(())
        })
    };
    el("li")
        .class("line")
        .set("data-line", (index + 1).to_string())
        .mark("hidden", is_missing)
        .child(
            el("span")
                .class("line-score")
                .attr("aria-hidden", "true")
                .says(score),
        )
        .child(el("div").class("line-moves").children(moves))
        .child(mate.mark("hidden", move || is_mate().is_none()))
}

fn show(analyst: Analyst, index: usize, moves: usize) {
    let seen = analyst.seen.get_untracked();
    if let Some(seen) = seen
        && let Some(line) = seen.report.lines.get(index)
    {
        analyst.peek_at(seen.position, seen.before, &line.moves, moves);
    }
}

fn play_out(analyst: Analyst, index: usize) {
    let seen = analyst.seen.get_untracked();
    if let Some(seen) = seen
        && let Some(line) = seen.report.lines.get(index)
        && let Worth::Mate { plies, .. } = Worth::of_score(line.score, seen.position.turn())
    {
        analyst.play_mate(seen.position, seen.before, line.moves.clone(), plies);
    }
}
