use komadai_remote::QrPicture;
use leptos::{prelude::*, svg};

use komadai_ui::{TextKey, effect, use_i18n};
use komadai_web::dom;

/// A QR code: dark on light in every theme. It comes into view.
#[component]
pub fn QrCode(picture: QrPicture, label: TextKey) -> impl IntoView {
    let i18n = use_i18n();
    let code = NodeRef::<svg::Svg>::new();
    effect(move || {
        if let Some(code) = code.get() {
            dom::scroll_into_view(&code);
        }
    });
    view! {
        <svg
            node_ref=code
            class="qr-code"
            role="img"
            aria-label=i18n.signal(label)
            viewBox=format!("0 0 {side} {side}", side = picture.side)
        >
            <rect class="qr-light" width="100%" height="100%"></rect>
            <path class="qr-dark" d=picture.path></path>
        </svg>
    }
}
