//! The worker's program: passes messages of the page to [`EngineWorker`], and its replies
//! to the page. The browser APIs that it needs are in the script `start.js`.
use core::{cell::RefCell, time::Duration};
use std::panic;

use komadai_protocol::{Reply, VERSION};
use komadai_search::SearchControl;
use komadai_worker::EngineWorker;
use serde::Serialize;
use serde_wasm_bindgen::{Deserializer, Serializer};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The size of each table in bytes: small enough for a phone.
const TABLE_BYTES: usize = 64 << 20;

/// As the page's: 64 bits are a `BigInt`, since a number is exact to 53 bits only.
const SERIALIZER: Serializer =
    Serializer::json_compatible().serialize_large_number_types_as_bigints(true);

thread_local! {
    static WORKER: RefCell<EngineWorker> = RefCell::new(EngineWorker::new(TABLE_BYTES));
}

#[wasm_bindgen]
extern "C" {
    /// Posts a message to the page.
    fn post_message(message: JsValue);
    /// The time in milliseconds.
    fn now() -> f64;
    /// The build that the script belongs to.
    fn build() -> String;
    /// Starts to fetch the net. Calls `on_net_progress`, and once `on_net_loaded` or
    /// `on_net_error`.
    fn fetch_net();
}

fn main() {
    panic::set_hook(Box::new(|panic| {
        let why = panic.to_string();
        post(Reply::Error { why });
    }));
    post(Reply::Ready {
        version: VERSION,
        build: build(),
    });
}

/// Handles a message of the page. Returns whether `step` has something to do.
#[wasm_bindgen]
pub fn handle_message(message: JsValue) -> bool {
    let message = || Deserializer::from(message.clone());
    with_worker(&mut |worker, control| worker.handle_message(message(), control, &mut post))
}

/// Continues the search. Returns whether there is more to do.
#[wasm_bindgen]
pub fn step() -> bool {
    with_worker(&mut |worker, control| worker.step(control, &mut post))
}

/// Reports the progress of the net's fetch, regularly even without progress.
#[wasm_bindgen]
pub fn on_net_progress(bytes: u32, of: u32) -> bool {
    with_worker(&mut |worker, control| worker.on_net_progress(bytes, of, control, &mut post))
}

/// Takes the decompressed net.
#[wasm_bindgen]
pub fn on_net_loaded(net: &[u8]) -> bool {
    with_worker(&mut |worker, control| worker.on_net_loaded(Ok(net), control, &mut post))
}

/// Reports that the net could not be fetched.
#[wasm_bindgen]
pub fn on_net_error(why: &str) -> bool {
    let why = || Err(why.to_owned());
    with_worker(&mut |worker, control| worker.on_net_loaded(why(), control, &mut post))
}

/// An iteration cannot be interrupted: a page that cannot wait for its end terminates the
/// worker.
fn with_worker(f: &mut dyn FnMut(&mut EngineWorker, &mut SearchControl<'_>)) -> bool {
    let mut clock = || Duration::from_micros((now() * 1_000.0) as u64);
    let mut control = SearchControl {
        now: &mut clock,
        stop: &mut || false,
    };
    let (is_busy, should_fetch_net) = WORKER.with_borrow_mut(|worker| {
        f(worker, &mut control);
        (worker.is_busy(), worker.should_fetch_net())
    });
    if should_fetch_net {
        fetch_net();
    }
    is_busy
}

/// A reply that cannot be serialised is posted as the error, which the page does not read as
/// a reply.
fn post(reply: Reply) {
    post_message(reply.serialize(&SERIALIZER).unwrap_or_else(JsValue::from));
}
