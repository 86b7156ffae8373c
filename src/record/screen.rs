use leptos::{html, prelude::*};
use shogi::Color;

use super::{
    Given,
    analysis::{LazyAnalysisPanel, LazyEvalBar},
    desk::Desk,
    draw::{Draw, MarkList, Overlay, Palette},
    end_select::EndSelect,
    game_info_dialog::GameInfoDialog,
    move_tree::MoveTree,
    navigation_bar::{JumpButtons, NavigationBar},
    notes::Notes,
    opening::{DropTarget, OpenNotice, follow_address},
    paper::{PaperDialogs, Printed},
    part::EDITOR,
    player_plate::PlayerPlate,
    record_header::RecordHeader,
    saving::SaveDialog,
    shelf::{Shelf, ShelfDialog, ShelfNotices, keep_desk},
    study::{GuessPanel, StudySelect},
    tools::Tools,
};
use crate::{
    board::{BoardStyle, Table},
    components::{UpdateNotices, When},
    state::{effect, use_i18n},
    web::{gestures, service_worker},
};
use komadai_model::review::Review;

/// What the part of the code makes of [`Given`].
pub fn open(given: Given, shelf: Shelf) -> AnyView {
    view! { <LoadedScreen given shelf/> }.into_any()
}

/// The screen, shown while it is the one asked for, and the notices of all screens.
#[component]
fn LoadedScreen(given: Given, shelf: Shelf) -> impl IntoView {
    let desk = Desk::new(given, shelf);
    keep_desk(desk);
    follow_address(desk);
    let edits = Memo::new(move |_| desk.editing.with(Option::is_some));
    let leave = Callback::new(move |setup| desk.leave(setup));
    let begin = Callback::new(move |setup| desk.begin(setup));
    let start = move || edits.get().then(|| desk.editing.get_untracked()).flatten();
    let screen = move || match (EDITOR.get(), start()) {
        (Some(editor), Some(start)) => editor(given.settings, start, leave, begin),
        _ => view! { <ReviewScreen desk/> }.into_any(),
    };
    // A new version is offered here too, unless a game is being played on this page.
    let may_offer = move || given.here.get() && !service_worker::is_playing();
    view! {
        <When condition=given.here>{screen}</When>
        <ShelfNotices desk>
            <UpdateNotices
                ready=service_worker::update_ready()
                may_offer=Signal::derive(may_offer)
            />
        </ShelfNotices>
    }
}

/// The record with all that can be done to it.
#[component]
fn ReviewScreen(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let saving = RwSignal::new(false);
    let information = RwSignal::new(false);
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
    let plate = move |color: Color| view! { <PlayerPlate desk color/> }.into_any();
    let side = top_in_view(desk);
    view! {
        <main
            class="record"
            data-drawing=move || draw.on.get()
            data-node=move || desk.review.with(Review::plies).to_string()
        >
            <h1 class="visually-hidden">{move || i18n.text().record().screen.record}</h1>
            <div class="record-table">
                <Table
                    scene=Memo::new(move |_| draw.scene())
                    style=Memo::new(move |_| style(desk))
                    on_intent=Callback::new(move |intent| draw.intend(intent))
                    beside=Callback::new(plate)
                />
                <Overlay draw/>
            </div>
            <LazyEvalBar desk/>
            <NavigationBar desk/>
            <div class="record-side" node_ref=side>
                <Palette draw/>
                <LazyAnalysisPanel desk/>
                <GuessPanel desk/>
                <RecordHeader desk/>
                <OpenNotice desk/>
                <MoveTree desk/>
                <JumpButtons desk/>
                <MarkList draw/>
                <Notes desk/>
                <div class="record-choices">
                    <StudySelect desk/>
                    <EndSelect desk/>
                </div>
                <Tools desk draw saving information/>
            </div>
            <p class="visually-hidden" role="status" data-announce="record">
                {move || desk.said.get()}
            </p>
            <DropTarget desk/>
            <SaveDialog desk open=saving/>
            <PaperDialogs desk/>
            <Printed desk/>
            <ShelfDialog desk/>
            <GameInfoDialog desk open=information/>
        </main>
    }
}

/// What was asked for appears at the top of the column, which may be scrolled.
fn top_in_view(desk: Desk) -> NodeRef<html::Div> {
    let column = NodeRef::<html::Div>::new();
    let mut seen = 0;
    effect(move || {
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
