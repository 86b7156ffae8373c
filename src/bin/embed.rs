//! The program of boards on other people's pages. `public/embed.js` calls it.
use std::{any::Any, cell::Cell, rc::Rc};

use js_sys::Function;
use komadai::embed::{EmbedBoard, Show, Tell};
use komadai_model::embedded::Order;
use leptos::{mount::mount_to, prelude::*};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use web_sys::HtmlElement;

fn main() {
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
}

/// One board in an element of a page.
#[wasm_bindgen]
#[expect(missing_debug_implementations, reason = "signals say nothing")]
pub struct Placed {
    show: Show,
    #[expect(dead_code, reason = "the board is there until it is dropped")]
    mounted: Box<dyn Any>,
}

/// Puts a board into an element. `tell` is called with the name and the details of
/// each event; the files of the build are in `folder`.
#[wasm_bindgen]
pub fn place(element: HtmlElement, tell: Function, folder: &str) -> Result<Placed, JsValue> {
    let tell: Tell = Rc::new(move |event, details| {
        if let Err(error) = tell.call2(&JsValue::NULL, &event.into(), &details.into()) {
            leptos::logging::warn!("{event}: {error:?}");
        }
    });
    let folder: Rc<str> = folder.into();
    let made = Rc::new(Cell::new(None));
    let shown = made.clone();
    let mounted = mount_to(element, move || {
        let show = Show::new(tell, folder);
        shown.set(show);
        show.map(|show| view! { <EmbedBoard show/> })
    });
    let show = made.get().ok_or("no board")?;
    Ok(Placed {
        show,
        mounted: Box::new(mounted),
    })
}

#[wasm_bindgen]
impl Placed {
    /// Takes up the attributes, form-encoded.
    pub fn update(&self, attributes: &str) {
        self.show.update(attributes);
    }

    /// Does what is ordered, in words such as `next` and `go 12`; says whether it
    /// did anything.
    pub fn obey(&self, order: &str) -> bool {
        let (word, rest) = order.split_once(' ').unwrap_or((order, ""));
        let order = match word {
            "first" => Order::First,
            "previous" => Order::Previous,
            "next" => Order::Next,
            "last" => Order::Last,
            "again" => Order::Again,
            "go" => match rest.parse() {
                Ok(ply) => Order::Go(ply),
                Err(_) => return false,
            },
            "play" => match rest.parse() {
                Ok(mv) => return self.show.play(mv),
                Err(_) => return false,
            },
            "flip" => {
                self.show.turned.update(|turned| *turned = !*turned);
                return true;
            }
            _ => return false,
        };
        self.show.obey(order)
    }

    /// Where in the line the board is, form-encoded.
    pub fn state(&self) -> String {
        self.show.state()
    }

    /// The board may have another size now.
    pub fn resized(&self) {
        self.show.resized.update(|resized| *resized = !*resized);
    }
}
