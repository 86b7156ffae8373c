//! A link or a code to give away: copied, sent, or shown as a QR code.
use komadai_remote::QrPicture;
use leptos::{html, prelude::*};

use crate::components::QrCode;
use komadai_ui::{Button, When, effect, use_i18n};
use komadai_web::{
    clipboard, dom,
    share::{self, ShareResult},
};

#[component]
pub fn LinkBox(
    /// Its `data-link-box`, for tests.
    name: &'static str,
    #[prop(into)] text: Signal<String>,
    /// Whether the text is an address, which can be handed on by the device.
    #[prop(optional)]
    is_address: bool,
    /// Whether the reader has just asked for it: it comes into view and has the focus.
    #[prop(optional)]
    is_new: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let root = NodeRef::<html::Div>::new();
    effect(move || {
        if let Some(root) = root.get().filter(|_| is_new) {
            dom::focus_in(&root, "[data-action=copy]");
            dom::scroll_into_view(&root);
        }
    });
    let result = RwSignal::new("");
    let shows_qr = RwSignal::new(false);
    let copy = move |()| {
        let then = move |copied| {
            let text = i18n.text_untracked().remote();
            result.try_set(match copied {
                true => text.copied,
                false => text.not_copied,
            });
        };
        clipboard::write_text(&text.get_untracked(), Box::new(then));
    };
    let share = move |()| {
        let then = move |shared| {
            if shared == ShareResult::Failed {
                result.try_set(i18n.text_untracked().remote().not_shared);
            }
        };
        let title = i18n.text_untracked().app().title;
        share::share_url(&text.get_untracked(), title, Box::new(then));
    };
    let picture = Memo::new(move |_| QrPicture::of(&text.get()).ok());
    view! {
        <div node_ref=root class="link-box" data-link-box=name>
            <input
                class="field"
                readonly=true
                aria-label=move || match is_address {
                    true => i18n.text().remote().link,
                    false => i18n.text().remote().your_code,
                }
                prop:value=move || text.get()
            />
            <div class="remote-buttons">
                <Button
                    name="copy"
                    class="primary"
                    label=|text| text.remote().copy
                    on_press=copy
                />
                <Button
                    name="share"
                    label=|text| text.remote().share
                    hidden=!(is_address && share::is_supported())
                    on_press=share
                />
                <Button
                    name="qr"
                    label=|text| text.remote().qr_code
                    hidden=move || picture.with(Option::is_none)
                    expanded=move || Some(shows_qr.get())
                    on_press=move |()| shows_qr.update(|shows| *shows = !*shows)
                />
            </div>
            <p class="hint" role="status">
                {move || result.get()}
            </p>
            <When condition=shows_qr>
                {move || picture.get().map(|picture| view! { <QrCode picture label=|text| text.remote().qr_code/> })}
            </When>
        </div>
    }
}
