use leptos::prelude::*;

use super::{Attending, arrows::arrows};

/// Arrows over the table.
pub fn marks(attending: Attending) -> AnyView {
    arrows(attending.settings, move || attending.arrows())
}
