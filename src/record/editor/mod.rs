//! Setting up a position: the table, the box, and what can be done with both.
mod text;
mod tray;
mod verdict;
mod whole;
mod work;

use leptos::prelude::*;
use shogi::Setup;

use super::{button::bare, editor::work::Work};
use crate::{
    board::{BoardStyle, Table},
    element::{El, el},
    i18n::EditorText,
    platform::{carrying, dom, gestures},
    reactive::Words,
    session::{
        Intent, Settings,
        editor::{Edited, Editor, Held},
    },
};

/// What has the focus at first.
const FIRST: [&str; 1] = ["[data-square][tabindex='0']"];

/// Fills the screen until it is `done`: with a setup, or with none if the reader
/// wants none of it. A screen that is left for another one leaves the setup.
pub fn editor(
    words: Words,
    settings: RwSignal<Settings>,
    start: Setup,
    leave: Callback<Setup>,
    done: Callback<Option<Setup>>,
) -> AnyView {
    dom::bequeath_focus(&FIRST);
    let work = Work::new(words, settings, start);
    on_cleanup(move || {
        let setup = |editor: &Editor| editor.setup().clone();
        if let Some(setup) = work.editor.try_with_untracked(setup) {
            leave.run(setup);
        }
    });
    gestures::on_keys(move |key| work.key(key));
    let over_box = carrying::let_go_over(tray::BOX);
    let intend = move |intent| {
        work.act(&|editor| match intent {
            Intent::Cancel if over_box.get_value() => editor.to_box(),
            intent => editor.handle(intent),
        });
    };
    let style = move || settings.with(|settings| BoardStyle::of(settings, || false));
    let board = view! {
        <Table
            scene=Memo::new(move |_| work.editor.with(Editor::scene))
            style=Memo::new(move |_| style())
            words=words
            on_intent=Callback::new(intend)
        />
    };
    let title = el("h1")
        .class("visually-hidden")
        .says(move || work.text().title.to_owned());
    let said = el("p")
        .class("visually-hidden")
        .attr("role", "status")
        .attr("data-announce", "editor")
        .says(move || work.said.get());
    let side = el("div")
        .class("editor-side")
        .child(verdict::verdict(work))
        .child(whole::position(work))
        .child(whole::whole(work))
        .child(text::text(work))
        .child(help(work));
    let table = el("div")
        .class("record-table editor-table")
        .child(board.into_any());
    el("main")
        .class("record editor")
        .mark("data-holding", move || {
            work.editor.with(|editor| editor.held() != Held::Nothing)
        })
        .child(title)
        .child(table)
        .child(tray::tray(work))
        .child(tray::held(work))
        .child(side)
        .child(foot(work, done))
        .child(said)
        .view()
}

/// A button with a word of the editor on it, which tests can name.
fn tool(
    work: Work,
    name: &'static str,
    word: fn(&EditorText) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    bare(name, press).says(move || word(work.text()).to_owned())
}

/// The same for something that is done to the position.
fn act(
    work: Work,
    name: &'static str,
    word: fn(&EditorText) -> &'static str,
    act: fn(&mut Editor) -> Edited,
) -> El {
    tool(work, name, word, move || work.act(&act))
}

/// What goes on below all else: back, on, away.
fn foot(work: Work, done: Callback<Option<Setup>>) -> El {
    let words = work.words;
    let step = |name, act: fn(&mut Editor) -> Edited, can: fn(&Editor) -> bool| {
        bare(name, move || work.act(&act)).spelt("aria-disabled", move || !work.editor.with(can))
    };
    let undo = step("undo", Editor::undo, Editor::can_undo)
        .says(move || words.now().record().screen.undo.to_owned());
    let redo = step("redo", Editor::redo, Editor::can_redo)
        .says(move || words.now().record().screen.redo.to_owned());
    let cancel = tool(work, "cancel", |text| text.cancel, move || done.run(None));
    let use_it = tool(
        work,
        "done",
        |text| text.done,
        move || {
            done.run(Some(
                work.editor.with_untracked(|editor| editor.setup().clone()),
            ));
        },
    );
    el("div")
        .class("editor-foot")
        .child(undo)
        .child(redo)
        .child(cancel)
        .child(use_it.class("button primary"))
}

fn help(work: Work) -> El {
    let hints = (0..work.text().hints.len())
        .map(|index| el("p").says(move || work.text().hints[index].to_owned()));
    el("details")
        .class("hint")
        .child(el("summary").says(move || work.text().help.to_owned()))
        .children(hints)
}
