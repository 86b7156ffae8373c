//! A sheet of problems, from positions of as many records as the reader likes.
use leptos::{ev, prelude::*};

use super::{
    super::controller::{RecordController, use_record},
    look::look,
    sheet_answers::look_for_answers,
    state::PrintState,
};
use crate::print::{AnswerNotes, ReportFoot, SheetFields, SheetOptions};
use komadai_model::{
    Coordinates,
    diagram::{DiagramOptions, Figure, Style, data_url, svg},
    print::SheetItem,
};
use komadai_texts::{PrintText, diagrams};
use komadai_ui::{Button, Checkbox, When, use_i18n};
use komadai_web::dom;

/// Who has the focus when the list has changed: the problem that was moved, the
/// next that can be removed, or else what adds one.
const FOCUS_FALLBACKS: [&str; 4] = [
    ".sheet-item[data-moved] [data-action=up]:not(:disabled)",
    ".sheet-item[data-moved] [data-action=remove]",
    ".sheet-item [data-action=remove]",
    "[data-action=add]",
];

/// What the reader has chosen, as long as the dialog is open.
#[derive(Clone, Copy)]
struct SheetDraft {
    record: RecordController,
    options: SheetOptions,
    /// The problem that was moved last.
    moved: RwSignal<usize>,
    /// How often the list was changed.
    changes: StoredValue<u32>,
    /// What came of the last action.
    report: RwSignal<String>,
}

/// Puts the position on the board on the sheet.
pub fn add_problem(controller: RecordController) {
    let look = look(controller, Style::Book);
    let text = controller.i18n.text_untracked();
    let problem =
        controller.with_review_untracked(|review| diagrams::problem_here(review, look, text));
    controller
        .print
        .problems
        .update(|problems| problems.push(problem));
}

impl SheetDraft {
    fn new(record: RecordController) -> Self {
        Self {
            record,
            options: SheetOptions::new(record.print.heading),
            moved: RwSignal::new(usize::MAX),
            changes: StoredValue::new(0),
            report: RwSignal::new(String::new()),
        }
    }

    fn text(self) -> &'static PrintText {
        self.record.i18n.text_untracked().print()
    }

    /// Says how many problems there are, until answers are looked for.
    fn report_count(self) {
        let count = self.record.print.problems.with_untracked(Vec::len);
        self.report.set((self.text().added)(count));
        look_for_answers(self.record, self.report);
    }

    /// Changes the list; the problem at `moved` is the one to look at.
    fn change(self, moved: usize, change: impl FnOnce(&mut Vec<SheetItem>)) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.moved.set(moved);
        self.changes.update_value(|changes| *changes += 1);
        self.record.print.problems.update(change);
    }

    fn add_bookmarks(self) {
        let record = self.record;
        let look = look(record, Style::Book);
        let text = record.i18n.text_untracked();
        let found = record
            .with_review_untracked(|review| diagrams::problems_at_bookmarks(review, look, text));
        self.change(usize::MAX, |problems| problems.extend(found));
        self.report_count();
    }

    fn up(self, index: usize) {
        let Some(above) = index.checked_sub(1) else {
            return;
        };
        self.change(above, |problems| problems.swap(above, index));
        self.report.set((self.text().moved)(above + 1));
    }

    fn remove(self, index: usize) {
        self.change(usize::MAX, |problems| {
            problems.remove(index);
        });
        self.report.set(self.text().removed.to_owned());
    }

    fn print(self) {
        let PrintState {
            problems, pages, ..
        } = self.record.print;
        let look = look(self.record, self.options.style());
        let printed = problems.with_untracked(|items| {
            let printed = items.iter().filter(|item| item.is_printed);
            printed.map(|item| item.problem.clone()).collect()
        });
        self.options.print(printed, look, pages, self.record.i18n);
    }
}

/// What is inside the dialog.
#[component]
pub fn SheetForm() -> impl IntoView {
    let controller = use_record();
    let draft = SheetDraft::new(controller);
    let PrintState {
        pages, sheet_open, ..
    } = controller.print;
    pages.set(Vec::new());
    look_for_answers(controller, draft.report);
    let add = move |()| {
        add_problem(controller);
        draft.report_count();
    };
    let no_bookmarks =
        controller.with_review_untracked(|review| diagrams::bookmarks(review.record()).is_empty());
    view! {
        <div class="form">
            <div class="sheet-adders">
                <Button name="add" label=|text| text.print().add on_press=add/>
                <Button
                    name="add-bookmarks"
                    label=|text| text.print().add_bookmarks
                    on_press=move |()| draft.add_bookmarks()
                    disabled=no_bookmarks
                />
            </div>
            <ProblemList draft/>
            <SheetFields options=draft.options/>
        </div>
        <ReportFoot report=draft.report open=sheet_open>
            <Button
                name="print"
                label=|text| text.print().print
                on_press=move |()| draft.print()
                class="primary"
                disabled=Signal::derive(move || !controller.print.can_print())
            />
        </ReportFoot>
    }
}

/// The problems, each with its caption and its answer to be written over.
#[component]
fn ProblemList(draft: SheetDraft) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().print();
    let problems = draft.record.print.problems;
    let numbered = move || problems.get().into_iter().enumerate().collect::<Vec<_>>();
    let hint = move || match problems.with(Vec::is_empty) {
        true => text().empty,
        false => text().not_kept,
    };
    // Every change makes the items anew: the focus goes to the problem that was moved.
    let key = move |(index, _): &(usize, SheetItem)| (draft.changes.get_value(), *index);
    let item = move |(index, item)| view! { <ProblemItem draft index item/> };
    view! {
        <div>
            <div class="form">
                <ol class="sheet-items" role="list" aria-label=move || text().problems>
                    <For each=numbered key children=item/>
                </ol>
                <p class="hint">{hint}</p>
            </div>
        </div>
    }
}

#[component]
fn ProblemItem(
    draft: SheetDraft,
    /// Its place in the list.
    index: usize,
    item: SheetItem,
) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().print();
    let number = index + 1;
    let problem = item.problem;
    let caption = problem.figure.caption.text();
    let plain = Figure {
        look: DiagramOptions {
            coordinates: Coordinates::Off,
            ..problem.figure.look
        },
        caption: Default::default(),
        ..problem.figure
    };
    let problems = draft.record.print.problems;
    let update = move |update: &dyn Fn(&mut SheetItem)| {
        problems.update(|problems| _ = problems.get_mut(index).map(update));
    };
    let set = move |event: &ev::Event, set: fn(&mut SheetItem, String)| {
        let written = event_target_value(event);
        update(&|item| set(item, written.clone()));
    };
    let set_caption = move |event| {
        set(&event, |item, written| {
            item.problem.figure.caption.title = written;
        })
    };
    let set_answer = move |event| set(&event, SheetItem::write_answer);
    // What changes while the item stays where it is: its answer is found, or written.
    let here = move || problems.with(|problems| problems.get(index).cloned());
    let answer =
        Memo::new(move |_| here().map_or_else(String::new, |item| item.answer().to_owned()));
    let is_wanted = Memo::new(move |_| here().is_some_and(|item| item.wanted().is_some()));
    let is_printed = Memo::new(move |_| here().is_some_and(|item| item.is_printed));
    let found = Memo::new(move |_| here().and_then(|item| item.found));
    let notes = move || {
        let found = found.get()?;
        Some(view! { <AnswerNotes answer=Signal::stored(found)/> })
    };
    let answer_hint = move || match is_wanted.get() {
        true => i18n.text().answers().looking,
        false => text().answer,
    };
    let line_label = move |label: fn(&PrintText) -> &'static str| {
        move || {
            let text = text();
            format!("{}: {}", (text.problem)(number), label(text))
        }
    };
    let up_label = move || (text().up)(number);
    let remove_label = move || (text().remove)(number);
    let is_moved = draft.moved.get_untracked() == index;
    view! {
        <li class="sheet-item" data-moved=is_moved>
            <b>{number.to_string()}</b>
            <img src=data_url(&svg(&plain)) alt=(text().position)(&plain.setup)/>
            <div class="sheet-item-lines">
                <input
                    name="problem-caption"
                    autocomplete="off"
                    aria-label=line_label(|text| text.caption)
                    prop:value=caption
                    on:input=set_caption
                />
                <input
                    name="problem-answer"
                    autocomplete="off"
                    aria-label=line_label(|text| text.answer)
                    placeholder=answer_hint
                    prop:value=answer
                    on:input=set_answer
                />
                {notes}
                <When condition=move || found.with(Option::is_some)>
                    <Checkbox
                        name="problem-printed"
                        label=Signal::derive(move || (i18n.text().answers().is_printed)(number))
                        checked=is_printed
                        on_change=move |on| update(&|item| item.is_printed = on)
                    />
                </When>
            </div>
            <div class="sheet-item-buttons">
                <button
                    type="button"
                    class="button"
                    data-action="up"
                    aria-label=up_label
                    title=up_label
                    disabled=index == 0
                    on:click=move |_| draft.up(index)
                >
                    "↑"
                </button>
                <button
                    type="button"
                    class="button"
                    data-action="remove"
                    aria-label=remove_label
                    title=remove_label
                    on:click=move |_| draft.remove(index)
                >
                    "×"
                </button>
            </div>
        </li>
    }
}
