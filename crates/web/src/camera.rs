//! The camera, shown in a video element.
use core::fmt;

use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    HtmlVideoElement, MediaStream, MediaStreamConstraints, MediaStreamTrack, MediaTrackConstraints,
};

/// A camera that is on. It goes off when this is dropped.
#[derive(Debug)]
pub struct Camera {
    stream: MediaStream,
    video: HtmlVideoElement,
}

/// Why there is no camera.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CameraError {
    /// The browser gives none: outside secure contexts, for one.
    Unsupported,
    /// The reader does not allow it.
    Denied,
    /// The device has none.
    NotFound,
    /// Anything else, in words for the console. Another program may be using it.
    Failed(String),
}

impl fmt::Display for CameraError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported => f.write_str("the browser gives no camera"),
            Self::Denied => f.write_str("the camera is not allowed"),
            Self::NotFound => f.write_str("there is no camera"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for CameraError {}

impl From<JsValue> for CameraError {
    fn from(error: JsValue) -> Self {
        let name = error.unchecked_ref::<js_sys::Error>().name();
        match &*String::from(name) {
            "NotAllowedError" => Self::Denied,
            "NotFoundError" => Self::NotFound,
            _ => Self::Failed(format!("camera: {error:?}")),
        }
    }
}

/// Whether the browser gives pages a camera, if the device has one.
pub fn is_supported() -> bool {
    let devices = Reflect::get(&window().navigator(), &"mediaDevices".into());
    devices.is_ok_and(|devices| {
        devices.is_object() && Reflect::has(&devices, &"getUserMedia".into()).is_ok_and(|has| has)
    })
}

impl Camera {
    /// Turns on a camera, the one at the back where there are two, and shows it in `video`. The
    /// browser asks the reader.
    ///
    /// # Errors
    /// When there is none to be had.
    pub async fn start(video: HtmlVideoElement) -> Result<Self, CameraError> {
        if !is_supported() {
            return Err(CameraError::Unsupported);
        }
        let track = MediaTrackConstraints::new();
        track.set_facing_mode_str("environment");
        let constraints = MediaStreamConstraints::new();
        constraints.set_video_media_track_constraints(&track);
        let devices = window().navigator().media_devices()?;
        let asking = devices.get_user_media_with_constraints(&constraints)?;
        let stream = JsFuture::from(asking).await?.unchecked_into();
        let camera = Self { stream, video };
        // On phones a video fills the screen otherwise.
        camera.video.set_attribute("playsinline", "")?;
        camera.video.set_muted(true);
        camera.video.set_src_object(Some(&camera.stream));
        JsFuture::from(camera.video.play()?).await?;
        Ok(camera)
    }

    pub(super) const fn video(&self) -> &HtmlVideoElement {
        &self.video
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in self.stream.get_tracks() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
        self.video.set_src_object(None);
    }
}
