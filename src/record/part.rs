use leptos::prelude::*;

use super::{Given, screen};
use crate::{part, style};

const STYLE: &str = concat!(
    style!("forms"),
    style!("record"),
    style!("editor"),
    style!("shelf"),
    style!("study"),
    style!("draw")
);

part! {
    /// The whole screen, and what keeps games while they are played.
    pub static RECORD: fn(Given) -> AnyView = record(screen::open, STYLE);
}
