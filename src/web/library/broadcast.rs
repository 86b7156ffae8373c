use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::BroadcastChannel;

use crate::web::listener::Listener;

/// Counts the changes of the list, and tells the other tabs of them.
#[derive(Debug)]
pub(super) struct ChangeBroadcast {
    /// Of no owner: the library lives as long as the page.
    count: ArcRwSignal<u32>,
    channel: Option<(BroadcastChannel, Listener)>,
}

impl ChangeBroadcast {
    pub fn new(library: &'static str) -> Self {
        let count = ArcRwSignal::new(0);
        let channel = open(library, count.clone());
        if let Err(error) = &channel {
            // Other tabs see the change when they look at the list again.
            leptos::logging::warn!("library: {error:?}");
        }
        Self {
            count,
            channel: channel.ok(),
        }
    }

    pub fn version(&self) -> Signal<u32> {
        self.count.clone().into()
    }

    /// The list has changed by this tab.
    pub fn notify(&self) {
        self.count.update(|count| *count = count.wrapping_add(1));
        if let Some((channel, _)) = &self.channel
            && let Err(error) = channel.post_message(&JsValue::NULL)
        {
            leptos::logging::warn!("library: {error:?}");
        }
    }
}

fn open(
    library: &'static str,
    count: ArcRwSignal<u32>,
) -> Result<(BroadcastChannel, Listener), JsValue> {
    let channel = BroadcastChannel::new(&format!("{library}.library"))?;
    let listener = Listener::new(channel.clone(), "message", move || {
        count.update(|count| *count = count.wrapping_add(1));
    })?;
    Ok((channel, listener))
}
