use leptos::prelude::*;

use komadai_texts::LearnText;
use komadai_ui::use_i18n;
use komadai_web::dom;

/// Who has the focus when the button that was pressed is hidden: what is to be pressed next.
const FOCUS_FALLBACKS: [&str; 3] = [
    ".lesson .primary:not([hidden])",
    "[data-action=lesson-finish]:not([hidden])",
    "[data-action=lesson-next]:not([hidden])",
];

/// A button of a lesson.
#[component]
pub fn LessonButton(
    /// Its `data-action`, for scripts and tests.
    name: &'static str,
    label: fn(&LearnText) -> &'static str,
    #[prop(into)] on_press: Callback<()>,
    /// Whether it is the next thing to press.
    #[prop(optional, into)]
    primary: Signal<bool>,
    #[prop(optional, into)] hidden: Signal<bool>,
    /// `aria-disabled`: it keeps the focus while it does nothing.
    #[prop(optional, into)]
    inactive: Signal<bool>,
    /// `aria-expanded`, for a button that opens something.
    #[prop(optional, into)]
    expanded: Signal<Option<bool>>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <button
            type="button"
            class="button"
            class:primary=move || primary.get()
            data-action=name
            hidden=move || hidden.get()
            aria-disabled=move || inactive.get().then_some("true")
            aria-expanded=move || expanded.get().map(|expanded| expanded.to_string())
            on:click=move |_| {
                if !inactive.get_untracked() {
                    dom::restore_focus_to(&FOCUS_FALLBACKS);
                    on_press.run(());
                }
            }
        >
            {move || label(i18n.text().learn())}
        </button>
    }
}
