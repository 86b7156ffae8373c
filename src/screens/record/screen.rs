use leptos::{html, prelude::*};
use shogi::Color;

use super::{
    analysis::LazyAnalysisPanel,
    autosave_record::autosave_record,
    comment_form::CommentForm,
    controller::{RecordController, provide_record, use_record},
    draw::{DrawController, MarkList, Overlay, Palette, provide_draw},
    drop_target::{DropTarget, open_data},
    edit_keys::handle_edit_key,
    editor::PositionEditor,
    explorer::LazyExplorer,
    follow_route::follow_route,
    game_info_dialog::GameInfoDialog,
    guess_mode::GuessPanel,
    line_names::provide_line_names,
    move_tree::MoveTree,
    navigation_bar::NavigationBar,
    open_notice::OpenNotice,
    player_plate::PlayerPlate,
    print::{PrintDialogs, PrintedPages},
    record_header::RecordHeader,
    save_dialog::SaveDialog,
    sheet::{SheetHead, SheetOutside, SheetTabs, follow_sheet},
    sheet_part::SheetPart,
    toolbar::RecordToolbar,
};
use crate::library::{WithGameSaver, use_game_saver, use_record_to_open};
use komadai_board::{BoardStyle, ShogiBoard, provide_own_page};
use komadai_input::{keys, swipe, wheel};
use komadai_model::review::Review;
use komadai_ui::{When, effect, use_i18n};

/// The record that is open, while this is the screen that is shown.
#[component]
pub fn LoadedScreen(visible: Signal<bool>) -> impl IntoView {
    view! {
        <WithGameSaver visible>
            <OpenRecord visible/>
        </WithGameSaver>
    }
}

/// The record, or the position that is set up in its place.
#[component]
fn OpenRecord(visible: Signal<bool>) -> impl IntoView {
    let saver = use_game_saver();
    let controller = RecordController::new(saver);
    provide_record(controller);
    provide_own_page();
    autosave_record(controller);
    follow_route(controller);
    open_what_others_choose(controller);
    let is_editing = Memo::new(move |_| controller.editing.with(Option::is_some));
    let is_reviewing = Memo::new(move |_| visible.get() && !is_editing.get());
    effect(move || saver.shows_open_record.set(is_reviewing.get()));
    let on_leave = Callback::new(move |setup| controller.store_edited(setup));
    let on_done = Callback::new(move |setup| controller.finish_editing(setup));
    let on_solve = Callback::new(move |setup| controller.solve_edited(setup));
    let editor = move || {
        let start = controller.editing.get_untracked()?;
        Some(view! { <PositionEditor start on_leave on_done on_solve/> }.into_any())
    };
    // Each has elements of its own, so that neither begins as the other was scrolled.
    let screen = move || {
        view! {
            <When condition=is_editing>{editor}</When>
            <When condition=is_reviewing>
                <ReviewScreen/>
            </When>
        }
        .into_any()
    };
    view! {
        <When condition=visible>{screen}</When>
    }
}

/// Opens what was chosen on another screen.
fn open_what_others_choose(controller: RecordController) {
    let to_open = use_record_to_open();
    effect(move || {
        if let Some(data) = to_open.get() {
            to_open.set(None);
            open_data(controller, data);
        }
    });
}

/// The record with all that can be done to it.
#[component]
fn ReviewScreen() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let saving = RwSignal::new(false);
    let information = RwSignal::new(false);
    let shortcuts = RwSignal::new(false);
    let draw = DrawController::new(controller);
    provide_draw(draw);
    provide_line_names(controller);
    follow_sheet(controller);
    keys::on_keys(move |key| {
        if key.name == "?" && !key.ctrl && !key.in_field {
            shortcuts.set(true);
            return true;
        }
        controller.takeover.handle_key(key)
            || draw.handle_key(key)
            || handle_edit_key(controller, key)
            || controller.handle_sheet_key(key)
            || controller.handle_key(key)
    });
    wheel::on_wheel(".record-table", move |down| controller.step(down));
    let except = ".movable, [data-drawing] .record-table";
    swipe::on_swipe(".record-table, .record-bar", except, move |left| {
        controller.step(left);
    });
    let plate = move |color: Color| view! { <PlayerPlate color/> }.into_any();
    let side = top_in_view(controller);
    view! {
        <main
            class="record"
            data-drawing=move || draw.on.get()
            data-node=move || controller.with_review(Review::plies).to_string()
            data-sheet=move || controller.sheet.get().map(SheetPart::name)
            data-takeover=move || controller.takeover.is_on_board()
        >
            <h1 class="visually-hidden">{move || i18n.text().record().record}</h1>
            <RecordHeader/>
            <div class="record-table">
                <ShogiBoard
                    view=Memo::new(move |_| draw.board_view())
                    style=Memo::new(move |_| board_style(controller))
                    on_intent=Callback::new(move |intent| draw.handle_intent(intent))
                    beside=Callback::new(plate)
                />
                <Overlay/>
            </div>
            {move || controller.takeover.below_board()}
            <NavigationBar/>
            <SheetTabs/>
            <div class="record-side" node_ref=side>
                <div class="record-now">
                    <Palette/>
                    <GuessPanel/>
                    <OpenNotice/>
                </div>
                <SheetOutside/>
                <div class="record-sheet" id="record-sheet">
                    <SheetHead/>
                    <RecordToolbar saving information shortcuts/>
                    <MoveTree/>
                    <LazyAnalysisPanel/>
                    <LazyExplorer/>
                    <CommentForm/>
                    <MarkList/>
                </div>
            </div>
            <p class="visually-hidden" role="status" data-announce="record">
                {move || controller.announcement.get()}
            </p>
            <DropTarget/>
            <SaveDialog open=saving/>
            <PrintDialogs/>
            <PrintedPages/>
            <GameInfoDialog open=information/>
        </main>
    }
}

/// What was asked for appears at the top of the column, which may be scrolled.
fn top_in_view(controller: RecordController) -> NodeRef<html::Div> {
    let column = NodeRef::<html::Div>::new();
    let mut count_before = 0;
    effect(move || {
        let shows_analysis = controller.takeover.is_shown();
        let has_report = controller.open_report.with(|report| !report.is_empty());
        let count = controller.open_count.get();
        let is_opened = count != std::mem::replace(&mut count_before, count);
        if let Some(column) = column.get()
            && (shows_analysis || has_report || is_opened)
        {
            request_animation_frame(move || column.set_scroll_top(0));
        }
    });
    column
}

fn board_style(controller: RecordController) -> BoardStyle {
    let is_handicap =
        move || controller.with_review(|review| review.record().first_to_move() == Color::White);
    let language = controller.i18n.language();
    controller
        .settings
        .with(|settings| BoardStyle::of(settings, language, is_handicap))
}
