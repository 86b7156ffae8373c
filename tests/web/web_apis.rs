//! What the page asks of the browser: files, the clipboard, encodings and more.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

mod canvas;
mod clipboard;
mod compression;
mod drop_paste;
mod encoding;
mod files;
mod fly_animation;
mod print_share;
mod qr_scanner;
mod web_socket;

use std::{cell::RefCell, rc::Rc};

use gloo_timers::future::TimeoutFuture;
use js_sys::Function;
use web_sys::{Document, File, FilePropertyBag, wasm_bindgen::JsValue};

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// What has been told so far.
#[derive(Debug)]
struct Told<T>(Rc<RefCell<Vec<T>>>);

impl<T: 'static> Told<T> {
    fn new() -> Self {
        Self(Rc::default())
    }

    fn tell(&self) -> impl Fn(T) + use<T> {
        let told = Rc::clone(&self.0);
        move |what| told.borrow_mut().push(what)
    }

    /// The next that is told.
    async fn next(&self) -> T {
        for _ in 0..2_000 {
            if let Some(told) = self.so_far() {
                return told;
            }
            TimeoutFuture::new(5).await;
        }
        panic!("nothing was told");
    }

    fn so_far(&self) -> Option<T> {
        let mut told = self.0.borrow_mut();
        (!told.is_empty()).then(|| told.remove(0))
    }

    /// Whether nobody is left who could tell.
    fn is_over(&self) -> bool {
        Rc::strong_count(&self.0) == 1
    }
}

/// Time for what is not waited for.
async fn a_while() {
    TimeoutFuture::new(50).await;
}

/// A property of a JavaScript object that is another as long as this lives.
pub struct Replaced {
    restore: Function,
}

impl Replaced {
    /// `object` and `value` are JavaScript.
    pub fn new(object: &str, name: &'static str, value: &str) -> Self {
        let replace = run("(object, name, value) => {
            const before = Object.getOwnPropertyDescriptor(object, name);
            Object.defineProperty(object, name, { value, configurable: true });
            return () => before ? Object.defineProperty(object, name, before) : delete object[name];
        }");
        let restore = Function::from(replace)
            .call3(&JsValue::UNDEFINED, &run(object), &name.into(), &run(value))
            .unwrap();
        Self {
            restore: restore.into(),
        }
    }
}

impl Drop for Replaced {
    fn drop(&mut self) {
        self.restore.call0(&JsValue::UNDEFINED).unwrap();
    }
}

/// The value of an expression of JavaScript.
pub fn run(expression: &str) -> JsValue {
    js_sys::eval(&format!("({expression})")).unwrap()
}

pub fn file(name: &str, mime: &str, bytes: &[u8]) -> File {
    let options = FilePropertyBag::new();
    options.set_type(mime);
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    File::new_with_u8_array_sequence_and_options(&parts, name, &options).unwrap()
}
