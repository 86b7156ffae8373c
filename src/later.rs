//! Parts of the page's code that are loaded when they are first needed. A part
//! is a table of functions; how to make one stands in CONTRIBUTING.md.
use std::{future::Future, pin::Pin, sync::OnceLock};

use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use crate::platform::page;

/// A part could not be loaded. Asking again tries again.
pub use wasm_split_helpers::SplitLoaderError as NotLoaded;
#[cfg(parts)]
pub use wasm_split_helpers::wasm_split;

/// How a part comes.
pub type Fetch = fn() -> Pin<Box<dyn Future<Output = Result<(), NotLoaded>>>>;

/// Code that may not be there yet: `T` is a table of its functions.
#[derive(Debug)]
pub struct Part<T: 'static> {
    code: OnceLock<T>,
    fetch: Fetch,
}

impl<T: Copy> Part<T> {
    /// For [`part!`](crate::part) to call.
    pub const fn new(fetch: Fetch) -> Self {
        Self {
            code: OnceLock::new(),
            fetch,
        }
    }

    /// For [`part!`](crate::part) to call: the first to arrive stays.
    pub fn arrived(&self, code: T, style: &str) {
        if self.code.set(code).is_ok() && !style.is_empty() {
            page::adopt_style(style);
        }
    }

    /// The part's functions, once they are there.
    pub fn code(&self) -> Option<T> {
        self.code.get().copied()
    }

    /// How it comes.
    pub const fn fetch(&self) -> Fetch {
        self.fetch
    }
}

/// Calls `then` when a part is there, or could not be loaded: the console says why.
pub fn load(part: Fetch, then: Box<dyn FnOnce()>) {
    spawn_local(async move {
        if let Err(error) = part().await {
            warn!("{error}");
        }
        then();
    });
}

/// Declares a [`Part`]: its name in Rust, its table of functions, the name of
/// its file, and its own styles, if it has any. Several parts may share a file.
/// The file holds only what its parts reach and the first load does not.
#[macro_export]
macro_rules! part {
    ($(#[$about:meta])* $vis:vis static $PART:ident: $Table:ty = $file:ident($code:expr);) => {
        $crate::part! { $(#[$about])* $vis static $PART: $Table = $file($code, ""); }
    };
    ($(#[$about:meta])* $vis:vis static $PART:ident: $Table:ty = $file:ident($code:expr, $style:expr);) => {
        $(#[$about])*
        $vis static $PART: $crate::later::Part<$Table> = $crate::later::Part::new({
            #[cfg(parts)]
            #[$crate::later::wasm_split($file, fallible)]
            fn arrive() -> Result<(), $crate::later::NotLoaded> {
                $PART.arrived($code, $style);
                Ok(())
            }
            #[cfg(not(parts))]
            async fn arrive() -> Result<(), $crate::later::NotLoaded> {
                $PART.arrived($code, $style);
                Ok(())
            }
            || Box::pin(arrive())
        });
    };
}

/// The styles of a file in `style/later/`.
#[macro_export]
macro_rules! style {
    ($name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/style/later/",
            $name,
            ".css"
        ))
    };
}
