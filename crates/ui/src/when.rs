use leptos::prelude::*;

/// Shows its children while a condition holds, as `<Show>` does. The condition and the
/// children are boxed, so that all uses share one type and its code.
#[component]
pub fn When(
    /// Whether the children are shown.
    #[prop(into)]
    condition: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let condition = Memo::new(move |_| condition.get());
    move || {
        if condition.get() {
            children()
        } else {
            ().into_any()
        }
    }
}
