//! Making a set of one's own from a list of positions.
use leptos::prelude::*;
use shogi::{Position, Strictness};
use wasm_bindgen_futures::spawn_local;

use super::progress::StoredProgress;
use crate::{
    components::{Button, Field, TextInput, When},
    engine::Engine,
    lesson::find_mate,
    state::{I18n, use_i18n},
    web::{encoding, files},
};
use komadai_model::problems::{OwnProblem, OwnSet};
use shogi::notation::Encoding;

/// Mates are looked for up to so many plies.
const MAX_PLIES: u16 = 31;
/// The files that are offered.
const ENDINGS: &str = ".sfen,.txt,text/plain";
/// The fields of a position in SFEN.
const SFEN_FIELDS: usize = 4;

/// The form, closed until it is asked for.
#[component]
pub fn SetMaker(progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    let (name, positions) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let report = RwSignal::new(Vec::<String>::new());
    let is_busy = RwSignal::new(false);
    let make = move |()| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        let (name, text) = (name.get_untracked(), positions.get_untracked());
        spawn_local(async move {
            let (set, mut lines) = read_set(&text, i18n).await;
            let name = match name.trim() {
                "" => i18n.text_untracked().problems().own_sets,
                name => name,
            };
            if !set.problems.is_empty() {
                progress.add_to_set(name, &set);
            }
            lines.insert(
                0,
                (i18n.text_untracked().problems().added)(set.problems.len()),
            );
            report.try_set(lines);
            is_busy.try_set(false);
        });
    };
    let open = move |()| {
        files::pick(
            ENDINGS,
            false,
            Box::new(move |files| {
                let file = files.into_iter().next();
                let bytes = file.and_then(|file| file.bytes.ok());
                let text = bytes.and_then(|bytes| {
                    let encoding = Encoding::detect(&bytes);
                    encoding::decode(encoding, &bytes)
                });
                if let Some(text) = text {
                    positions.try_set(text);
                }
            }),
        );
    };
    let label = move |key: fn(&komadai_model::i18n::ProblemsText) -> &'static str| {
        Signal::derive(move || key(i18n.text().problems()).to_owned())
    };
    let lines = move || {
        let lines = report.get().into_iter();
        lines.map(|line| view! { <p>{line}</p> }).collect_view()
    };
    view! {
        <details class="problem-maker">
            <summary>{move || i18n.text().problems().make_set}</summary>
            <div class="problem-maker-form">
                <Field label=label(|text| text.set_name)>
                    <TextInput name="set-name" value=name/>
                </Field>
                <Field label=label(|text| text.positions)>
                    <textarea
                        name="positions"
                        rows="4"
                        spellcheck="false"
                        aria-describedby="positions-hint"
                        prop:value=move || positions.get()
                        on:input=move |event| positions.set(event_target_value(&event))
                    ></textarea>
                </Field>
                <p class="problem-hint" id="positions-hint">
                    {move || i18n.text().problems().positions_hint}
                </p>
                <div class="lesson-buttons">
                    <Button
                        name="make-set"
                        class="primary"
                        label=|text| text.problems().make_set
                        on_press=make
                        aria_disabled=Signal::derive(move || is_busy.get().then_some(true))
                    />
                    <Button
                        name="open-positions"
                        icon="open"
                        label=|text| text.problems().open_file
                        on_press=open
                    />
                </div>
                <div role="status" class="problem-report">
                    <When condition=move || report.with(|report| !report.is_empty())>
                        {lines()}
                    </When>
                </div>
            </div>
        </details>
    }
}

/// The problems of a list, and what is wrong with its other lines.
async fn read_set(text: &str, i18n: I18n) -> (OwnSet, Vec<String>) {
    let mut set = OwnSet::default();
    let mut faults = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        match read_problem(line, i18n).await {
            Ok(problem) => _ = set.add(problem),
            Err(why) => faults.push((i18n.text_untracked().problems().bad_line)(number, &why)),
        }
    }
    (set, faults)
}

async fn read_problem(line: &str, i18n: I18n) -> Result<OwnProblem, String> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    while words
        .first()
        .is_some_and(|word| matches!(*word, "position" | "sfen"))
    {
        words.remove(0);
    }
    let fields = words.len().min(SFEN_FIELDS);
    let (sfen, moves) = words.split_at(fields);
    let sfen = sfen.join(" ");
    let position =
        Position::from_sfen(&sfen, Strictness::Problem).map_err(|errors| errors.to_string())?;
    let mut problem = OwnProblem {
        sfen,
        plies: None,
        moves: moves.join(" "),
    };
    if moves.is_empty() {
        let line = find_mate(Engine::of_page(), position, MAX_PLIES).await;
        let plies = line.and_then(|line| u16::try_from(line.len()).ok());
        let no_mate = || i18n.text_untracked().problems().no_mate.to_owned();
        problem.plies = Some(plies.ok_or_else(no_mate)?);
    }
    problem.to_problem().map_err(|error| error.to_string())?;
    Ok(problem)
}
