use leptos::prelude::*;

use crate::lazy::{LazyModule, load};

/// How far a module is for the view that needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LoadState {
    Pending,
    Loaded,
    Failed,
}

/// Loads a module for a view, which follows whether it is there.
#[derive(Debug)]
pub struct ModuleLoader<T: 'static> {
    module: &'static LazyModule<T>,
    state: RwSignal<LoadState>,
}

impl<T> Clone for ModuleLoader<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ModuleLoader<T> {}

impl<T: Copy> ModuleLoader<T> {
    /// For a module that [`load`](Self::load) asks for.
    pub fn new(module: &'static LazyModule<T>) -> Self {
        let state = match module.get() {
            Some(_) => LoadState::Loaded,
            None => LoadState::Pending,
        };
        Self {
            module,
            state: RwSignal::new(state),
        }
    }

    /// Loads the module, or tries again what has failed.
    pub fn load(self) {
        if self.state.get_untracked() == LoadState::Loaded {
            return;
        }
        let settle = move || {
            let state = match self.module.get() {
                Some(_) => LoadState::Loaded,
                None => LoadState::Failed,
            };
            // The view may be gone; and it is not made twice.
            if self
                .state
                .try_get_untracked()
                .is_some_and(|before| before != state)
            {
                self.state.set(state);
            }
        };
        load(self.module.load_fn(), Box::new(settle));
    }

    /// What the module holds, once it is there.
    pub fn get(self) -> Option<T> {
        match self.state.get() {
            LoadState::Loaded => self.module.get(),
            LoadState::Pending | LoadState::Failed => None,
        }
    }

    pub fn has_failed(self) -> bool {
        self.state.get() == LoadState::Failed
    }
}
