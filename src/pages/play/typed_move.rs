//! The move that is being typed.
use leptos::prelude::*;

/// The text of the field that moves are typed in.
#[derive(Clone, Copy, Debug, Default)]
pub struct TypedMove {
    pub text: RwSignal<String>,
    /// Whether the field is there and has had the focus.
    pub has_field: RwSignal<bool>,
}
