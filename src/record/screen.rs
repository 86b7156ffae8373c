use leptos::{html, prelude::*};
use shogi::Color;

use super::{
    Given, analysis,
    bar::{bar, jumps},
    desk::Desk,
    draw::{self, Draw},
    ending::ending,
    heading::heading,
    information::information_dialog,
    notes::notes,
    opening::{follow_address, incoming, told},
    paper::{dialogs, printed},
    part::EDITOR,
    plate::plate,
    saving::save_dialog,
    shelf::{keep_desk, notices, shelf_dialog},
    study::{guessing, moves_ahead},
    tools::tools,
    tree::tree,
};
use crate::{
    board::{BoardStyle, Table},
    element::{el, notice::update_notices},
    platform::{gestures, service_worker},
    reactive::{dynamic, shown, watch},
    session::review::Review,
};

/// The screen, shown while it is the one asked for.
pub fn open(given: Given) -> AnyView {
    let desk = Desk::new(given);
    keep_desk(desk);
    follow_address(desk);
    let edits = Memo::new(move |_| desk.editing.with(Option::is_some));
    let leave = Callback::new(move |setup| desk.leave(setup));
    let begin = Callback::new(move |setup| desk.begin(setup));
    let start = move || edits.get().then(|| desk.editing.get_untracked()).flatten();
    let place = move || match (EDITOR.code(), start()) {
        (Some(editor), Some(start)) => editor(desk.words, given.settings, start, leave, begin),
        _ => screen(desk),
    };
    vec![
        shown(move || given.here.get(), move || dynamic(place)),
        notices(desk, updates(desk, given.here)),
    ]
    .into_any()
}

/// A new version is offered here too, unless a game is being played on this page.
fn updates(desk: Desk, here: Signal<bool>) -> [AnyView; 2] {
    let ready = service_worker::update_ready();
    let may = move || here.get() && !service_worker::is_playing();
    update_notices(desk.words, ready, may)
}

fn screen(desk: Desk) -> AnyView {
    let words = desk.words;
    let saving = RwSignal::new(false);
    let asking = RwSignal::new(false);
    // A dialog does not outlive the screen that it stands on.
    on_cleanup(move || {
        for open in [desk.shelf.open, desk.paper.picturing, desk.paper.sheeting] {
            open.try_set(false);
        }
    });
    let draw = Draw::new(desk);
    gestures::on_keys(move |key| desk.guest.takes(desk, key) || draw.key(key) || desk.key(key));
    gestures::on_wheel(".record-table", move |down| desk.stroll(down));
    let except = ".movable, [data-drawing] .record-table";
    gestures::on_swipe(".record-table, .record-bar", except, move |left| {
        desk.stroll(left);
    });
    let board = view! {
        <Table
            scene=Memo::new(move |_| draw.scene())
            style=Memo::new(move |_| style(desk))
            words=words
            on_intent=Callback::new(move |intent| draw.intend(intent))
            beside=Callback::new(move |color: Color| plate(desk, color).view())
        />
    };
    let table = el("div")
        .class("record-table")
        .child(board.into_any())
        .child(draw::overlay(draw));
    let title = el("h1")
        .class("visually-hidden")
        .says(move || words.now().record().screen.record.to_owned());
    let said = el("p")
        .class("visually-hidden")
        .attr("role", "status")
        .attr("data-announce", "record")
        .says(move || desk.said.get());
    let side = el("div")
        .class("record-side")
        .kept(top_in_view(desk))
        .child(draw::palette(draw))
        .child(analysis::panel(desk))
        .child(guessing(desk))
        .child(heading(desk))
        .child(told(desk))
        .child(tree(desk))
        .child(jumps(desk))
        .child(draw::list(draw))
        .child(notes(desk))
        .child(
            el("div")
                .class("record-choices")
                .child(moves_ahead(desk))
                .child(ending(desk)),
        )
        .child(tools(desk, saving, asking, draw::toggle(draw)));
    el("main")
        .class("record")
        .mark("data-drawing", move || draw.on.get())
        .live("data-node", move || {
            Some(desk.review.with(Review::plies).to_string())
        })
        .child(title)
        .child(table)
        .child(analysis::gauge(desk))
        .child(bar(desk))
        .child(side)
        .child(said)
        .child(incoming(desk))
        .child(save_dialog(desk, saving))
        .child(dialogs(desk))
        .child(printed(desk))
        .child(shelf_dialog(desk))
        .child(information_dialog(desk, asking))
        .view()
}

/// What was asked for appears at the top of the column, which may be scrolled.
fn top_in_view(desk: Desk) -> NodeRef<html::Div> {
    let column = NodeRef::<html::Div>::new();
    let mut seen = 0;
    watch(move || {
        let analyses = desk.guest.is_shown();
        let tells = desk.told.with(|told| !told.lines.is_empty());
        let arrivals = desk.arrivals.get();
        let arrives = arrivals != std::mem::replace(&mut seen, arrivals);
        if let Some(column) = column.get()
            && (analyses || tells || arrives)
        {
            request_animation_frame(move || column.set_scroll_top(0));
        }
    });
    column
}

fn style(desk: Desk) -> BoardStyle {
    let is_handicap = move || {
        desk.review
            .with(|review| review.record().first_to_move() == Color::White)
    };
    desk.given
        .settings
        .with(|settings| BoardStyle::of(settings, is_handicap))
}
