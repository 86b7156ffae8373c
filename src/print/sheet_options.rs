//! What the reader chooses of a sheet of problems.
use leptos::prelude::*;

use super::fields::{STYLES, SelectField, choice_of};
use komadai_model::diagram::{
    Answers, DiagramOptions, Figure, Page, PerPage, Problem, Sheet, Style,
};
use komadai_ui::{Field, I18n, TextInput, use_i18n};
use komadai_web::print;

const PER_PAGE: [(&str, PerPage); 2] = [("6", PerPage::Six), ("4", PerPage::Four)];
const ANSWERS: [(&str, Answers); 3] = [
    ("none", Answers::None),
    ("upside-down", Answers::UpsideDown),
    ("own-page", Answers::OwnPage),
];

/// The choices, as long as their form is open.
#[derive(Clone, Copy, Debug)]
pub struct SheetOptions {
    heading: RwSignal<String>,
    /// The names of what is chosen.
    style: RwSignal<&'static str>,
    per_page: RwSignal<&'static str>,
    answers: RwSignal<&'static str>,
}

impl SheetOptions {
    pub fn new(heading: RwSignal<String>) -> Self {
        Self {
            heading,
            style: RwSignal::new(STYLES[0].0),
            per_page: RwSignal::new(PER_PAGE[0].0),
            answers: RwSignal::new(ANSWERS[0].0),
        }
    }

    pub fn style(self) -> Style {
        choice_of(&STYLES, self.style.get_untracked())
    }

    /// Whether the sheet has the answers.
    pub fn has_answers(self) -> bool {
        self.answers() != Answers::None
    }

    fn answers(self) -> Answers {
        choice_of(&ANSWERS, self.answers.get_untracked())
    }

    /// Lays problems out, and prints them once `pages` is rendered. All boards get `look`; each
    /// stays the way round that it is.
    pub fn print(
        self,
        problems: Vec<Problem>,
        look: DiagramOptions,
        pages: RwSignal<Vec<Page>>,
        i18n: I18n,
    ) {
        let with_look = |problem: Problem| Problem {
            figure: Figure {
                look: DiagramOptions {
                    flipped: problem.figure.look.flipped,
                    ..look
                },
                ..problem.figure
            },
            ..problem
        };
        let sheet = Sheet {
            title: self.heading.get_untracked(),
            problems: problems.into_iter().map(with_look).collect(),
            per_page: choice_of(&PER_PAGE, self.per_page.get_untracked()),
            answers: self.answers(),
        };
        pages.set(sheet.pages());
        let title = match sheet.title.trim() {
            "" => i18n.text_untracked().print().sheet_title.to_owned(),
            title => title.to_owned(),
        };
        request_animation_frame(move || print::print(&title));
    }
}

/// The fields of a form.
#[component]
pub fn SheetFields(options: SheetOptions) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="form">
            <Field label=move || i18n.text().print().heading.to_owned()>
                <TextInput name="heading" value=options.heading/>
            </Field>
            <div class="field-grid">
                <SelectField
                    name="per-page"
                    label=|text| text.print().per_page
                    choices=&PER_PAGE
                    describe=|text, per_page| (text.per_page_of)(per_page)
                    chosen=options.per_page
                />
                <SelectField
                    name="style"
                    label=|text| text.print().style
                    choices=&STYLES
                    describe=|text, style| (text.style_of)(style)
                    chosen=options.style
                />
                <SelectField
                    name="answers"
                    label=|text| text.print().answers
                    choices=&ANSWERS
                    describe=|text, answers| (text.answers_of)(answers)
                    chosen=options.answers
                />
            </div>
        </div>
    }
}
