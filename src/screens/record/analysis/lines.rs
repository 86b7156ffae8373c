use leptos::prelude::*;

use super::{
    controller::{AnalysisController, PositionAnalysis, use_analysis},
    move_notation::{self, MoveNotation},
};
use komadai_engine::{Engine, Status};
use komadai_model::analysis::{AnalysisSettings, PositionEval};
use komadai_ui::{Button, Field, Select, SelectOption, use_i18n};

/// Moves of a line that are shown.
const MOVES: usize = 12;

/// A line as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Written {
    score: String,
    moves: Vec<MoveNotation>,
}

/// The best moves in the position on the board, as far as they are known by now.
#[component]
pub fn LinesTab() -> impl IntoView {
    let analysis = use_analysis();
    let is_going = move || analysis.running.get() && !analysis.failed.get();
    view! {
        <div class="analysis-head">
            <Button
                name="stop"
                label=|text| text.analysis().stop
                on_press=move |()| analysis.toggle()
                hidden=move || !is_going()
            />
            <Button
                name="go"
                label=|text| text.analysis().go
                on_press=move |()| analysis.toggle()
                hidden=is_going
            />
            <LineCount/>
        </div>
        <p class="analysis-state" data-state="">
            {move || state(analysis)}
        </p>
        <LineList/>
    }
}

/// How many lines there are to be.
#[component]
fn LineCount() -> impl IntoView {
    let analysis = use_analysis();
    const COUNTS: [&str; AnalysisSettings::MAX_LINES as usize] = ["1", "2", "3", "4", "5"];
    let options = COUNTS.map(|count| SelectOption {
        value: count,
        label: Signal::stored(count),
    });
    let chosen = move || {
        let lines = analysis.choices.with(|choices| choices.lines);
        COUNTS[usize::from(lines.clamp(1, AnalysisSettings::MAX_LINES)) - 1]
    };
    let choose = move |count: String| {
        if let Ok(lines) = count.parse() {
            analysis.choose(|choices| choices.lines = lines);
        }
    };
    view! {
        <Field label=move || analysis.text().count.to_owned() class="named">
            <Select
                name="lines"
                options=options.to_vec()
                value=Signal::derive(chosen)
                on_change=choose
            />
        </Field>
    }
}

fn state(analysis: AnalysisController) -> String {
    let text = analysis.text();
    let Some(here) = analysis.here.get() else {
        return text.no_game.to_owned();
    };
    if here.position.legal_moves().is_empty() {
        return text.over.to_owned();
    }
    if analysis.failed.get() {
        return text.failed.to_owned();
    }
    if !analysis.running.get() {
        return text.stopped.to_owned();
    }
    if analysis.hidden.get() {
        return text.hidden.to_owned();
    }
    analysis.current.with(|seen| match seen {
        Some(PositionAnalysis { report, .. }) => {
            let millis = u64::try_from(report.time.as_millis()).unwrap_or(u64::MAX);
            let speed = report.nodes.saturating_mul(1_000) / millis.max(1);
            let depth = (text.depth)(report.depth, report.seldepth, speed);
            match Engine::of_page().threads() {
                1 => depth,
                threads => [&depth, " · ", &(text.threads)(threads)].concat(),
            }
        }
        None if Engine::of_page().status().get() == Status::Starting => text.starting.to_owned(),
        None => "…".to_owned(),
    })
}

#[component]
fn LineList() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let written = Memo::new(move |_| {
        let text = i18n.text();
        analysis.current.with(|seen| {
            let Some(seen) = seen else {
                return Vec::new();
            };
            let line = |line: &komadai_search::Line| {
                let worth = PositionEval::from_score(line.score, seen.position.turn());
                let moves = &line.moves[..line.moves.len().min(MOVES)];
                Written {
                    score: (text.analysis().score)(worth),
                    moves: move_notation::notate_line(seen.position, seen.before, moves, text),
                }
            };
            seen.report.lines.iter().map(line).collect::<Vec<_>>()
        })
    });
    let wanted = Memo::new(move |_| analysis.choices.with(|choices| usize::from(choices.lines)));
    view! {
        <ol class="lines">
            {move || {
                (0..wanted.get())
                    .map(|index| view! { <LineRow written index/> }.into_any())
                    .collect::<Vec<_>>()
            }}
        </ol>
    }
}

/// One line; its elements stay while the search goes on, so that none of them loses
/// the focus.
#[component]
fn LineRow(written: Memo<Vec<Written>>, index: usize) -> impl IntoView {
    let analysis = use_analysis();
    let get = move |read: &dyn Fn(&Written) -> String| {
        written.with(|written| written.get(index).map(read).unwrap_or_default())
    };
    let score = move || get(&|line| line.score.clone());
    let spoken = move || {
        let moves = get(&|line| {
            let moves: Vec<&str> = line.moves.iter().map(|mv| &*mv.spoken).collect();
            moves.join(", ")
        });
        [(analysis.text().line)(index + 1, &score()), moves].join(": ")
    };
    let is_missing = move || written.with(|written| written.len() <= index);
    let is_mate = move || {
        analysis.current.with(|seen| {
            let line = seen.as_ref().and_then(|seen| {
                let line = seen.report.lines.get(index)?;
                Some(PositionEval::from_score(line.score, seen.position.turn()))
            });
            matches!(line, Some(PositionEval::Mate { .. }))
        })
    };
    let moves = (0..MOVES).map(move |at| {
        let is_missing = move || {
            written.with(|written| {
                let line = written.get(index);
                line.is_none_or(|line| line.moves.len() <= at)
            })
        };
        let text = move || {
            get(&|line| {
                let mv = line.moves.get(at);
                mv.map(|mv| mv.written.clone()).unwrap_or_default()
            })
        };
        view! {
            <button
                type="button"
                class="line-move"
                hidden=is_missing
                tabindex=(at > 0).then_some("-1")
                aria-description=move || (at == 0).then(spoken)
                on:click=move |_| show(analysis, index, at + 1)
            >
                {text}
            </button>
        }
        .into_any()
    });
    view! {
        <li class="line" data-line=(index + 1).to_string() hidden=is_missing>
            <span class="line-score" aria-hidden="true">
                {score}
            </span>
            <div class="line-moves">{moves.collect_view()}</div>
            <Button
                name="play-out"
                label=|text| text.analysis().play_out
                on_press=move |()| play_out(analysis, index)
                hidden=move || !is_mate()
            />
        </li>
    }
}

fn show(analysis: AnalysisController, index: usize, moves: usize) {
    let seen = analysis.current.get_untracked();
    if let Some(seen) = seen
        && let Some(line) = seen.report.lines.get(index)
    {
        let worth = PositionEval::from_score(line.score, seen.position.turn());
        analysis.preview_line(seen.position, seen.before, &line.moves, moves, Some(worth));
    }
}

fn play_out(analysis: AnalysisController, index: usize) {
    let seen = analysis.current.get_untracked();
    if let Some(seen) = seen
        && let Some(line) = seen.report.lines.get(index)
        && let PositionEval::Mate { plies, .. } =
            PositionEval::from_score(line.score, seen.position.turn())
    {
        analysis.play_mate(seen.position, seen.before, line.moves.clone(), plies);
    }
}
