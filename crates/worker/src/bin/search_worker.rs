//! The program of the worker: what the page says comes in, what it is told goes out.
//! The script that starts it (`start.js`) is between it and the browser.
use core::{cell::RefCell, time::Duration};
use std::panic;

use komadai_worker::{
    Thinker,
    protocol::{Reply, VERSION},
};
use shogi::search::Host;
use wasm_bindgen::prelude::wasm_bindgen;

/// The table of positions: a phone has to have room for it.
const TABLE: usize = 64 << 20;

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::new(TABLE));
}

#[wasm_bindgen]
extern "C" {
    /// Posts a message to the page.
    fn say(text: &str);
    /// The time, in milliseconds.
    fn now() -> f64;
    /// The build that the script belongs to.
    fn build() -> String;
    /// Goes for the net: what comes of it is told by `net_comes`, and once by `net_came`
    /// or `no_net`.
    fn fetch_net();
}

fn main() {
    panic::set_hook(Box::new(|panic| {
        let why = panic.to_string();
        tell(Reply::Broken { why });
    }));
    tell(Reply::Ready {
        version: VERSION,
        build: build(),
    });
}

/// Takes in a message of the page; says whether there is something to think about.
#[wasm_bindgen]
pub fn hear(text: &str) -> bool {
    with_thinker(&mut |thinker, host| thinker.hear(text, host, &mut tell))
}

/// Thinks one step further; says whether there is another.
#[wasm_bindgen]
pub fn think() -> bool {
    with_thinker(&mut |thinker, host| thinker.think(host, &mut tell))
}

/// Bytes of the net have come, or time has passed.
#[wasm_bindgen]
pub fn net_comes(bytes: u32, of: u32) -> bool {
    with_thinker(&mut |thinker, host| thinker.net_comes(bytes, of, host, &mut tell))
}

/// Here is the net, unpacked.
#[wasm_bindgen]
pub fn net_came(net: &[u8]) -> bool {
    with_thinker(&mut |thinker, host| thinker.net_came(Ok(net), host, &mut tell))
}

/// There is no net to be had.
#[wasm_bindgen]
pub fn no_net(why: &str) -> bool {
    let why = || Err(why.to_owned());
    with_thinker(&mut |thinker, host| thinker.net_came(why(), host, &mut tell))
}

/// Nothing can reach into an iteration from outside: who cannot wait for its end puts
/// an end to the worker.
fn with_thinker(f: &mut dyn FnMut(&mut Thinker, &mut Host<'_>)) -> bool {
    let mut clock = || Duration::from_micros((now() * 1_000.0) as u64);
    let mut host = Host {
        now: &mut clock,
        stop: &mut || false,
    };
    let (thinks, sends) = THINKER.with_borrow_mut(|thinker| {
        f(thinker, &mut host);
        (thinker.is_thinking(), thinker.sends_for_net())
    });
    if sends {
        fetch_net();
    }
    thinks
}

fn tell(reply: Reply) {
    say(&reply.to_text());
}
