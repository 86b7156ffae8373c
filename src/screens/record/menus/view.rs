use leptos::prelude::*;

use super::super::{
    controller::{RecordController, use_record},
    shortcuts_dialog::ShortcutsDialog,
};
use komadai_model::{
    Route,
    library::{GamesQuery, PositionFilter},
    review::NavTarget,
};
use komadai_ui::{MenuButton, MenuGroup, MenuItem, TextKey, use_i18n};

/// What can be jumped to, back and on.
struct Jump {
    name: &'static str,
    label: TextKey,
    ways: [Way; 2],
}

/// A way along the record, and the keyboard shortcut for it.
type Way = (NavTarget, &'static str, Option<&'static str>);

const JUMPS: [Jump; 3] = [
    Jump {
        name: "branch",
        label: |text| text.record().branch,
        ways: [
            (NavTarget::PreviousBranch, "previous", Some("PageUp")),
            (NavTarget::NextBranch, "next", Some("PageDown")),
        ],
    },
    Jump {
        name: "comment",
        label: |text| text.record().comment,
        ways: [
            (NavTarget::PreviousComment, "previous", None),
            (NavTarget::NextComment, "next", None),
        ],
    },
    Jump {
        name: "mistake",
        label: |text| text.record().mistake,
        ways: [
            (NavTarget::PreviousMistake, "previous", None),
            (NavTarget::NextMistake, "next", None),
        ],
    },
];

/// Goes to what is worth a look, and tells the keyboard shortcuts.
#[component]
pub fn ViewMenu(
    /// Whether the list of keyboard shortcuts is shown.
    shortcuts: RwSignal<bool>,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let groups = JUMPS.map(|Jump { name, label, ways }| {
        let items = ways.map(|way| view! { <WayItem way/> }.into_any());
        view! {
            <MenuGroup label attr:data-jump=name>
                {items.into_iter().collect_view()}
            </MenuGroup>
        }
        .into_any()
    });
    let lists_comments =
        Signal::derive(move || controller.settings.with(|settings| settings.lists_comments));
    view! {
        <MenuButton
            name="view"
            label=|text| text.record().view
            on_choose=move |()| controller.close_tools()
        >
            {groups.into_iter().collect_view()}
            <MenuItem
                name="list-comments"
                icon="comment"
                label=i18n.signal(|text| text.record().list_comments)
                checked=lists_comments
                on_press=move |()| {
                    controller
                        .settings
                        .update(|settings| settings.lists_comments = !settings.lists_comments);
                }
            />
            <MenuItem
                name="explorer"
                icon="moves"
                label=i18n.signal(|text| text.record().explorer)
                checked=controller.explorer_open.into()
                on_press=move |()| controller.toggle_explorer()
            />
            <MenuItem
                name="find-position"
                icon="games"
                label=i18n.signal(|text| text.record().find_position)
                on_press=move |()| find_position(controller)
                disabled=Signal::derive(move || {
                    controller.with_review(|review| review.position().is_none())
                })
            />
            <MenuItem
                name="shortcuts"
                icon="keyboard"
                label=i18n.signal(|text| text.record().shortcuts)
                keys=Some("?")
                on_press=move |()| shortcuts.set(true)
            />
        </MenuButton>
        <ShortcutsDialog open=shortcuts/>
    }
}

/// Shows the saved games that have the position on the board.
fn find_position(controller: RecordController) {
    let position = controller.with_review_untracked(|review| review.position().copied());
    let query = GamesQuery {
        position: position.map(PositionFilter::new),
        ..GamesQuery::default()
    };
    controller.router.navigate(&Route::games(&query, false));
}

/// An item that goes along the record.
#[component]
fn WayItem(way: Way) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let (way, icon, keys) = way;
    let disabled =
        Signal::derive(move || !controller.with_review(|review| review.can_navigate(way)));
    view! {
        <MenuItem
            icon
            label=Signal::derive(move || (i18n.text().record().way)(way).to_owned())
            on_press=move |()| controller.navigate(way)
            keys
            disabled
        />
    }
}
