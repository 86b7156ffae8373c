//! Web Animations: a copy of a piece flies from one place of the page to another.
use js_sys::{Array, Function, Object, Reflect};
use leptos::{logging, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Node};

use super::{bounds, js_call::call_method};

/// A running or finished animation; dropping it cancels it.
#[derive(Debug)]
pub struct FlyAnimation {
    ghost: Element,
    /// The animation that hides the piece itself meanwhile.
    hiding: Option<JsValue>,
}

/// Whether the reader prefers reduced motion.
pub fn prefers_reduced_motion() -> bool {
    let query = "(prefers-reduced-motion: reduce)";
    let asked = || -> Result<bool, JsValue> {
        let list = call_method(&window(), "matchMedia", &Array::of1(&query.into()))?;
        Ok(Reflect::get(&list, &"matches".into())?.is_truthy())
    };
    asked().unwrap_or(true)
}

impl FlyAnimation {
    /// A copy of the piece in the element that `to` names flies there from where `from` is,
    /// in so many milliseconds. With `alone` only the copy is visible.
    pub fn start(from: &str, to: &str, alone: bool, millis: u32) -> Option<Self> {
        let start = bounds::bounding_rect(from)?;
        let place = document().query_selector(to).ok()??;
        let drawn = place.query_selector(".piece").ok()??;
        let end = bounds::bounding_rect_of(&drawn);
        let middle =
            |[left, top, width, height]: [f64; 4]| [left + width / 2.0, top + height / 2.0];
        let ([from_x, from_y], [to_x, to_y]) = (middle(start), middle(end));
        let far = [from_x - to_x, from_y - to_y];
        let scale = if end[2] > 0.0 { start[2] / end[2] } else { 1.0 };
        match fly(&drawn, far, scale, alone, millis) {
            Ok(flight) => Some(flight),
            Err(error) => {
                logging::warn!("animation: {error:?}");
                None
            }
        }
    }
}

impl Drop for FlyAnimation {
    fn drop(&mut self) {
        self.ghost.remove();
        if let Some(hiding) = &self.hiding
            && let Err(error) = call_method(hiding, "cancel", &Array::new())
        {
            logging::warn!("animation: {error:?}");
        }
    }
}

fn fly(
    drawn: &Element,
    [x, y]: [f64; 2],
    scale: f64,
    alone: bool,
    millis: u32,
) -> Result<FlyAnimation, JsValue> {
    let ghost: Element = drawn.clone_node_with_deep(true)?.dyn_into()?;
    let class = drawn.get_attribute("class").unwrap_or_default();
    ghost.set_attribute("class", &[&class, " flying"].concat())?;
    let place: Node = drawn.parent_node().ok_or("nowhere")?;
    place.append_child(&ghost)?;
    let timing = |easing: &str| -> Result<Object, JsValue> {
        let timing = Object::new();
        Reflect::set(&timing, &"duration".into(), &millis.into())?;
        Reflect::set(&timing, &"easing".into(), &easing.into())?;
        Ok(timing)
    };
    let frame = |pairs: [(&str, String); 2]| -> Result<Object, JsValue> {
        let frame = Object::new();
        for (name, value) in pairs {
            Reflect::set(&frame, &name.into(), &value.into())?;
        }
        Ok(frame)
    };
    let frames = Array::of2(
        &*frame([
            ("translate", format!("{x}px {y}px")),
            ("scale", scale.to_string()),
        ])?,
        &*frame([("translate", "0px 0px".into()), ("scale", "1".into())])?,
    );
    let hiding = if alone {
        // What has arrived is not there yet.
        let hidden = || frame([("opacity", "0".into()), ("scale", "1".into())]);
        let frames = Array::of2(&*hidden()?, &*hidden()?);
        Some(animate(drawn, &frames, &timing("linear")?)?)
    } else {
        None
    };
    let animation = animate(&ghost, &frames, &timing("ease-out")?)?;
    // The browser's own function: Firefox calls it even after the flight was cut short.
    let gone: Function = Reflect::get(&ghost, &"remove".into())?.dyn_into()?;
    let gone: Function = gone.bind0(&ghost);
    Reflect::set(&animation, &"onfinish".into(), &gone)?;
    Ok(FlyAnimation { ghost, hiding })
}

fn animate(element: &Element, frames: &Array, timing: &Object) -> Result<JsValue, JsValue> {
    call_method(element, "animate", &Array::of2(frames, timing))
}
