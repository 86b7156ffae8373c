//! The Barcode Detection API: reading QR codes with the camera.
use core::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Interval;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlVideoElement;

use super::{
    camera::{self, Camera, CameraError},
    js_call::call_method,
};

/// Milliseconds between two looks at the picture.
const PERIOD: u32 = 250;

const QR_CODE: &str = "qr_code";

/// Looks for QR codes with the camera. The camera goes off when this is dropped.
#[derive(Debug)]
pub struct QrScanner {
    #[allow(dead_code, reason = "on until dropped")]
    camera: Camera,
    #[allow(dead_code, reason = "looks until dropped")]
    interval: Interval,
}

/// Whether the browser can read QR codes and gives pages a camera.
pub async fn is_supported() -> bool {
    camera::is_supported() && reads_qr_codes().await.is_ok_and(|reads| reads)
}

impl QrScanner {
    /// Turns on the camera, shows it in `video`, and tells every text that is seen, as often as
    /// it is. To be called where it [`is_supported`].
    ///
    /// # Errors
    /// When there is no camera to be had.
    pub async fn start(
        video: HtmlVideoElement,
        on_text: Rc<dyn Fn(String)>,
    ) -> Result<Self, CameraError> {
        let detector = detector().map_err(|_| CameraError::Unsupported)?;
        let camera = Camera::start(video).await?;
        let (video, is_looking) = (camera.video().clone(), Rc::new(Cell::new(false)));
        let alive = Rc::new(());
        let look = move || {
            // It takes longer than a period on slow devices.
            if is_looking.replace(true) {
                return;
            }
            let (detector, video) = (detector.clone(), video.clone());
            let (is_looking, on_text) = (Rc::clone(&is_looking), Rc::clone(&on_text));
            let scanner = Rc::downgrade(&alive);
            spawn_local(async move {
                let seen = texts(&detector, &video).await;
                is_looking.set(false);
                match seen {
                    // Whoever was told may have dropped the scanner.
                    Ok(texts) => texts
                        .into_iter()
                        .take_while(|_| scanner.strong_count() > 0)
                        .for_each(|text| on_text(text)),
                    Err(error) => warn!("barcode detector: {error:?}"),
                }
            });
        };
        Ok(Self {
            camera,
            interval: Interval::new(PERIOD, look),
        })
    }

    pub fn stop(self) {
        drop(self);
    }
}

async fn reads_qr_codes() -> Result<bool, JsValue> {
    let formats = call_method(class()?.as_ref(), "getSupportedFormats", &Array::new())?;
    let formats: Array = JsFuture::from(formats.dyn_into::<Promise>()?)
        .await?
        .dyn_into()?;
    Ok(formats.includes(&QR_CODE.into(), 0))
}

/// `BarcodeDetector`, which web-sys does not know.
fn class() -> Result<Function, JsValue> {
    Reflect::get(&window(), &"BarcodeDetector".into())?.dyn_into()
}

fn detector() -> Result<JsValue, JsValue> {
    let options = Object::new();
    let formats = Array::of1(&QR_CODE.into());
    Reflect::set(&options, &"formats".into(), &formats)?;
    Reflect::construct(&class()?, &Array::of1(&options))
}

/// The texts of the QR codes that are in the picture now.
async fn texts(detector: &JsValue, video: &HtmlVideoElement) -> Result<Vec<String>, JsValue> {
    // Before the first picture there is nothing to look at.
    if video.video_width() == 0 {
        return Ok(Vec::new());
    }
    let seen = call_method(detector, "detect", &Array::of1(video))?;
    let seen: Array = JsFuture::from(seen.dyn_into::<Promise>()?)
        .await?
        .dyn_into()?;
    let text = |code: JsValue| Reflect::get(&code, &"rawValue".into()).ok()?.as_string();
    Ok(seen.iter().filter_map(text).collect())
}
