use leptos::prelude::*;

use komadai_ui::{Button, Notice};
use komadai_web::service_worker;

/// Offers a new version of the page as long as that is wanted, and says when a game on
/// another page stands against it.
#[component]
pub fn UpdateNotices(
    /// Whether a new version waits.
    ready: Signal<bool>,
    /// Whether the reader may be asked now.
    #[prop(into)]
    may_offer: Signal<bool>,
) -> impl IntoView {
    let later = RwSignal::new(false);
    let busy = service_worker::update_busy();
    let offered = move || ready.get() && !later.get() && may_offer.get();
    let buttons = move || {
        view! {
            <Button
                name="update"
                label=|text| text.notices().update
                on_press=move |()| service_worker::accept_update()
            />
            <Button label=|text| text.notices().wait on_press=move |()| later.set(true)/>
        }
    };
    view! {
        <Notice
            name="update"
            role="status"
            text=|text| text.notices().update_ready
            when=Signal::derive(move || offered() && !busy.get())
        >
            {buttons()}
        </Notice>
        <Notice
            name="update-busy"
            role="status"
            text=|text| text.notices().update_busy
            when=Signal::derive(move || offered() && busy.get())
        >
            {buttons()}
        </Notice>
    }
}
