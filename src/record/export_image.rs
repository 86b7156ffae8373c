//! The position on the board as a picture: saved, copied, printed.
use leptos::{prelude::*, task::spawn_local};

use super::{
    desk::Desk,
    diagrams::{self, Shows},
    paper_fields::{STYLES, SelectField, SignalCheckbox, look, of},
    saving,
};
use crate::{
    components::{Button, DialogButtons, Field, Select, SelectOption, TextInput},
    state::{effect, use_i18n},
    web::{canvas::svg_to_png, clipboard, files, print},
};
use komadai_model::{
    Coordinates,
    diagram::{Look, Style, data_url, svg},
    i18n::PaperText,
};

const SIZES: [(&str, u8); 3] = [("1", 1), ("2", 2), ("4", 4)];

/// What the reader has chosen, as long as the dialog is open.
#[derive(Clone, Copy)]
struct Draft {
    desk: Desk,
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
    said: RwSignal<String>,
}

impl Draft {
    fn new(desk: Desk) -> Self {
        let look = look(desk, Style::Book);
        Self {
            desk,
            style: RwSignal::new(STYLES[0].0),
            coordinates: RwSignal::new(look.coordinates.name()),
            title: RwSignal::new(desk.review.with_untracked(diagrams::title)),
            moment: RwSignal::new(true),
            last: RwSignal::new(true),
            names: RwSignal::new(true),
            marks: RwSignal::new(true),
            flipped: RwSignal::new(look.flipped),
            size: RwSignal::new(SIZES[1].0),
            said: RwSignal::new(String::new()),
        }
    }

    fn svg(self) -> String {
        let desk = self.desk;
        let board = look(desk, of(&STYLES, self.style.get()));
        let look = Look {
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
        let text = desk.i18n.text();
        let figure = desk.review.with(|review| {
            self.title
                .with(|title| diagrams::figure(review, title, shows, look, text))
        });
        svg(&figure)
    }

    fn drawn(self) -> String {
        self.desk.paper.picture.get_untracked()
    }

    fn name(self) -> String {
        let fallback = self.text().file_name;
        self.desk
            .review
            .with_untracked(|review| saving::file_name(review.record(), fallback))
    }

    /// The picture's file is called as the record's, and by the move.
    fn file(self, ending: &str) -> String {
        let name = self.name();
        let ply = self.desk.review.with_untracked(|review| review.plies());
        format!("{name}-{ply}.{ending}")
    }

    fn scale(self) -> f64 {
        of(&SIZES, self.size.get_untracked()).into()
    }

    fn text(self) -> &'static PaperText {
        self.desk.i18n.text_untracked().paper()
    }

    fn save(self, name: &str, mime: &str, bytes: &[u8]) {
        let text = self.text();
        let said = match files::save(name, mime, bytes) {
            Ok(()) => text.saved,
            Err(_) => text.not_saved,
        };
        self.said.set(said.to_owned());
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
                Err(_) => self.said.set(self.text().no_picture.to_owned()),
            }
        });
    }

    fn copy(self) {
        let drawing = svg_to_png(self.drawn(), self.scale());
        let then = move |copied| {
            let text = self.text();
            let said = if copied { text.copied } else { text.not_copied };
            self.said.set(said.to_owned());
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
pub fn contents(desk: Desk) -> AnyView {
    view! { <PictureForm desk/> }.into_any()
}

#[component]
fn PictureForm(desk: Desk) -> impl IntoView {
    let draft = Draft::new(desk);
    let picture = desk.paper.picture;
    effect(move || picture.set(draft.svg()));
    view! {
        <div class="picture-dialog">
            <Preview desk/>
            <PictureFields draft/>
        </div>
        <div class="dialog-foot">
            <p class="hint" role="status">{move || draft.said.get()}</p>
            <DialogButtons>
                <Button
                    name="close"
                    label=|text| text.paper().close
                    on_press=move |()| desk.paper.picturing.set(false)
                />
                <Button
                    name="print"
                    label=|text| text.paper().print
                    on_press=move |()| draft.print()
                />
                <Button
                    name="copy"
                    label=|text| text.paper().copy
                    on_press=move |()| draft.copy()
                />
                <Button
                    name="save-svg"
                    label=|text| text.paper().save_svg
                    on_press=move |()| draft.save_svg()
                />
                <Button
                    name="save-png"
                    label=|text| text.paper().save_png
                    on_press=move |()| draft.save_png()
                    class="primary"
                />
            </DialogButtons>
        </div>
    }
}

#[component]
fn Preview(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let position = move || {
        let text = i18n.text().paper();
        desk.review.with(|review| (text.position)(review.table()))
    };
    view! {
        <img
            class="picture-preview"
            src=move || desk.paper.picture.with(|svg| data_url(svg))
            alt=position
        />
    }
}

/// What the reader chooses of the picture.
#[component]
fn PictureFields(draft: Draft) -> impl IntoView {
    let i18n = use_i18n();
    let options = Coordinates::ALL
        .iter()
        .map(|&style| SelectOption {
            value: style.name(),
            label: Signal::derive(move || (i18n.text().later().choices.coordinate_style)(style)),
        })
        .collect::<Vec<_>>();
    let choose = move |name: String| {
        if let Some(style) = Coordinates::from_name(&name) {
            draft.coordinates.set(style.name());
        }
    };
    let has_marks = draft
        .desk
        .review
        .with_untracked(|review| !review.record().node(review.at()).notes().marks.is_empty());
    let marks = has_marks.then(|| {
        view! { <SignalCheckbox name="marks" label=|text| text.paper().with_marks on=draft.marks/> }
    });
    view! {
        <div class="form">
            <div class="field-grid">
                <SelectField
                    name="style"
                    label=|text| text.paper().style
                    choices=&STYLES
                    describe=|text, style| (text.style_of)(style)
                    chosen=draft.style
                />
                <Field label=move || i18n.text().later().choices.coordinates.to_owned()>
                    <Select
                        name="coordinates"
                        options
                        value=draft.coordinates
                        on_change=choose
                    />
                </Field>
            </div>
            <Field label=move || i18n.text().paper().caption.to_owned()>
                <TextInput name="caption" value=draft.title/>
            </Field>
            <div>
                <SignalCheckbox
                    name="moment"
                    label=|text| text.paper().with_moment
                    on=draft.moment
                />
                <SignalCheckbox name="last" label=|text| text.paper().with_last on=draft.last/>
                <SignalCheckbox
                    name="names"
                    label=|text| text.paper().with_names
                    on=draft.names
                />
                {marks}
                <SignalCheckbox
                    name="flipped"
                    label=|text| text.paper().flipped
                    on=draft.flipped
                />
            </div>
            <SelectField
                name="size"
                label=|text| text.paper().size
                choices=&SIZES
                describe=|text, size| (text.size_of)(size)
                chosen=draft.size
            />
        </div>
    }
}
