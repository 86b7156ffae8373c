//! Which positions of a record become problems, each with its answer.
use komadai_records::Marks;
use leptos::prelude::*;
use shogi::{ByColor, Color};

use crate::{
    print::{AnswerNotes, board_options},
    state::use_settings,
    style,
};
use komadai_board::BoardStyle;
use komadai_model::{
    Coordinates,
    diagram::{DiagramOptions, Figure, Style, data_url, svg},
    problems::{OwnSet, RecordAnswer},
};
use komadai_texts::answer_notation;
use komadai_ui::{Button, Checkbox, lazy_module, use_i18n};

/// Shows the positions; the callback gets the problems that are wanted, or nothing.
pub type ChoiceView = fn(Vec<RecordAnswer>, Callback<Option<OwnSet>>) -> AnyView;

lazy_module! {
    /// Drawing positions and writing moves is a part of the record screen.
    pub static SET_CHOICE: ChoiceView = record(
        |answers, on_chosen| view! { <SetChoice answers on_chosen/> }.into_any(),
        style!("set-choice")
    );
}

/// The positions to choose from.
#[component]
pub fn SetChoice(
    answers: Vec<RecordAnswer>,
    /// Gets the problems that are wanted, or nothing.
    on_chosen: Callback<Option<OwnSet>>,
) -> impl IntoView {
    let i18n = use_i18n();
    // What is clear, until the reader decides otherwise.
    let wanted = RwSignal::new(
        answers
            .iter()
            .map(RecordAnswer::is_clear)
            .collect::<Vec<_>>(),
    );
    let count = move || wanted.with(|wanted| wanted.iter().filter(|&&wanted| wanted).count());
    let rows = answers
        .iter()
        .enumerate()
        .map(|(index, answer)| view! { <ChoiceRow answer=answer.clone() index wanted/> })
        .collect_view();
    let answers = StoredValue::new(answers);
    let take = move |_| {
        let mut set = OwnSet::default();
        let wanted = wanted.get_untracked();
        answers.with_value(|answers| {
            let chosen = answers.iter().zip(wanted).filter(|(_, wanted)| *wanted);
            for problem in chosen.filter_map(|(answer, _)| answer.to_problem()) {
                set.add(problem);
            }
        });
        on_chosen.run(Some(set));
    };
    view! {
        <fieldset class="set-choice">
            <legend>{move || i18n.text().answers().choose}</legend>
            <ul>{rows}</ul>
            <div class="set-choice-buttons">
                <button
                    type="button"
                    class="button primary"
                    data-action="add-chosen"
                    disabled=move || count() == 0
                    on:click=take
                >
                    {move || (i18n.text().answers().add)(count())}
                </button>
                <Button
                    name="cancel-choice"
                    label=|text| text.answers().cancel
                    on_press=move |()| on_chosen.run(None)
                />
            </div>
        </fieldset>
    }
}

/// A position: whether it becomes a problem, and what its answer is.
#[component]
fn ChoiceRow(
    answer: RecordAnswer,
    index: usize,
    /// Whether each position is wanted.
    wanted: RwSignal<Vec<bool>>,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let position = answer.at.position;
    let figure = move || {
        let language = i18n.language();
        let board = settings.with(|settings| BoardStyle::of(settings, language, || false));
        let figure = Figure {
            setup: position.to_setup(),
            last: None,
            names: ByColor::default(),
            caption: Default::default(),
            marks: Marks::NONE,
            look: DiagramOptions {
                coordinates: Coordinates::Off,
                flipped: position.turn() == Color::White,
                ..board_options(board, Style::Book, language)
            },
        };
        data_url(&svg(&figure))
    };
    let alt = move || (i18n.text().print().position)(&position.to_setup());
    let (number, name) = (answer.at.number, answer.at.name.clone());
    let label = Signal::derive(move || {
        let place = (i18n.text().answers().place)(number, position.turn());
        match &*name {
            "" => place,
            name => format!("{name} · {place}"),
        }
    });
    let is_wanted = Signal::derive(move || {
        wanted.with(|wanted| wanted.get(index).copied().unwrap_or_default())
    });
    let want = move |on| {
        wanted.update(|wanted| {
            if let Some(wanted) = wanted.get_mut(index) {
                *wanted = on;
            }
        });
    };
    let answer = Signal::stored(answer);
    let words = move || {
        let text = i18n.text();
        (text.answers().answer)(&answer.with(|answer| answer_notation(answer, text)))
    };
    view! {
        <li>
            <img src=figure alt=alt/>
            <div class="set-choice-words">
                <Checkbox name="wanted" label checked=is_wanted on_change=want/>
                <p>{words}</p>
                <AnswerNotes answer/>
            </div>
        </li>
    }
}
