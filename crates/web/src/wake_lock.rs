//! The Screen Wake Lock API: keeps the screen from going dark.
use js_sys::{Array, Promise, Reflect};
use leptos::{logging::warn, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{js_call::call_method, visibility};

/// Keeps the screen on while it is wanted and the owner of [`use_wake_lock`] lives. The
/// browser releases its lock whenever the page is hidden; it is requested again when the
/// page is visible. Where there is no such API, or the browser refuses (battery low),
/// nothing happens.
#[derive(Clone, Copy, Debug)]
pub struct WakeLock(StoredValue<State, LocalStorage>);

#[derive(Debug, Default)]
struct State {
    wanted: bool,
    /// Requested, and not granted yet.
    pending: bool,
    sentinel: Option<JsValue>,
}

/// A wake lock that is not wanted yet.
pub fn use_wake_lock() -> WakeLock {
    let lock = WakeLock(StoredValue::new_local(State::default()));
    match visibility::on_change(move || lock.renew()) {
        Ok(listeners) => {
            StoredValue::new_local(listeners);
        }
        Err(error) => warn!("visibility: {error:?}"),
    }
    on_cleanup(move || lock.set_wanted(false));
    lock
}

impl WakeLock {
    pub fn set_wanted(self, wanted: bool) {
        self.0.try_update_value(|state| state.wanted = wanted);
        self.renew();
    }

    fn renew(self) {
        let lost = self.0.try_update_value(|state| {
            let gone = state.sentinel.as_ref().is_some_and(is_released);
            if gone || !state.wanted {
                let lock = state.sentinel.take();
                return lock.filter(|_| !gone);
            }
            None
        });
        if let Some(Some(lock)) = lost {
            release(&lock);
        }
        let asks = self.0.try_update_value(|state| {
            let asks = state.wanted
                && !state.pending
                && state.sentinel.is_none()
                && !visibility::is_hidden();
            state.pending |= asks;
            asks
        });
        if asks == Some(true) {
            spawn_local(self.request());
        }
    }

    async fn request(self) {
        let given = request().await;
        if let Err(error) = &given {
            warn!("wake lock: {error:?}");
        }
        let lock = given.ok().flatten();
        let kept = self.0.try_update_value(|state| {
            state.pending = false;
            if state.wanted {
                state.sentinel.clone_from(&lock);
            }
            state.wanted
        });
        // Nobody wants it any more.
        if let (Some(lock), Some(false) | None) = (lock, kept) {
            release(&lock);
        }
    }
}

/// `navigator.wakeLock.request("screen")`, or nothing where there is no such thing:
/// outside secure contexts.
async fn request() -> Result<Option<JsValue>, JsValue> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into())?;
    if locks.is_undefined() {
        return Ok(None);
    }
    let screen = Array::of1(&"screen".into());
    let promise: Promise = call_method(&locks, "request", &screen)?.dyn_into()?;
    JsFuture::from(promise).await.map(Some)
}

fn is_released(lock: &JsValue) -> bool {
    Reflect::get(lock, &"released".into()).is_ok_and(|released| released.is_truthy())
}

fn release(lock: &JsValue) {
    if let Err(error) = call_method(lock, "release", &Array::new()) {
        warn!("wake lock: {error:?}");
    }
}
