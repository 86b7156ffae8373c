//! A drawing becomes a picture of dots.
use komadai_web::canvas::{RasterizeError, svg_to_png};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::wasm_bindgen::JsValue;

use super::run;

const DRAWING: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
    <rect width="20" height="10" fill="#fff"/><rect x="10" width="10" height="10" fill="#804020"/>
    </svg>"##;

/// Width, height, and the colours of a dot left and right.
async fn seen(png: &[u8]) -> String {
    let look = run("async (png) => {
        const map = await createImageBitmap(new Blob([png], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(map.width, map.height);
        const context = canvas.getContext('2d');
        context.drawImage(map, 0, 0);
        const dot = (x) => [...context.getImageData(x, 2, 1, 1).data].join();
        return `${map.width}x${map.height} ${dot(2)} ${dot(map.width - 3)}`;
    }");
    let look = js_sys::Function::from(look);
    let png = js_sys::Uint8Array::from(png);
    let seen = look.call1(&JsValue::UNDEFINED, &png).unwrap();
    let seen = JsFuture::from(js_sys::Promise::from(seen)).await.unwrap();
    seen.as_string().unwrap()
}

#[wasm_bindgen_test]
async fn a_drawing_has_its_size_times_the_scale() {
    for (scale, expected) in [
        (1.0, "20x10 255,255,255,255 128,64,32,255"),
        (3.0, "60x30 255,255,255,255 128,64,32,255"),
        (1.25, "25x13 255,255,255,255 128,64,32,255"),
    ] {
        let png = svg_to_png(DRAWING.to_owned(), scale).await.unwrap();
        assert!(png.starts_with(b"\x89PNG\r\n"));
        assert_eq!(seen(&png).await, expected);
    }
}

#[wasm_bindgen_test]
async fn what_is_no_drawing_is_refused() {
    for text in ["", "no drawing", "<svg", &DRAWING.replace("xmlns", "x")] {
        let picture = svg_to_png(text.to_owned(), 1.0).await;
        assert_eq!(picture, Err(RasterizeError::Undrawable), "{text}");
    }
}

#[wasm_bindgen_test]
async fn a_picture_too_large_is_refused() {
    let picture = svg_to_png(DRAWING.to_owned(), 100_000.0).await;
    assert_eq!(picture, Err(RasterizeError::Refused));
    let picture = svg_to_png(DRAWING.to_owned(), 0.0).await;
    assert_eq!(picture, Err(RasterizeError::Undrawable));
}
