//! Code splitting: modules that are loaded when they are first needed. A module is a table
//! of functions; `docs/internals/recipes.md` says how to make one.
use std::{future::Future, hint::black_box, pin::Pin, sync::OnceLock};

use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use komadai_web::{idle, page, service_worker};

/// A module could not be loaded. The next call tries again.
pub use wasm_split_helpers::SplitLoaderError as LoadError;
#[cfg(parts)]
pub use wasm_split_helpers::wasm_split;

/// Loads a module.
pub type LoadFn = fn() -> Pin<Box<dyn Future<Output = Result<(), LoadError>>>>;

/// A module that may not be loaded yet. `T` is the table of its functions.
#[derive(Debug)]
pub struct LazyModule<T: 'static> {
    functions: OnceLock<T>,
    load_fn: LoadFn,
}

impl<T: Copy> LazyModule<T> {
    /// For [`lazy_module!`](crate::lazy_module) to call.
    pub const fn new(load_fn: LoadFn) -> Self {
        Self {
            functions: OnceLock::new(),
            load_fn,
        }
    }

    /// For [`lazy_module!`](crate::lazy_module) to call. The first call counts.
    pub fn set_loaded(&self, functions: T, style: &str) {
        // Were the compiler to see the only value that is ever set, it would put that in the
        // places of `get`, and the functions into the file that calls them.
        let functions = black_box(functions);
        if self.functions.set(functions).is_ok() && !style.is_empty() {
            page::adopt_style(style);
        }
    }

    /// The module's functions, if it is loaded.
    pub fn get(&self) -> Option<T> {
        self.functions.get().copied()
    }

    /// What [`load`] needs.
    pub const fn load_fn(&self) -> LoadFn {
        self.load_fn
    }
}

/// Loads a module, and calls `then` once it is loaded, or failed to load: the console says
/// why.
pub fn load(module: LoadFn, then: Box<dyn FnOnce()>) {
    spawn_local(async move {
        if let Err(error) = module().await {
            warn!("{error}");
        }
        then();
    });
}

/// Loads modules ahead of their first use, one after the other while the page is idle: not
/// during a game or while a clock runs, nor where the reader saves data.
pub fn prefetch(modules: Vec<LoadFn>) {
    if !idle::saves_data() {
        prefetch_rest(modules.into_iter());
    }
}

fn prefetch_rest(mut modules: std::vec::IntoIter<LoadFn>) {
    if modules.len() == 0 {
        return;
    }
    idle::when_idle(move || {
        if service_worker::is_playing() {
            return;
        }
        if let Some(module) = modules.next() {
            load(module, Box::new(move || prefetch_rest(modules)));
        }
    });
}

/// Declares a [`LazyModule`]: its name in Rust, its table of functions, the name of its
/// file, and its own styles, if it has any. Several modules may share a file. The file
/// holds only what its modules reach and the first load does not.
#[macro_export]
macro_rules! lazy_module {
    ($(#[$about:meta])* $vis:vis static $MODULE:ident: $Table:ty = $file:ident($functions:expr);) => {
        $crate::lazy_module! { $(#[$about])* $vis static $MODULE: $Table = $file($functions, ""); }
    };
    ($(#[$about:meta])* $vis:vis static $MODULE:ident: $Table:ty = $file:ident($functions:expr, $style:expr);) => {
        $(#[$about])*
        $vis static $MODULE: $crate::lazy::LazyModule<$Table> = $crate::lazy::LazyModule::new({
            $crate::load_fn! { $file { $MODULE.set_loaded($functions, $style) } }
            || Box::pin(load())
        });
    };
}

/// For [`lazy_module!`](crate::lazy_module) to call: in a release the function is in a file
/// of its own.
#[cfg(parts)]
#[doc(hidden)]
#[macro_export]
macro_rules! load_fn {
    ($file:ident { $set_loaded:expr }) => {
        #[$crate::lazy::wasm_split($file, fallible)]
        fn load() -> Result<(), $crate::lazy::LoadError> {
            $set_loaded;
            Ok(())
        }
    };
}

#[cfg(not(parts))]
#[doc(hidden)]
#[macro_export]
macro_rules! load_fn {
    ($file:ident { $set_loaded:expr }) => {
        async fn load() -> Result<(), $crate::lazy::LoadError> {
            $set_loaded;
            Ok(())
        }
    };
}
