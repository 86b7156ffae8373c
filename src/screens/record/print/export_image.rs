//! The position on the board as an image: saved, copied, printed.
use leptos::{prelude::*, task::spawn_local};

use super::{
    super::controller::{RecordController, use_record},
    look::look,
    state::PrintState,
};
use crate::print::{ReportFoot, STYLES, SelectField, SignalCheckbox, choice_of};
use komadai_model::{
    Coordinates,
    diagram::{DiagramOptions, Style, data_url, svg},
    file_name,
};
use komadai_texts::{
    PrintText,
    diagrams::{self, Shows},
};
use komadai_ui::{Button, Field, Select, SelectOption, TextInput, effect, use_i18n};
use komadai_web::{canvas::svg_to_png, clipboard, files, print};

const SIZES: [(&str, u8); 3] = [("1", 1), ("2", 2), ("4", 4)];

/// What the reader has chosen, as long as the dialog is open.
#[derive(Clone, Copy)]
struct ImageDraft {
    record: RecordController,
    style: RwSignal<&'static str>,
    coordinates: RwSignal<&'static str>,
    title: RwSignal<String>,
    moment: RwSignal<bool>,
    last: RwSignal<bool>,
    names: RwSignal<bool>,
    marks: RwSignal<bool>,
    flipped: RwSignal<bool>,
    size: RwSignal<&'static str>,
    /// What came of it.
    report: RwSignal<String>,
}

impl ImageDraft {
    fn new(record: RecordController) -> Self {
        let look = look(record, Style::Book);
        Self {
            record,
            style: RwSignal::new(STYLES[0].0),
            coordinates: RwSignal::new(look.coordinates.name()),
            title: RwSignal::new(record.with_review_untracked(diagrams::title)),
            moment: RwSignal::new(true),
            last: RwSignal::new(true),
            names: RwSignal::new(true),
            marks: RwSignal::new(true),
            flipped: RwSignal::new(look.flipped),
            size: RwSignal::new(SIZES[1].0),
            report: RwSignal::new(String::new()),
        }
    }

    fn svg(self) -> String {
        let record = self.record;
        let board = look(record, choice_of(&STYLES, self.style.get()));
        let look = DiagramOptions {
            coordinates: Coordinates::from_name(self.coordinates.get())
                .unwrap_or(board.coordinates),
            flipped: self.flipped.get(),
            ..board
        };
        let shows = Shows {
            moment: self.moment.get(),
            last: self.last.get(),
            names: self.names.get(),
            marks: self.marks.get(),
        };
        let text = record.i18n.text();
        let figure = record.with_review(|review| {
            self.title
                .with(|title| diagrams::figure(review, title, shows, look, text))
        });
        svg(&figure)
    }

    fn drawn(self) -> String {
        self.record.print.image.get_untracked()
    }

    fn name(self) -> String {
        let fallback = self.text().file_name;
        self.record
            .with_review_untracked(|review| file_name(review.record(), fallback))
    }

    /// The file is named after the record's, and by the move.
    fn file(self, ending: &str) -> String {
        let name = self.name();
        let ply = self.record.with_review_untracked(|review| review.plies());
        format!("{name}-{ply}.{ending}")
    }

    fn scale(self) -> f64 {
        choice_of(&SIZES, self.size.get_untracked()).into()
    }

    fn text(self) -> &'static PrintText {
        self.record.i18n.text_untracked().print()
    }

    fn save(self, name: &str, mime: &str, bytes: &[u8]) {
        let text = self.text();
        let report = match files::save(name, mime, bytes) {
            Ok(()) => text.saved,
            Err(_) => text.not_saved,
        };
        self.report.set(report.to_owned());
    }

    fn save_svg(self) {
        let svg = self.drawn();
        self.save(&self.file("svg"), "image/svg+xml", svg.as_bytes());
    }

    fn save_png(self) {
        let name = self.file("png");
        let drawing = svg_to_png(self.drawn(), self.scale());
        spawn_local(async move {
            match drawing.await {
                Ok(png) => self.save(&name, "image/png", &png),
                Err(_) => self.report.set(self.text().no_picture.to_owned()),
            }
        });
    }

    fn copy(self) {
        let drawing = svg_to_png(self.drawn(), self.scale());
        let then = move |copied| {
            let text = self.text();
            let report = if copied { text.copied } else { text.not_copied };
            self.report.set(report.to_owned());
        };
        clipboard::write_png(Box::pin(drawing), Box::new(then));
    }

    fn print(self) {
        let title = self.title.get_untracked();
        let title = match title.trim() {
            "" => self.name(),
            title => title.to_owned(),
        };
        print::print(&title);
    }
}

/// What is inside the dialog.
#[component]
pub fn ImageForm() -> impl IntoView {
    let controller = use_record();
    let draft = ImageDraft::new(controller);
    let PrintState {
        image, image_open, ..
    } = controller.print;
    effect(move || image.set(draft.svg()));
    view! {
        <div class="picture-dialog">
            <Preview/>
            <ImageFields draft/>
        </div>
        <ReportFoot report=draft.report open=image_open>
            <Button
                name="print"
                label=|text| text.print().print
                on_press=move |()| draft.print()
            />
            <Button
                name="copy"
                label=|text| text.print().copy
                on_press=move |()| draft.copy()
            />
            <Button
                name="save-svg"
                label=|text| text.print().save_svg
                on_press=move |()| draft.save_svg()
            />
            <Button
                name="save-png"
                label=|text| text.print().save_png
                on_press=move |()| draft.save_png()
                class="primary"
            />
        </ReportFoot>
    }
}

#[component]
fn Preview() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let position = move || {
        let text = i18n.text().print();
        controller.with_review(|review| (text.position)(review.setup()))
    };
    view! {
        <img
            class="picture-preview"
            src=move || controller.print.image.with(|svg| data_url(svg))
            alt=position
        />
    }
}

/// What the reader chooses of the image.
#[component]
fn ImageFields(draft: ImageDraft) -> impl IntoView {
    let i18n = use_i18n();
    let options = Coordinates::ALL
        .iter()
        .map(|&style| SelectOption {
            value: style.name(),
            label: Signal::derive(move || (i18n.text().settings().coordinate_style)(style)),
        })
        .collect::<Vec<_>>();
    let choose = move |name: String| {
        if let Some(style) = Coordinates::from_name(&name) {
            draft.coordinates.set(style.name());
        }
    };
    let has_marks = draft.record.with_review_untracked(|review| {
        !review.record().node(review.at()).notes().marks.is_empty()
    });
    let marks = has_marks.then(|| {
        view! { <SignalCheckbox name="marks" label=|text| text.print().with_marks on=draft.marks/> }
    });
    view! {
        <div class="form">
            <div class="field-grid">
                <SelectField
                    name="style"
                    label=|text| text.print().style
                    choices=&STYLES
                    describe=|text, style| (text.style_of)(style)
                    chosen=draft.style
                />
                <Field label=move || i18n.text().settings().coordinates.to_owned()>
                    <Select
                        name="coordinates"
                        options
                        value=draft.coordinates
                        on_change=choose
                    />
                </Field>
            </div>
            <Field label=move || i18n.text().print().caption.to_owned()>
                <TextInput name="caption" value=draft.title/>
            </Field>
            <div>
                <SignalCheckbox
                    name="moment"
                    label=|text| text.print().with_moment
                    on=draft.moment
                />
                <SignalCheckbox name="last" label=|text| text.print().with_last on=draft.last/>
                <SignalCheckbox
                    name="names"
                    label=|text| text.print().with_names
                    on=draft.names
                />
                {marks}
                <SignalCheckbox
                    name="flipped"
                    label=|text| text.print().flipped
                    on=draft.flipped
                />
            </div>
            <SelectField
                name="size"
                label=|text| text.print().size
                choices=&SIZES
                describe=|text, size| (text.size_of)(size)
                chosen=draft.size
            />
        </div>
    }
}
