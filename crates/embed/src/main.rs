//! A board on somebody else's page, without the app's screens. `public/embed.js` is between
//! this program and the page.
mod ask_solver;
mod controller;
mod controls;
mod event_details;
mod inline_solver;
mod interaction;
mod language;
mod lesson;
mod marks;
mod marks_and_errors;
mod problem;
mod record_loader;
mod solver_worker;
mod task;
mod theme;
mod update;
mod view;

use std::{any::Any, cell::Cell, rc::Rc};

use js_sys::Function;
use komadai_model::embedded::EmbedCommand;
use leptos::{mount::mount_to, prelude::*};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use web_sys::HtmlElement;

use self::{
    controller::{EmbedController, EventSink},
    view::EmbedBoard,
};

/// The styles of a file in `style/later/`.
macro_rules! style {
    ($name:literal) => {
        include_str!(concat!(env!("KOMADAI_STYLES"), "/", $name, ".css"))
    };
}
pub(crate) use style;

fn main() {
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
}

/// One board in an element of a page.
#[wasm_bindgen]
#[expect(missing_debug_implementations, reason = "signals say nothing")]
pub struct EmbedHandle {
    controller: EmbedController,
    #[expect(dead_code, reason = "the board is there until it is dropped")]
    mounted: Box<dyn Any>,
}

/// Mounts a board in an element. `on_event` is called with the name and the details of
/// each event; the files of the build are in `folder`.
#[wasm_bindgen]
pub fn mount(
    element: HtmlElement,
    on_event: Function,
    folder: &str,
) -> Result<EmbedHandle, JsValue> {
    let events: EventSink = Rc::new(move |event, details| {
        if let Err(error) = on_event.call2(&JsValue::NULL, &event.into(), &details.into()) {
            leptos::logging::warn!("{event}: {error:?}");
        }
    });
    let folder: Rc<str> = folder.into();
    let made = Rc::new(Cell::new(None));
    let shown = made.clone();
    let mounted = mount_to(element, move || {
        let controller = EmbedController::new(events, folder);
        shown.set(controller);
        controller.map(|controller| view! { <EmbedBoard controller/> })
    });
    let controller = made.get().ok_or("no board")?;
    Ok(EmbedHandle {
        controller,
        mounted: Box::new(mounted),
    })
}

#[wasm_bindgen]
impl EmbedHandle {
    /// Applies the attributes, form-encoded.
    pub fn update(&self, attributes: &str) {
        self.controller.update(attributes);
    }

    /// Executes a command such as `next` or `go 12`; says whether it did anything.
    pub fn execute(&self, command: &str) -> bool {
        let (word, rest) = command.split_once(' ').unwrap_or((command, ""));
        let order = match word {
            "first" => EmbedCommand::First,
            "previous" => EmbedCommand::Previous,
            "next" => EmbedCommand::Next,
            "last" => EmbedCommand::Last,
            "again" => EmbedCommand::Again,
            "go" => match rest.parse() {
                Ok(ply) => EmbedCommand::Go(ply),
                Err(_) => return false,
            },
            "play" => match rest.parse() {
                Ok(mv) => return self.controller.play(mv),
                Err(_) => return false,
            },
            "flip" => {
                self.controller.turned.update(|turned| *turned = !*turned);
                return true;
            }
            _ => return false,
        };
        self.controller.execute(order)
    }

    /// The position and its place in the line, form-encoded.
    pub fn state(&self) -> String {
        self.controller.state()
    }

    /// The board may have another size now.
    pub fn resized(&self) {
        self.controller
            .resized
            .update(|resized| *resized = !*resized);
    }
}
