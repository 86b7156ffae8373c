//! The program of the worker: messages in, messages out.
use core::{
    cell::{Cell, RefCell},
    time::Duration,
};
use std::{panic, rc::Rc};

use js_sys::Reflect;
use komadai_worker::{
    Thinker,
    protocol::{Reply, VERSION},
};
use shogi::search::Host;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, console};

/// The table of positions: a phone has to have room for it.
const TABLE: usize = 64 << 20;

fn main() {
    panic::set_hook(Box::new(|panic| broken(panic.to_string())));
    if let Err(error) = listen() {
        broken(format!("{error:?}"));
    }
}

fn listen() -> Result<(), JsValue> {
    let turns = Turns::new()?;
    let thinker = Rc::new(RefCell::new(Thinker::new(TABLE)));
    let hearing = {
        let (thinker, turns) = (thinker.clone(), turns.clone());
        move |event: MessageEvent| {
            let mut thinker = thinker.borrow_mut();
            let text = event.data().as_string().unwrap_or_default();
            with_host(|host| thinker.hear(&text, host, &mut say));
            turns.take_another(thinker.is_thinking());
        }
    };
    let thinking = {
        let turns = turns.clone();
        move |_: MessageEvent| {
            turns.taken.set(false);
            let mut thinker = thinker.borrow_mut();
            with_host(|host| thinker.think(host, &mut say));
            turns.take_another(thinker.is_thinking());
        }
    };
    scope().set_onmessage(Some(forever(hearing).unchecked_ref()));
    turns
        .arrive
        .set_onmessage(Some(forever(thinking).unchecked_ref()));
    let build = Reflect::get(&scope(), &"build".into())?;
    say(Reply::Ready {
        version: VERSION,
        build: build.as_string().unwrap_or_default(),
    });
    Ok(())
}

/// Messages to oneself, which come after those that wait already. A timer would be held
/// back by some milliseconds.
#[derive(Clone)]
struct Turns {
    leave: MessagePort,
    arrive: MessagePort,
    /// Whether one is on its way.
    taken: Rc<Cell<bool>>,
}

impl Turns {
    fn new() -> Result<Self, JsValue> {
        let channel = MessageChannel::new()?;
        Ok(Self {
            leave: channel.port1(),
            arrive: channel.port2(),
            taken: Rc::default(),
        })
    }

    fn take_another(&self, wanted: bool) {
        if wanted
            && !self.taken.replace(true)
            && let Err(error) = self.leave.post_message(&JsValue::NULL)
        {
            broken(format!("{error:?}"));
        }
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn say(reply: Reply) {
    if let Err(error) = scope().post_message(&reply.to_text().into()) {
        console::error_1(&error);
    }
}

fn broken(why: String) {
    console::error_1(&why.as_str().into());
    say(Reply::Broken { why });
}

/// The browser's clock. Nothing can reach into an iteration from outside: who cannot
/// wait for its end puts an end to the worker.
fn with_host(f: impl FnOnce(&mut Host<'_>)) {
    let clock = scope().performance();
    let mut now = || {
        let millis = clock.as_ref().map_or(0.0, |clock| clock.now());
        Duration::try_from_secs_f64(millis / 1_000.0).unwrap_or_default()
    };
    f(&mut Host {
        now: &mut now,
        stop: &mut || false,
    });
}

fn forever(f: impl Fn(MessageEvent) + 'static) -> JsValue {
    Closure::<dyn Fn(MessageEvent)>::new(f).into_js_value()
}
