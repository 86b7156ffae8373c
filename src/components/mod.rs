//! Components that every screen is made of.
#[cfg(not(feature = "embed"))]
mod button;
#[cfg(not(feature = "embed"))]
mod checkbox;
#[cfg(not(feature = "embed"))]
mod dialog;
#[cfg(not(feature = "embed"))]
mod done_foot;
#[cfg(not(feature = "embed"))]
mod engine_net_status;
#[cfg(not(feature = "embed"))]
mod field;
#[cfg(not(feature = "embed"))]
mod full_screen_button;
#[cfg(not(feature = "embed"))]
mod icon;
#[cfg(not(feature = "embed"))]
mod lazy;
#[cfg(not(feature = "embed"))]
mod lesson_head;
#[cfg(not(feature = "embed"))]
mod load_failure;
#[cfg(not(feature = "embed"))]
mod menu_button;
#[cfg(not(feature = "embed"))]
mod notice;
#[cfg(not(feature = "embed"))]
mod progress;
#[cfg(not(feature = "embed"))]
mod qr_code;
#[cfg(not(feature = "embed"))]
mod screen_message;
#[cfg(not(feature = "embed"))]
mod select;
#[cfg(not(feature = "embed"))]
mod slot;
#[cfg(not(feature = "embed"))]
mod update_notices;
mod when;

#[cfg(not(feature = "embed"))]
pub use button::Button;
#[cfg(not(feature = "embed"))]
pub use checkbox::Checkbox;
#[cfg(not(feature = "embed"))]
pub use dialog::{Dialog, DialogButtons, LazyDialog};
#[cfg(not(feature = "embed"))]
pub use done_foot::DoneFoot;
#[cfg(not(feature = "embed"))]
pub use engine_net_status::EngineNetStatus;
#[cfg(not(feature = "embed"))]
pub use field::{Field, TextInput};
#[cfg(not(feature = "embed"))]
pub use full_screen_button::FullScreenButton;
#[cfg(not(feature = "embed"))]
pub use icon::{Icon, IconSprite};
#[cfg(not(feature = "embed"))]
pub use lazy::{Lazy, LazyView, ModuleLoader};
#[cfg(not(feature = "embed"))]
pub use lesson_head::LessonHead;
#[cfg(not(feature = "embed"))]
pub use load_failure::{LoadFailure, LoadFailureDialog};
#[cfg(not(feature = "embed"))]
pub use menu_button::{MenuButton, MenuGroup, MenuItem, ShortcutKeys};
#[cfg(not(feature = "embed"))]
pub use notice::Notice;
#[cfg(not(feature = "embed"))]
pub use progress::Progress;
#[cfg(not(feature = "embed"))]
pub use qr_code::QrCode;
#[cfg(not(feature = "embed"))]
pub use screen_message::ScreenMessage;
#[cfg(not(feature = "embed"))]
pub use select::{Select, SelectOption};
#[cfg(not(feature = "embed"))]
pub use slot::{Slot, SlotView};
#[cfg(not(feature = "embed"))]
pub use update_notices::UpdateNotices;
pub use when::When;
