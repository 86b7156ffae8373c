use komadai_problems::Problem;
use komadai_records::Marks;
use leptos::prelude::*;
use shogi::{ByColor, Color};
use wasm_bindgen_futures::spawn_local;

use super::{super::problem_view::task, answer::answer, problem_sheet::ProblemSheet};
use crate::{
    print::{ReportFoot, SheetFields, SheetOptions, board_options},
    state::use_settings,
};
use komadai_board::BoardStyle;
use komadai_model::diagram::{Caption, DiagramOptions, Figure, Problem as PrintedProblem};
use komadai_texts::Text;
use komadai_ui::{Button, Field, I18n, Select, SelectOption, use_i18n};

/// How many problems a sheet may have.
const COUNTS: [(&str, usize); 5] = [("6", 6), ("12", 12), ("24", 24), ("48", 48), ("96", 96)];
const DEFAULT_COUNT: usize = 1;

/// What is inside the dialog.
#[component]
pub fn SheetForm(sheet: ProblemSheet) -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_settings();
    sheet.pages.set(Vec::new());
    let options = SheetOptions::new(sheet.heading);
    let count = RwSignal::new(COUNTS[DEFAULT_COUNT]);
    let report = RwSignal::new(String::new());
    let is_busy = RwSignal::new(false);
    let print = move |()| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        let language = i18n.text_untracked().language();
        let board =
            settings.with_untracked(|settings| BoardStyle::of(settings, language, || false));
        let look = board_options(board, options.style(), language);
        let problems = sheet.next_problems.run(count.get_untracked().1);
        spawn_local(async move {
            let printed = printed(sheet, problems, options, look, i18n, report).await;
            let is_open = sheet.open.try_get_untracked() == Some(true);
            if let Some(printed) = printed.filter(|_| is_open) {
                report.set(String::new());
                options.print(printed, look, sheet.pages, i18n);
            }
            is_busy.try_set(false);
        });
    };
    let counts = COUNTS
        .map(|(name, _)| SelectOption {
            value: name,
            label: Signal::stored(name),
        })
        .to_vec();
    let choose = move |name: String| {
        if let Some(&chosen) = COUNTS.iter().find(|(known, _)| *known == name) {
            count.set(chosen);
        }
    };
    view! {
        <div class="form">
            <Field label=move || i18n.text().problems().sheet_count.to_owned()>
                <Select name="count" options=counts value=move || count.get().0 on_change=choose/>
            </Field>
            <SheetFields options/>
        </div>
        <ReportFoot report open=sheet.open>
            <Button
                name="print"
                label=|text| text.print().print
                on_press=print
                class="primary"
                aria_disabled=Signal::derive(move || is_busy.get().then_some(true))
            />
        </ReportFoot>
    }
}

/// The problems as they are printed, with their answers if those are wanted. `report` has how
/// far it is, and what is wrong where there is nothing to print.
async fn printed(
    sheet: ProblemSheet,
    problems: Vec<Problem>,
    options: SheetOptions,
    look: DiagramOptions,
    i18n: I18n,
    report: RwSignal<String>,
) -> Option<Vec<PrintedProblem>> {
    let text = i18n.text_untracked();
    let mut printed = Vec::new();
    for problem in &problems {
        let mut words = String::new();
        if options.has_answers() {
            report.try_set((text.problems().position_of)(
                printed.len() + 1,
                problems.len(),
            ));
            let Some(found) = answer(problem, text).await else {
                report.try_set(text.problems().no_answers.to_owned());
                return None;
            };
            if sheet.open.try_get_untracked() != Some(true) {
                return None;
            }
            words = found;
        }
        printed.push(PrintedProblem {
            figure: figure(problem, look, text),
            answer: words,
        });
    }
    Some(printed)
}

/// The side that solves is at the bottom.
fn figure(problem: &Problem, look: DiagramOptions, text: Text) -> Figure {
    Figure {
        setup: problem.position.to_setup(),
        last: None,
        names: ByColor::default(),
        caption: Caption {
            title: task(problem, text.problems()),
            moment: String::new(),
        },
        marks: Marks::NONE,
        look: DiagramOptions {
            flipped: problem.position.turn() == Color::White,
            ..look
        },
    }
}
