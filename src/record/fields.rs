//! What the forms of pictures and sheets are made of.
use leptos::prelude::*;
use shogi::Color;

use super::{button::bare, desk::Desk};
use crate::{
    board::BoardStyle,
    diagram::{Look, Style},
    element::{
        El,
        parts::{self, choice, field},
    },
    i18n::PaperText,
    session::Settings,
};

/// As the reader has the board, in one of the styles.
pub fn look(desk: Desk, style: Style) -> Look {
    let board = desk.given.settings.with_untracked(|settings: &Settings| {
        BoardStyle::of(settings, || {
            desk.review
                .with_untracked(|review| review.record().first_to_move() == Color::White)
        })
    });
    Look {
        style,
        coordinates: board.coordinates,
        kings: board.kings,
        flipped: board.flipped,
        language: desk.words.once().language,
    }
}

/// The styles, by the names that stand for them in a list.
pub const STYLES: [(&str, Style); 2] = [("book", Style::Book), ("board", Style::Board)];

/// What a name of a list stands for.
pub fn of<T: Copy>(all: &[(&str, T)], chosen: &str) -> T {
    let known = all.iter().find(|(name, _)| *name == chosen);
    known.unwrap_or(&all[0]).1
}

/// A list to choose from, with its label.
pub fn listed<T: Copy + Send + 'static>(
    desk: Desk,
    name: &'static str,
    label: Word,
    all: &[(&'static str, T)],
    describe: fn(&'static PaperText, T) -> &'static str,
    chosen: RwSignal<&'static str>,
) -> El {
    let words = desk.words;
    let options = all
        .iter()
        .map(|&(name, option)| -> (_, Box<dyn Fn() -> _ + Send>) {
            let label = move || describe(words.now().paper(), option);
            (name, Box::new(label))
        });
    let names: Vec<&'static str> = all.iter().map(|(name, _)| *name).collect();
    let choose = move |name: String| {
        if let Some(&known) = names.iter().find(|known| **known == name) {
            chosen.set(known);
        }
    };
    field(
        self::label(desk, label),
        choice(
            name.to_owned(),
            options.collect(),
            move || chosen.get(),
            choose,
        ),
    )
}

pub type Word = fn(&PaperText) -> &'static str;

/// A button of these dialogs.
pub fn tool(desk: Desk, name: &'static str, word: Word, press: impl Fn() + 'static) -> El {
    let words = desk.words;
    bare(name, press).says(move || word(words.now().paper()).to_owned())
}

/// Something that is so or not.
pub fn tick(desk: Desk, name: &'static str, word: Word, on: RwSignal<bool>) -> El {
    parts::tick(
        name,
        label(desk, word),
        move || on.get(),
        move || on.update(|on| *on = !*on),
    )
}

/// The label of a part of a form.
pub fn label(desk: Desk, word: Word) -> impl Fn() -> String + Send + 'static {
    let words = desk.words;
    move || word(words.now().paper()).to_owned()
}
