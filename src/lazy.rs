//! Parts of the page's code that are loaded when they are first needed. A part
//! is a table of functions; how to make one stands in CONTRIBUTING.md.
use std::{future::Future, pin::Pin, sync::OnceLock};

use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use crate::web::page;

/// A part could not be loaded. Asking again tries again.
pub use wasm_split_helpers::SplitLoaderError as LoadError;
#[cfg(parts)]
pub use wasm_split_helpers::wasm_split;

/// How a part comes.
pub type LoadFn = fn() -> Pin<Box<dyn Future<Output = Result<(), LoadError>>>>;

/// Code that may not be there yet: `T` is a table of its functions.
#[derive(Debug)]
pub struct LazyModule<T: 'static> {
    code: OnceLock<T>,
    load_fn: LoadFn,
}

impl<T: Copy> LazyModule<T> {
    /// For [`lazy_module!`](crate::lazy_module) to call.
    pub const fn new(load_fn: LoadFn) -> Self {
        Self {
            code: OnceLock::new(),
            load_fn,
        }
    }

    /// For [`lazy_module!`](crate::lazy_module) to call: the first to arrive stays.
    pub fn set_loaded(&self, code: T, style: &str) {
        if self.code.set(code).is_ok() && !style.is_empty() {
            page::adopt_style(style);
        }
    }

    /// The part's functions, once they are there.
    pub fn get(&self) -> Option<T> {
        self.code.get().copied()
    }

    /// How it comes.
    pub const fn load_fn(&self) -> LoadFn {
        self.load_fn
    }
}

/// Calls `then` when a part is there, or could not be loaded: the console says why.
pub fn load(part: LoadFn, then: Box<dyn FnOnce()>) {
    spawn_local(async move {
        if let Err(error) = part().await {
            warn!("{error}");
        }
        then();
    });
}

/// Declares a [`LazyModule`]: its name in Rust, its table of functions, the name of
/// its file, and its own styles, if it has any. Several parts may share a file.
/// The file holds only what its parts reach and the first load does not.
#[macro_export]
macro_rules! lazy_module {
    ($(#[$about:meta])* $vis:vis static $MODULE:ident: $Table:ty = $file:ident($code:expr);) => {
        $crate::lazy_module! { $(#[$about])* $vis static $MODULE: $Table = $file($code, ""); }
    };
    ($(#[$about:meta])* $vis:vis static $MODULE:ident: $Table:ty = $file:ident($code:expr, $style:expr);) => {
        $(#[$about])*
        $vis static $MODULE: $crate::lazy::LazyModule<$Table> = $crate::lazy::LazyModule::new({
            #[cfg(parts)]
            #[$crate::lazy::wasm_split($file, fallible)]
            fn arrive() -> Result<(), $crate::lazy::LoadError> {
                $MODULE.set_loaded($code, $style);
                Ok(())
            }
            #[cfg(not(parts))]
            async fn arrive() -> Result<(), $crate::lazy::LoadError> {
                $MODULE.set_loaded($code, $style);
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
