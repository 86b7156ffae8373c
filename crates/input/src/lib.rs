//! Keys, pointers, gestures, drops: a listener each, in the terms of the page. The events of a
//! single element are the views' own.
pub mod clock_keys;
pub mod draw_gesture;
pub mod drop_paste;
pub mod held_button;
pub mod keys;
pub mod menu;
pub mod pointer_drag;
pub mod pointer_kind;
pub mod secondary_press;
pub mod shortcut;
pub mod swipe;
pub mod wheel;
