//! The notice that the app has crashed.
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use komadai_model::Language;
use komadai_texts::Text;

/// Shows over the page that the app has crashed, in the language that is shown; after a
/// reload the game continues.
pub fn show_crash() {
    let root = document().document_element();
    let tag = root.and_then(|root| root.get_attribute("lang"));
    let language = Language::from_tag(&tag.unwrap_or_default()).unwrap_or(Language::English);
    let text = Text::of(language).app();
    let build = || -> Result<(), JsValue> {
        let notice = document().create_element("div")?;
        notice.set_class_name("crash");
        notice.set_attribute("role", "alert")?;
        notice.set_attribute("lang", language.tag())?;
        notice.set_text_content(Some(text.crashed));
        let reload = document().create_element("a")?;
        reload.set_class_name("button primary");
        let here = window().location().href()?;
        reload.set_attribute("href", here.split('#').next().unwrap_or_default())?;
        reload.set_text_content(Some(text.reload));
        notice.append_child(&reload)?;
        document().body().ok_or("no body")?.append_child(&notice)?;
        Ok(())
    };
    if let Err(error) = build() {
        leptos::logging::warn!("crash notice: {error:?}");
    }
}
