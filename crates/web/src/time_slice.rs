//! Long work in slices, between which the page answers the reader.
use core::time::Duration;

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::MessageChannel;

use super::time;

/// The page works for so long, then answers.
const SLICE: Duration = Duration::from_millis(12);

/// A piece of long work.
#[derive(Clone, Copy, Debug)]
pub struct TimeSlice {
    /// Since when the page has not answered.
    since: Duration,
}

impl TimeSlice {
    /// One that begins now.
    pub fn begin() -> Self {
        Self {
            since: time::monotonic_now(),
        }
    }

    /// Lets the page answer, if it has not for a while.
    pub async fn pause(&mut self) {
        if time::monotonic_now().saturating_sub(self.since) >= SLICE {
            yield_to_page().await;
            self.since = time::monotonic_now();
        }
    }
}

/// Lets the browser do what waits. A message comes at once, while timers come 4 ms later, and
/// once a second in a hidden page.
async fn yield_to_page() {
    // Every browser that runs the program has message channels.
    let Ok(channel) = MessageChannel::new() else {
        return;
    };
    let message = Promise::new(&mut |resolve, _| {
        channel.port1().set_onmessage(Some(&resolve));
        // Fails only for what cannot be sent.
        let _ = channel.port2().post_message(&JsValue::NULL);
    });
    let _ = JsFuture::from(message).await;
}
