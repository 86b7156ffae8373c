//! One tab at a time: a Web Lock held as long as the page is open.
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Which tab owns what the lock protects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ownership {
    /// Not known yet.
    Pending,
    Ours,
    /// Another tab's; ours when that one closes.
    OtherTab,
    /// Another tab has taken it from this one; ours when that one closes.
    Stolen,
}

/// A lock of this origin, by name.
#[derive(Clone, Copy, Debug)]
pub struct TabLock {
    name: &'static str,
    ownership: RwSignal<Ownership>,
    /// Whether this tab is in the queue.
    waits: StoredValue<bool>,
}

/// How a lock is requested.
#[derive(Clone, Copy)]
enum LockRequest {
    IfFree,
    Queued,
    Steal,
}

impl TabLock {
    /// Requests the lock, and queues if another tab holds it. Where the browser has no locks,
    /// it is ours.
    pub fn request(name: &'static str) -> Self {
        let lock = Self {
            name,
            ownership: RwSignal::new(Ownership::Pending),
            waits: StoredValue::new(false),
        };
        lock.send(LockRequest::IfFree);
        lock
    }

    pub fn ownership(self) -> Signal<Ownership> {
        self.ownership.into()
    }

    /// Takes the lock from the tab that holds it.
    pub fn take_over(self) {
        self.send(LockRequest::Steal);
    }

    fn send(self, kind: LockRequest) {
        match self.try_request(kind) {
            Ok(Some(promise)) => spawn_local(async move {
                // Rejected when another tab takes over; otherwise it settles only
                // when the lock was not free.
                if JsFuture::from(promise).await.is_err() {
                    self.ownership.set(Ownership::Stolen);
                    self.queue();
                }
            }),
            Ok(None) => self.ownership.set(Ownership::Ours),
            Err(error) => {
                leptos::logging::warn!("locks: {error:?}");
                self.ownership.set(Ownership::Ours);
            }
        }
    }

    fn queue(self) {
        if !self.waits.get_value() {
            self.waits.set_value(true);
            self.send(LockRequest::Queued);
        }
    }

    fn try_request(self, kind: LockRequest) -> Result<Option<Promise>, JsValue> {
        let options = Object::new();
        match kind {
            LockRequest::IfFree => Reflect::set(&options, &"ifAvailable".into(), &true.into())?,
            LockRequest::Queued => true,
            LockRequest::Steal => Reflect::set(&options, &"steal".into(), &true.into())?,
        };
        let granted = Closure::once_into_js(move |lock: JsValue| self.granted(kind, &lock));
        request(self.name, &options, &granted)
    }

    /// What to wait for before the lock is let go: for ever, if we have it.
    fn granted(self, kind: LockRequest, lock: &JsValue) -> JsValue {
        if lock.is_null() {
            self.ownership.set(Ownership::OtherTab);
            self.queue();
            return JsValue::UNDEFINED;
        }
        if matches!(kind, LockRequest::Queued) {
            self.waits.set_value(false);
        }
        self.ownership.set(Ownership::Ours);
        Promise::new(&mut |_, _| {}).into()
    }
}

/// `navigator.locks.request(name, options, callback)`, or nothing where there is no
/// such thing: outside secure contexts.
fn request(name: &str, options: &Object, granted: &JsValue) -> Result<Option<Promise>, JsValue> {
    let locks = Reflect::get(&window().navigator(), &"locks".into())?;
    if locks.is_undefined() {
        return Ok(None);
    }
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let promise = request.call3(&locks, &name.into(), options, granted)?;
    promise.dyn_into().map(Some)
}

/// Calls `then` when nobody holds the lock of this name any more: whoever held it has
/// ended, however that came about. Never where the browser has no locks.
pub(super) fn when_free(name: &str, then: Box<dyn FnOnce()>) {
    let granted = Closure::once_into_js(move |_: JsValue| then());
    if let Err(error) = request(name, &Object::new(), &granted) {
        leptos::logging::warn!("locks: {error:?}");
    }
}
