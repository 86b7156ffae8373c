use leptos::prelude::*;
use shogi::Color;

use super::{
    controller::{AnalysisController, use_analysis},
    move_notation::{self, sides},
};
use komadai_model::{
    analysis::{AnalyzedMove, Judgement, PositionEval},
    diagram::{self, GraphMistake},
};

/// The evaluation graph of the game, with a slider that goes along the line.
#[component]
pub fn Graph() -> impl IntoView {
    let analysis = use_analysis();
    let game = analysis.game;
    let picture = move || {
        let found = rates(&game.worths());
        let brought = rates(&game.brought());
        let faults: Vec<_> = game
            .moves
            .with(|moves| moves.iter().filter_map(fault).collect());
        let graph = diagram::Graph {
            rates: &found,
            brought: &brought,
            faults: &faults,
            at: game.here().map(|(index, _)| index),
        };
        graph.svg()
    };
    let last = move || {
        game.game_analysis()
            .map_or(0, |game_analysis| game_analysis.places().len() - 1)
    };
    let at = move || game.here().map_or(0, |(index, _)| index);
    let go_to = move |value: String| {
        let index = value.parse().ok();
        let node = index.and_then(|index| untrack(|| game.node(index)));
        if let Some(node) = node {
            analysis.record.go_to(node);
        }
    };
    let value = move || {
        // A slider cannot go beyond its end, which comes first.
        last();
        at().to_string()
    };
    view! {
        <div class="graph" data-graph="">
            <div class="graph-picture" aria-hidden="true" prop:innerHTML=picture></div>
            <input
                type="range"
                name="graph"
                min="0"
                max=move || last().to_string()
                aria-label=move || analysis.text().graph
                aria-valuetext=move || place(analysis)
                prop:value=value
                on:input=move |event| go_to(event_target_value(&event))
            />
        </div>
    }
}

fn rates(worths: &[Option<PositionEval>]) -> Vec<Option<f64>> {
    let rate = |worth: &Option<PositionEval>| Some((*worth)?.winning_rate(Color::Black));
    worths.iter().map(rate).collect()
}

fn fault(reviewed: &AnalyzedMove) -> Option<GraphMistake> {
    let judgement = reviewed.judged.judgement;
    let is_noted = judgement >= Judgement::Mistake || reviewed.judged.missed_mate.is_some();
    is_noted.then_some(GraphMistake {
        at: reviewed.index,
        by: reviewed.ply.by,
        heavy: judgement == Judgement::Blunder,
    })
}

/// The position of the slider, in words.
fn place(analysis: AnalysisController) -> String {
    let text = analysis.record.i18n.text();
    let labels = text.analysis();
    let Some((index, worth)) = analysis.game.here() else {
        return String::new();
    };
    let standing = worth.map_or_else(
        || labels.unknown.to_owned(),
        |worth: PositionEval| (labels.standing)(worth, sides(analysis.record, text)),
    );
    let moved = analysis.game.before(index).and_then(|(position, before)| {
        let game_analysis = analysis.game.game_analysis()?;
        let mv = game_analysis.places().get(index)?.ply?.mv;
        Some(move_notation::notate(position, before, mv, text).spoken)
    });
    match moved {
        Some(moved) => (labels.on_graph)(index, &moved, &standing),
        None => format!("{}. {standing}", labels.at_start),
    }
}
