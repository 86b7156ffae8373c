use leptos::prelude::*;
use shogi::Color;

use super::{
    analyst::Analyst,
    words::{self, sides},
};
use crate::{
    diagram::{Fault, Graph},
    element::{El, el},
    session::analysis::{Judgement, Reviewed, Worth},
};

/// How the game went: a curve, and over it a slider that goes along the line.
pub fn graph(analyst: Analyst) -> El {
    let game = analyst.game;
    let picture = move || {
        let worths = game.worths();
        let rates: Vec<_> = worths
            .iter()
            .map(|worth| worth.map(|worth| worth.rate(Color::Black)))
            .collect();
        let faults: Vec<_> = game
            .moves
            .with(|moves| moves.iter().filter_map(fault).collect());
        let graph = Graph {
            rates: &rates,
            faults: &faults,
            at: game.here().map(|(index, _)| index),
        };
        graph.svg()
    };
    let last = move || game.survey().map_or(0, |survey| survey.places().len() - 1);
    let at = move || game.here().map_or(0, |(index, _)| index);
    let slider = el("input")
        .attr("type", "range")
        .attr("name", "graph")
        .attr("min", "0")
        .live("max", move || Some(last().to_string()))
        .live("aria-label", move || Some(analyst.text().graph.to_owned()))
        .live("aria-valuetext", move || Some(place(analyst)))
        .prop("value", move || {
            // A slider cannot go beyond its end, which comes first.
            last();
            at().to_string()
        })
        .on_input(move |value| {
            let index = value.parse().ok();
            let node = index.and_then(|index| untrack(|| game.node(index)));
            if let Some(node) = node {
                analyst.desk.go(node);
            }
        });
    el("div")
        .class("graph")
        .attr("data-graph", "")
        .child(
            el("div")
                .class("graph-picture")
                .attr("aria-hidden", "true")
                .prop("innerHTML", picture),
        )
        .child(slider)
}

fn fault(reviewed: &Reviewed) -> Option<Fault> {
    let judgement = reviewed.judged.judgement;
    let is_noted = judgement >= Judgement::Mistake || reviewed.judged.missed_mate.is_some();
    is_noted.then_some(Fault {
        at: reviewed.index,
        by: reviewed.ply.by,
        heavy: judgement == Judgement::Blunder,
    })
}

/// The place where the board stands, in words.
fn place(analyst: Analyst) -> String {
    let text = analyst.desk.words.now();
    let said = text.analysis();
    let Some((index, worth)) = analyst.game.here() else {
        return String::new();
    };
    let standing = worth.map_or_else(
        || said.unknown.to_owned(),
        |worth: Worth| (said.standing)(worth, sides(analyst.desk, text)),
    );
    let moved = analyst.game.before(index).and_then(|(position, before)| {
        let survey = analyst.game.survey()?;
        let mv = survey.places().get(index)?.ply?.mv;
        Some(words::of(position, before, mv, text).spoken)
    });
    match moved {
        Some(moved) => (said.on_graph)(index, &moved, &standing),
        None => format!("{}. {standing}", said.at_start),
    }
}
