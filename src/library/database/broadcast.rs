use komadai_web::broadcast_channel::Broadcast;
use leptos::prelude::*;

/// Counts the changes of the list, and tells the other tabs of them.
#[derive(Debug)]
pub(super) struct ChangeBroadcast {
    /// Of no owner: the library lives as long as the page.
    count: ArcRwSignal<u32>,
    /// Without it other tabs see the change when they look at the list again.
    channel: Option<Broadcast>,
}

impl ChangeBroadcast {
    pub fn new(library: &'static str) -> Self {
        let count = ArcRwSignal::new(0);
        let told = count.clone();
        let channel = Broadcast::open(&format!("{library}.library"), move || increase(&told));
        Self { count, channel }
    }

    pub fn version(&self) -> Signal<u32> {
        self.count.clone().into()
    }

    /// The list has changed by this tab.
    pub fn notify(&self) {
        increase(&self.count);
        if let Some(channel) = &self.channel {
            channel.post();
        }
    }
}

fn increase(count: &ArcRwSignal<u32>) {
    count.update(|count| *count = count.wrapping_add(1));
}
