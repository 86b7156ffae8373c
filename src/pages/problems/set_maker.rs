//! Making a set of one's own from a list of positions.
use leptos::prelude::*;
use shogi::{Position, Strictness, notation::Encoding, tsume::MateAnswer};
use wasm_bindgen_futures::spawn_local;

use super::progress::StoredProgress;
use crate::{
    components::{Button, Field, TextInput, When},
    engine::Engine,
    lesson::{FindLimits, find_mate},
    state::{I18n, use_i18n},
    web::{
        encoding,
        files::{self, OpenedFile},
    },
};
use komadai_model::problems::{OwnProblem, OwnSet};

/// Mates are looked for up to so many plies.
const MAX_PLIES: u16 = 31;
/// The files that are offered.
const ENDINGS: &str = ".sfen,.txt,text/plain";
/// The fields of a position in SFEN without the number of the move.
const SFEN_FIELDS: usize = 3;

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
            let said = make_set(&name, &text, progress, i18n, report).await;
            report.try_set(said);
            is_busy.try_set(false);
        });
    };
    let on_files = move |files: Vec<OpenedFile>| {
        let file = files.into_iter().next();
        let bytes = file.and_then(|file| file.bytes.ok());
        let text = bytes.and_then(|bytes| encoding::decode(Encoding::detect(&bytes), &bytes));
        match text {
            Some(text) => _ = positions.try_set(text),
            None => _ = report.try_set(vec![i18n.text_untracked().problems().not_read.to_owned()]),
        }
    };
    let open = move |()| files::pick(ENDINGS, false, Box::new(on_files));
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

/// Makes a set of a list, and stores it: what is said of that.
async fn make_set(
    name: &str,
    text: &str,
    progress: StoredProgress,
    i18n: I18n,
    report: RwSignal<Vec<String>>,
) -> Vec<String> {
    let (set, mut said) = read_set(text, i18n, report).await;
    let labels = i18n.text_untracked().problems();
    let name = match name.trim() {
        "" => labels.own_sets,
        name => name,
    };
    let count = match set.problems.is_empty() {
        true => Some(0),
        false => progress.add_to_set(name, &set).await,
    };
    said.insert(
        0,
        match count {
            Some(count) => (labels.added)(count),
            None => labels.not_stored.to_owned(),
        },
    );
    said
}

/// The problems of a list, and what is wrong with its other lines. `report` has the line that
/// is looked at.
async fn read_set(text: &str, i18n: I18n, report: RwSignal<Vec<String>>) -> (OwnSet, Vec<String>) {
    let mut set = OwnSet::default();
    let mut faults = Vec::new();
    let count = text.lines().count();
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let labels = i18n.text_untracked().problems();
        report.try_set(vec![(labels.reading_line)(number, count)]);
        match read_problem(line, i18n).await {
            Ok(problem) => _ = set.add(problem),
            Err(why) => faults.push((labels.bad_line)(number, &why)),
        }
    }
    (set, faults)
}

/// A position in SFEN, with or without the number of the move, and perhaps the moves that are
/// to be found.
async fn read_problem(line: &str, i18n: I18n) -> Result<OwnProblem, String> {
    let words = line.split_whitespace();
    let words: Vec<&str> = words
        .skip_while(|word| matches!(*word, "position" | "sfen"))
        .collect();
    let has_number = words
        .get(SFEN_FIELDS)
        .is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let fields = words.len().min(SFEN_FIELDS + usize::from(has_number));
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
        let limits = FindLimits::plies(MAX_PLIES);
        let found = find_mate(Engine::of_page(), position, limits).await;
        let Some(MateAnswer::Mate(line)) = found else {
            return Err(i18n.text_untracked().problems().no_mate.to_owned());
        };
        problem.plies = u16::try_from(line.len()).ok();
    }
    problem.to_problem().map_err(|error| error.to_string())?;
    Ok(problem)
}
