use leptos::prelude::*;

/// The query of the address, for what is loaded later.
#[derive(Clone, Copy, Debug)]
pub(super) struct RemoteQuery(pub Signal<Option<String>>);
