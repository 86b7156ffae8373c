//! The list of moves, each as the records of the reader's language write it.
use leptos::{html, prelude::*};
use shogi::{Game, GameRules, Ply, Position};

use super::{move_text, rest::Rest, typing};
use crate::{
    element::el,
    i18n::{Language, Text},
    reactive::watch,
};

/// The moves so far, the last one in view.
pub fn list(rest: Rest) -> AnyView {
    let table = rest.table;
    let words = table.words;
    let lines = RwSignal::new(Vec::new());
    let mut book = Book::default();
    watch(move || {
        let text = words.now();
        if table.game.with(|game| book.follow(game.game(), text)) {
            lines.set(book.lines.clone());
        }
    });
    let list = NodeRef::<html::Ol>::new();
    let shown = rest.opened.moves;
    watch(move || {
        lines.track();
        // What is not displayed cannot be scrolled.
        shown.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let line = |line: Line| {
        let number = el("span").class("moves-number");
        el("li")
            .child(number.text(line.number.to_string()))
            .child(el("span").text(line.text))
            .view()
    };
    let list = view! {
        <ol class="moves-list" node_ref=list tabindex="0">
            <For each=move || lines.get() key=Line::clone children=line/>
        </ol>
    };
    el("div")
        .class("moves-inside")
        .child(list.into_any())
        .child(typing::field(rest))
        .view()
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Line {
    number: u32,
    text: String,
}

/// The written lines of one game: what has been written stays while the moves do.
#[derive(Default)]
struct Book {
    /// What the texts hang on besides the moves before them.
    of: Option<(Language, Position, GameRules)>,
    plies: Vec<Ply>,
    lines: Vec<Line>,
}

impl Book {
    /// Takes up the moves of a game; says whether any line has changed.
    fn follow(&mut self, game: &Game, text: &Text) -> bool {
        let of = Some((text.language, *game.start(), *game.rules()));
        if self.of != of {
            self.of = of;
            self.plies.clear();
        }
        let both = self.plies.iter().zip(game.plies());
        let same = both.take_while(|(before, now)| before == now).count();
        if same == self.plies.len() && same == game.plies().len() && same == self.lines.len() {
            return false;
        }
        self.plies.truncate(same);
        self.lines.truncate(same);
        for (index, &ply) in game.plies().iter().enumerate().skip(same) {
            self.plies.push(ply);
            self.lines.push(Line {
                number: game.table_at(index).move_number(),
                text: written(game, index, text).unwrap_or_default(),
            });
        }
        true
    }
}

/// A move as records write it; one that is illegal, with where it came from.
fn written(game: &Game, index: usize, text: &Text) -> Option<String> {
    let moves = &text.later().moves;
    let ply = game.plies().get(index)?;
    match game.positions().get(index..index + 2) {
        Some([position, _]) => {
            let before = index.checked_sub(1).and_then(|it| game.plies().get(it));
            Some((moves.written)(position, ply.mv, before.map(|ply| ply.mv)))
        }
        _ => Some((moves.plain)(move_text::facts_at(game, index)?)),
    }
}
