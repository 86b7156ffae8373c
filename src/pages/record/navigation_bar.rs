use leptos::prelude::*;

use super::controller::use_record;
use crate::state::use_i18n;
use komadai_model::{i18n::RecordText, review::NavTarget};

/// The ways along a line: their names for tests, their signs.
const STEPS: [(NavTarget, &str, &str); 4] = [
    (NavTarget::First, "first", "«"),
    (NavTarget::Back, "back", "‹"),
    (NavTarget::Forward, "forward", "›"),
    (NavTarget::Last, "last", "»"),
];

/// What can be jumped to, back and on.
struct Jump {
    name: &'static str,
    word: fn(&RecordText) -> &'static str,
    back: NavTarget,
    on: NavTarget,
}

const JUMPS: [Jump; 3] = [
    Jump {
        name: "branch",
        word: |text| text.branch,
        back: NavTarget::PreviousBranch,
        on: NavTarget::NextBranch,
    },
    Jump {
        name: "comment",
        word: |text| text.comment,
        back: NavTarget::PreviousComment,
        on: NavTarget::NextComment,
    },
    Jump {
        name: "mistake",
        word: |text| text.mistake,
        back: NavTarget::PreviousMistake,
        on: NavTarget::NextMistake,
    },
];

/// The buttons that go through the moves.
#[component]
pub fn NavigationBar() -> impl IntoView {
    let i18n = use_i18n();
    let steps = STEPS
        .map(|(way, name, sign)| view! { <WayButton way sign attr:data-walk=name/> }.into_any());
    view! {
        <div
            class="record-bar"
            role="toolbar"
            aria-label=move || i18n.text().record().walk
        >
            {steps.into_iter().collect_view()}
        </div>
    }
}

/// The buttons that go to what is worth a look.
#[component]
pub fn JumpButtons() -> impl IntoView {
    let i18n = use_i18n();
    let groups = JUMPS.map(
        |Jump {
             name,
             word,
             back,
             on,
         }| {
            view! {
                <span class="record-jump" data-jump=name>
                    <WayButton way=back sign="‹"/>
                    <span>{move || word(i18n.text().record())}</span>
                    <WayButton way=on sign="›"/>
                </span>
            }
            .into_any()
        },
    );
    view! { <div class="record-jumps">{groups.into_iter().collect_view()}</div> }
}

/// A button that goes along the record.
#[component]
fn WayButton(
    way: NavTarget,
    /// What stands on it.
    sign: &'static str,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let name = move || (i18n.text().record().way)(way);
    view! {
        <button
            type="button"
            class="button"
            aria-label=name
            title=name
            aria-disabled=move || (!controller.with_review(|review| review.can_navigate(way))).to_string()
            on:click=move |_| controller.navigate(way)
        >
            {sign}
        </button>
    }
}
