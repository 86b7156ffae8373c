//! The position on the board as a picture: saved, copied, printed.
use leptos::{prelude::*, task::spawn_local};

use super::{
    desk::Desk,
    fields::{STYLES, label, listed, look, of, tick, tool},
    figures::{self, Shows},
    saving,
};
use crate::{
    diagram::{Look, Style, data_url, svg},
    element::{
        El, el,
        parts::{choice, field, line_of},
    },
    i18n::PaperText,
    platform::{clipboard, files, picture::png, print},
    reactive::watch,
    session::Coordinates,
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
            title: RwSignal::new(desk.review.with_untracked(figures::title)),
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
        let text = desk.words.now();
        let figure = desk.review.with(|review| {
            self.title
                .with(|title| figures::figure(review, title, shows, look, text))
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
        self.desk.words.once().paper()
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
        let drawing = png(self.drawn(), self.scale());
        spawn_local(async move {
            match drawing.await {
                Ok(png) => self.save(&name, "image/png", &png),
                Err(_) => self.said.set(self.text().no_picture.to_owned()),
            }
        });
    }

    fn copy(self) {
        let drawing = png(self.drawn(), self.scale());
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
pub fn contents(desk: Desk) -> Vec<El> {
    let draft = Draft::new(desk);
    let picture = desk.paper.picture;
    watch(move || picture.set(draft.svg()));
    let close = tool(
        desk,
        "close",
        |text| text.close,
        move || {
            desk.paper.picturing.set(false);
        },
    );
    let buttons = el("div")
        .class("dialog-buttons")
        .child(close)
        .child(tool(
            desk,
            "print",
            |text| text.print,
            move || draft.print(),
        ))
        .child(tool(desk, "copy", |text| text.copy, move || draft.copy()))
        .child(tool(
            desk,
            "save-svg",
            |text| text.save_svg,
            move || draft.save_svg(),
        ))
        .child(
            tool(
                desk,
                "save-png",
                |text| text.save_png,
                move || draft.save_png(),
            )
            .class("button primary"),
        );
    let said = el("p")
        .class("hint")
        .attr("role", "status")
        .says(move || draft.said.get());
    let foot = el("div").class("dialog-foot").child(said).child(buttons);
    vec![
        el("div")
            .class("picture-dialog")
            .child(preview(draft))
            .child(form(draft)),
        foot,
    ]
}

fn preview(draft: Draft) -> El {
    let Draft { desk, .. } = draft;
    let picture = desk.paper.picture;
    let position = move || {
        let text = desk.words.now().paper();
        Some(desk.review.with(|review| (text.position)(review.table())))
    };
    el("img")
        .class("picture-preview")
        .live("src", move || Some(picture.with(|svg| data_url(svg))))
        .live("alt", position)
}

fn form(draft: Draft) -> El {
    let Draft { desk, .. } = draft;
    let words = desk.words;
    let options = Coordinates::ALL.iter();
    let options = options.map(|&style| -> (_, Box<dyn Fn() -> _ + Send>) {
        let label = move || (words.now().later().choices.coordinate_style)(style);
        (style.name(), Box::new(label))
    });
    let choose = move |name: String| {
        if let Some(style) = Coordinates::from_name(&name) {
            draft.coordinates.set(style.name());
        }
    };
    let coordinates = field(
        move || words.now().later().choices.coordinates.to_owned(),
        choice(
            "coordinates".to_owned(),
            options.collect(),
            move || draft.coordinates.get(),
            choose,
        ),
    );
    let has_marks = desk
        .review
        .with_untracked(|review| !review.record().node(review.at()).notes().marks.is_empty());
    let marks = has_marks.then(|| tick(desk, "marks", |text| text.with_marks, draft.marks));
    el("div")
        .class("form")
        .child(
            el("div")
                .class("field-grid")
                .child(listed(
                    desk,
                    "style",
                    |text| text.style,
                    &STYLES,
                    |text, style| (text.style_of)(style),
                    draft.style,
                ))
                .child(coordinates),
        )
        .child(field(
            label(desk, |text| text.caption),
            line_of("caption".to_owned(), draft.title),
        ))
        .child(
            el("div")
                .child(tick(desk, "moment", |text| text.with_moment, draft.moment))
                .child(tick(desk, "last", |text| text.with_last, draft.last))
                .child(tick(desk, "names", |text| text.with_names, draft.names))
                .children(marks)
                .child(tick(desk, "flipped", |text| text.flipped, draft.flipped)),
        )
        .child(listed(
            desk,
            "size",
            |text| text.size,
            &SIZES,
            |text, size| (text.size_of)(size),
            draft.size,
        ))
}
