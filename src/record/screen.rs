use leptos::{html, prelude::*};
use shogi::Color;

use super::{
    Given,
    analysis::{LazyAnalysisPanel, LazyEvalBar},
    comment_form::CommentForm,
    controller::RecordController,
    draw::{DrawController, MarkList, Overlay, Palette},
    end_select::EndSelect,
    game_info_dialog::GameInfoDialog,
    guess_mode::{GuessPanel, StudySelect},
    lazy::EDITOR,
    library::{GameLibrary, LibraryDialog, LibraryNotices, keep_desk},
    move_tree::MoveTree,
    navigation_bar::{JumpButtons, NavigationBar},
    open_record::{DropTarget, OpenNotice, follow_address},
    player_plate::PlayerPlate,
    print::{PrintDialogs, Printed},
    record_header::RecordHeader,
    save_dialog::SaveDialog,
    toolbar::RecordToolbar,
};
use crate::{
    board::{BoardStyle, Table},
    components::{UpdateNotices, When},
    platform::{gestures, service_worker},
    state::{effect, use_i18n},
};
use komadai_model::review::Review;

/// What the part of the code makes of [`Given`].
pub fn open(given: Given, shelf: GameLibrary) -> AnyView {
    view! { <LoadedScreen given shelf/> }.into_any()
}

/// The screen, shown while it is the one asked for, and the notices of all screens.
#[component]
fn LoadedScreen(given: Given, shelf: GameLibrary) -> impl IntoView {
    let controller = RecordController::new(given, shelf);
    keep_desk(controller);
    follow_address(controller);
    let edits = Memo::new(move |_| controller.editing.with(Option::is_some));
    let leave = Callback::new(move |setup| controller.store_edited(setup));
    let begin = Callback::new(move |setup| controller.finish_editing(setup));
    let start = move || {
        edits
            .get()
            .then(|| controller.editing.get_untracked())
            .flatten()
    };
    let screen = move || match (EDITOR.code(), start()) {
        (Some(editor), Some(start)) => editor(given.settings, start, leave, begin),
        _ => view! { <ReviewScreen controller/> }.into_any(),
    };
    // A new version is offered here too, unless a game is being played on this page.
    let may_offer = move || given.here.get() && !service_worker::is_playing();
    view! {
        <When condition=given.here>{screen}</When>
        <LibraryNotices controller>
            <UpdateNotices
                ready=service_worker::update_ready()
                may_offer=Signal::derive(may_offer)
            />
        </LibraryNotices>
    }
}

/// The record with all that can be done to it.
#[component]
fn ReviewScreen(controller: RecordController) -> impl IntoView {
    let i18n = use_i18n();
    let saving = RwSignal::new(false);
    let information = RwSignal::new(false);
    // A dialog does not outlive the screen that it stands on.
    on_cleanup(move || {
        for open in [
            controller.library.open,
            controller.print.picturing,
            controller.print.sheeting,
        ] {
            open.try_set(false);
        }
    });
    let draw = DrawController::new(controller);
    gestures::on_keys(move |key| {
        controller.takeover.handle_key(controller, key)
            || draw.key(key)
            || controller.handle_key(key)
    });
    gestures::on_wheel(".record-table", move |down| controller.step(down));
    let except = ".movable, [data-drawing] .record-table";
    gestures::on_swipe(".record-table, .record-bar", except, move |left| {
        controller.step(left);
    });
    let plate = move |color: Color| view! { <PlayerPlate controller color/> }.into_any();
    let side = top_in_view(controller);
    view! {
        <main
            class="record"
            data-drawing=move || draw.on.get()
            data-node=move || controller.review.with(Review::plies).to_string()
        >
            <h1 class="visually-hidden">{move || i18n.text().record().screen.record}</h1>
            <div class="record-table">
                <Table
                    scene=Memo::new(move |_| draw.scene())
                    style=Memo::new(move |_| style(controller))
                    on_intent=Callback::new(move |intent| draw.intend(intent))
                    beside=Callback::new(plate)
                />
                <Overlay draw/>
            </div>
            <LazyEvalBar controller/>
            <NavigationBar controller/>
            <div class="record-side" node_ref=side>
                <Palette draw/>
                <LazyAnalysisPanel controller/>
                <GuessPanel controller/>
                <RecordHeader controller/>
                <OpenNotice controller/>
                <MoveTree controller/>
                <JumpButtons controller/>
                <MarkList draw/>
                <CommentForm controller/>
                <div class="record-choices">
                    <StudySelect controller/>
                    <EndSelect controller/>
                </div>
                <RecordToolbar controller draw saving information/>
            </div>
            <p class="visually-hidden" role="status" data-announce="record">
                {move || controller.announcement.get()}
            </p>
            <DropTarget controller/>
            <SaveDialog controller open=saving/>
            <PrintDialogs controller/>
            <Printed controller/>
            <LibraryDialog controller/>
            <GameInfoDialog controller open=information/>
        </main>
    }
}

/// What was asked for appears at the top of the column, which may be scrolled.
fn top_in_view(controller: RecordController) -> NodeRef<html::Div> {
    let column = NodeRef::<html::Div>::new();
    let mut seen = 0;
    effect(move || {
        let analyses = controller.takeover.is_shown();
        let tells = controller.open_report.with(|told| !told.lines.is_empty());
        let arrivals = controller.open_count.get();
        let arrives = arrivals != std::mem::replace(&mut seen, arrivals);
        if let Some(column) = column.get()
            && (analyses || tells || arrives)
        {
            request_animation_frame(move || column.set_scroll_top(0));
        }
    });
    column
}

fn style(controller: RecordController) -> BoardStyle {
    let is_handicap = move || {
        controller
            .review
            .with(|review| review.record().first_to_move() == Color::White)
    };
    controller
        .given
        .settings
        .with(|settings| BoardStyle::of(settings, is_handicap))
}
