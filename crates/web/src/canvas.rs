//! Canvas: rasterizes SVG.
use js_sys::Promise;
use leptos::{logging::warn, prelude::document};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use super::{files, listener::FirstEvent};

/// Why an SVG was not rasterized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RasterizeError {
    /// It is no SVG with a width and a height.
    Undrawable,
    /// The browser made no picture, as when it would be too large.
    Refused,
}

/// The bytes of a PNG of an SVG text, `scale` pixels for each unit of its width and height.
pub async fn svg_to_png(svg: String, scale: f64) -> Result<Vec<u8>, RasterizeError> {
    let image = loaded(&svg).await.map_err(|error| {
        warn!("picture: {error:?}");
        RasterizeError::Undrawable
    })?;
    let pixels = |units: u32| (f64::from(units) * scale).round();
    let size = (
        pixels(image.natural_width()),
        pixels(image.natural_height()),
    );
    if size.0 < 1.0 || size.1 < 1.0 {
        return Err(RasterizeError::Undrawable);
    }
    let bytes = match painted(&image, size).await {
        Ok(Some(blob)) => files::bytes(&blob).await.ok(),
        Ok(None) => None,
        Err(error) => {
            warn!("picture: {error:?}");
            None
        }
    };
    bytes.ok_or(RasterizeError::Refused)
}

async fn loaded(svg: &str) -> Result<HtmlImageElement, JsValue> {
    let image: HtmlImageElement = document().create_element("img")?.unchecked_into();
    let answer = FirstEvent::new(&image, &["load", "error"])?;
    let url = Url::create_object_url_with_blob(&files::blob("image/svg+xml", svg.as_bytes())?)?;
    image.set_attribute("src", &url)?;
    let event = answer.event().await;
    Url::revoke_object_url(&url)?;
    match event?.type_().as_str() {
        "load" => Ok(image),
        _ => Err("the drawing cannot be read".into()),
    }
}

/// None if the browser cannot hold so large a picture.
async fn painted(
    image: &HtmlImageElement,
    (width, height): (f64, f64),
) -> Result<Option<Blob>, JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_attribute("width", &width.to_string())?;
    canvas.set_attribute("height", &height.to_string())?;
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)?;
    let mut started = Ok(());
    let written = Promise::new(&mut |resolve, _| started = canvas.to_blob(&resolve));
    started?;
    let blob = JsFuture::from(written).await?;
    Ok((!blob.is_null()).then(|| blob.unchecked_into()))
}
