//! How a game was played: accuracy, and the moves that are worth another look.
use leptos::prelude::*;
use shogi::Color;

use super::{
    analyst::{Analyst, Work},
    graph::graph,
    words::{self, sides},
};
use crate::{
    element::{
        El, el, nothing,
        parts::{Options, action, choice, field},
    },
    session::analysis::{Effort, Judgement, Reviewed, Side},
};

/// As many moves of a better line are written.
const MOVES: usize = 8;

/// The whole game.
pub fn game(analyst: Analyst) -> Vec<El> {
    vec![
        head(analyst),
        graph(analyst),
        el("div")
            .class("game-sides")
            .changing(move || both(analyst)),
        el("div").class("game-here").changing(move || here(analyst)),
        el("div")
            .class("game-noted")
            .changing(move || noted(analyst)),
    ]
}

fn head(analyst: Analyst) -> El {
    let words = analyst.desk.words;
    let is_running = move || analyst.work.get() == Some(Work::Game);
    let progress = analyst.game.progress;
    let is_begun = move || {
        progress
            .get()
            .is_some_and(|(done, all)| done > 0 && done < all)
    };
    let start = el("button")
        .attr("type", "button")
        .attr("data-action", "review-game")
        .class("button")
        .mark("hidden", is_running)
        .says(move || {
            let text = analyst.text();
            if is_begun() { text.go_on } else { text.review }.to_owned()
        })
        .on_click(move || analyst.review_game());
    let cancel = action(
        words,
        "cancel-review",
        |text| text.analysis().cancel,
        move || analyst.cancel_review(),
    );
    let bar = el("progress")
        .live("aria-label", move || Some(analyst.text().review.to_owned()))
        .live("max", move || {
            Some(progress.get().map_or(1, |(_, all)| all).to_string())
        })
        .live("value", move || {
            Some(progress.get().map_or(0, |(done, _)| done).to_string())
        })
        .mark("hidden", move || !is_running());
    let count = el("span")
        .class("analysis-state")
        .attr("data-progress", "")
        .says(move || {
            let (done, all) = progress.get().unwrap_or_default();
            match all {
                _ if analyst.failed.get() => analyst.text().failed.to_owned(),
                0 => String::new(),
                _ => (analyst.text().progress)(done, all),
            }
        });
    el("div")
        .class("analysis-head")
        .child(start)
        .child(cancel.mark("hidden", move || !is_running()))
        .child(effort(analyst))
        .child(bar)
        .child(count)
}

fn effort(analyst: Analyst) -> El {
    let options: Options = Effort::ALL
        .map(|effort| {
            let label: Box<dyn Fn() -> &'static str + Send> =
                Box::new(move || (analyst.text().effort_of)(effort));
            (effort.name(), label)
        })
        .into();
    let chosen = move || analyst.choices.with(|choices| choices.effort.name());
    let choose = move |name: String| {
        if let Some(effort) = Effort::from_name(&name) {
            analyst.choose(|choices| choices.effort = effort);
        }
    };
    field(
        move || analyst.text().effort.to_owned(),
        choice("effort".to_owned(), options, chosen, choose),
    )
    .class("field named")
}

fn both(analyst: Analyst) -> AnyView {
    let Some(both) = analyst.game.sides() else {
        return nothing();
    };
    let text = analyst.desk.words.now();
    let side = |color: Color, side: &Side| {
        el("p")
            .class("game-side")
            .attr("data-accuracy", color.name())
            .child(
                el("span")
                    .class("seat-mark")
                    .attr("data-color", color.name())
                    .attr("aria-hidden", "true"),
            )
            .child(el("span").text(sides(analyst.desk, text)(color).to_owned()))
            .child(el("b").text((text.analysis().accuracy)(side)))
            .child(
                el("span")
                    .class("hint")
                    .text((text.analysis().counts)(side)),
            )
            .view()
    };
    vec![
        side(Color::Black, &both.black),
        side(Color::White, &both.white),
    ]
    .into_any()
}

/// The move that led to where the board stands, and what would have been better.
fn here(analyst: Analyst) -> AnyView {
    // The answer is not given away while it is looked for.
    if analyst.retry.with(Option::is_some) {
        return nothing();
    }
    let Some(reviewed) = analyst.game.move_here() else {
        return nothing();
    };
    let Some((position, before)) = analyst.game.before(reviewed.index) else {
        return nothing();
    };
    let text = analyst.desk.words.now();
    let said = text.analysis();
    let mv = words::of(position, before, reviewed.ply.mv, text);
    let verdict = [&*mv.written, ": ", &*(said.judgement)(reviewed.judged)].concat();
    let view = el("p").class("game-verdict").text(verdict);
    let change = el("p").class("hint").text(change(analyst, &reviewed));
    let better = reviewed.best.first() != Some(&reviewed.ply.mv) && !reviewed.best.is_empty();
    let retry = {
        let reviewed = reviewed.clone();
        action(
            analyst.desk.words,
            "try-again",
            |text| text.analysis().try_again,
            move || analyst.try_again(&reviewed),
        )
    };
    let mut parts = vec![view, change];
    if better {
        let best = reviewed.best;
        let moves = &best[..best.len().min(MOVES)];
        let moves = words::along(position, before, moves, text)
            .into_iter()
            .enumerate();
        let shared = std::sync::Arc::new(best.clone());
        let moves = moves.map(|(at, said)| {
            let best = shared.clone();
            let button = el("button")
                .attr("type", "button")
                .class("line-move")
                .text(said.written)
                .on_click(move || analyst.peek_at(position, before, &best, at + 1));
            match at {
                0 => button,
                _ => button.attr("tabindex", "-1"),
            }
        });
        let line = el("div")
            .class("line-moves")
            .attr("data-best", "")
            .child(el("span").class("hint").text(said.best_was.to_owned()))
            .children(moves);
        parts.push(line);
        parts.push(el("div").class("analysis-buttons").child(retry));
    }
    let views: Vec<_> = parts.into_iter().map(El::view).collect();
    views.into_any()
}

fn change(analyst: Analyst, reviewed: &Reviewed) -> String {
    let text = analyst.desk.words.now();
    let by = reviewed.ply.by;
    let percent = |rate: f64| (rate * 100.0).round() as u32;
    let [before, after] = [reviewed.before, reviewed.after].map(|worth| percent(worth.rate(by)));
    (text.analysis().change)(sides(analyst.desk, text)(by), before, after)
}

/// The moves that were less than good, each a button that goes there.
fn noted(analyst: Analyst) -> AnyView {
    let text = analyst.desk.words.now();
    let moves = analyst.game.moves.get();
    if moves.is_empty() {
        return nothing();
    }
    let noted: Vec<&Reviewed> = moves
        .iter()
        .filter(|reviewed| reviewed.is_noted())
        .collect();
    if noted.is_empty() {
        let none = el("p")
            .class("hint")
            .text(text.analysis().none_noted.to_owned());
        return none.view();
    }
    let items = noted
        .into_iter()
        .filter_map(|reviewed| item(analyst, reviewed));
    el("ul")
        .class("noted")
        .set("aria-label", text.analysis().noted.to_owned())
        .children(items)
        .view()
}

fn item(analyst: Analyst, reviewed: &Reviewed) -> Option<El> {
    let text = analyst.desk.words.now();
    let index = reviewed.index;
    let (position, before) = analyst.game.before(index)?;
    let node = analyst.game.node(index)?;
    let written = words::of(position, before, reviewed.ply.mv, text).written;
    let number = position.move_number().to_string();
    let judged = reviewed.judged;
    let name = match judged.judgement {
        _ if judged.missed_mate.is_some() => "missed-mate",
        Judgement::Blunder => "blunder",
        Judgement::Mistake => "mistake",
        Judgement::Inaccuracy | Judgement::Fine => "inaccuracy",
    };
    let button = el("button")
        .attr("type", "button")
        .class("noted-move")
        .attr("data-noted", name)
        .child(el("span").class("tree-number").text(number))
        .child(el("span").text(written))
        .child(
            el("span")
                .class("noted-judgement")
                .text((text.analysis().judgement)(judged)),
        )
        .live("aria-current", move || {
            (analyst.desk.at.get() == node).then(|| "true".to_owned())
        })
        .on_click(move || analyst.desk.go(node));
    Some(el("li").child(button))
}
