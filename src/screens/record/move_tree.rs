use leptos::{attr::custom::custom_attribute, html, prelude::*};

use super::{
    controller::{FOCUS_FALLBACKS, use_record},
    fold_state::FoldState,
    move_tree_item::{MoveItem, StartItem},
    tree_window::{TreeWindow, TreeWindowRows},
};
use komadai_input::keys;
use komadai_ui::{effect, use_i18n};
use komadai_web::{bounds, dom};

/// The row of the move at the cursor.
const SELECTED: &str = "[aria-selected=true]";

/// The moves with their variations, as a tree that one can fold; the move at the
/// cursor is in view. Of many rows only those near the cursor are there, or others
/// that the reader asks for.
#[component]
pub fn MoveTree() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let folds = FoldState::new(controller);
    let toggle = move |node| {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        folds.toggle(node);
    };
    let root = NodeRef::<html::Ol>::new();
    keys::on_keys(move |key| {
        let is_fold = !key.in_field && matches!(&*key.name, "Enter" | " ");
        let folds = is_fold
            && root
                .get_untracked()
                .is_some_and(|root| dom::has_focus(&root, "[role=treeitem][aria-expanded]"));
        if folds {
            toggle(controller.cursor.get_untracked());
        }
        folds
    });
    let tree_window = TreeWindow::new(controller, folds);
    // Shows the rows on both sides of one that was at the end of the window. Who
    // pressed the button by key goes on from it, others from that row.
    let shift = move |row, button: &'static str| {
        let Some(root) = root.get_untracked() else {
            return;
        };
        let by_key = dom::has_focus(&root, ":focus-visible");
        let above = tree_window.show_around(row);
        request_animation_frame(move || {
            // One row stands before those of the window, and the first is 1.
            let edge = format!("[role=treeitem]:nth-child({})", above + 2);
            dom::scroll_to(&root, if by_key { button } else { &edge });
            dom::focus_in(&root, &edge);
            dom::focus_in(&root, button);
        });
    };
    // Rows come and go; a memo would remember each that has asked.
    let at = Selector::new(move || controller.cursor.get());
    let on_fold = Callback::new(toggle);
    let list = move || {
        let TreeWindowRows {
            rows,
            counts,
            window,
        } = tree_window.rows.get();
        let screen = i18n.text().record();
        let (before, after) = (window.before(), window.after());
        let is_whole = before + after == 0;
        let rows = rows.into_iter().zip(counts).map(|(row, count)| {
            // The start is the first of the game's.
            let count = count + usize::from(row.depth == 0);
            let position = (!is_whole).then_some(count);
            view! { <MoveItem at=at.clone() row position on_fold/> }.into_any()
        });
        let show_before = move |()| shift(before, "[data-more=before]");
        let show_after = move |()| shift(window.rows().end, "[data-more=after]");
        let before = (before > 0).then(|| {
            let text = (screen.rows_before)(before);
            view! { <MoreItem name="before" text on_press=show_before/> }
        });
        let start = (window.before() == 0).then(|| view! { <StartItem at=at.clone()/> });
        let after = (after > 0).then(|| {
            let text = (screen.rows_after)(after);
            view! { <MoreItem name="after" text on_press=show_after/> }
        });
        view! {
            {before}
            {start}
            {rows.collect::<Vec<_>>()}
            {after}
        }
        .into_any()
    };
    effect(move || {
        let at = controller.cursor.get();
        folds.track();
        controller.revision.track();
        // On a phone it is a line, or a list in the sheet.
        controller.sheet.track();
        tree_window.follow_cursor(at);
        let Some(root) = root.get() else {
            return;
        };
        request_animation_frame(move || {
            dom::scroll_to(&root, SELECTED);
            if dom::has_focus(&root, "[role=treeitem], [data-action=fold]") {
                dom::focus_in(&root, SELECTED);
            }
        });
    });
    // What opens beside the list makes it smaller.
    bounds::on_resize(".tree", move || {
        if let Some(root) = root.try_get_untracked().flatten() {
            dom::scroll_to(&root, SELECTED);
        }
    });
    view! {
        <ol class="tree" role="tree" node_ref=root aria-label=move || i18n.text().record().moves>
            {list}
        </ol>
    }
}

/// A row that stands for all that are not there on one side.
#[component]
fn MoreItem(
    /// Its `data-more`.
    name: &'static str,
    text: String,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <li role="treeitem" {..custom_attribute("aria-level", "1")}>
            <button
                type="button"
                data-more=name
                class="tree-more"
                on:click=move |_| on_press.run(())
            >
                {text}
            </button>
        </li>
    }
}
