use leptos::prelude::*;

use super::table::PlayTable;
use crate::{
    clock::SoundNotice,
    platform::{audio::AudioOut, service_worker},
    view::{Shown, dynamic},
};

/// What the reader should know and may put away.
#[component]
pub fn Notices(table: PlayTable, audio: AudioOut) -> impl IntoView {
    let text = move || table.language.get().text();
    let troubles = table.keeper.troubles;
    let update_ready = service_worker::update_ready();
    let later = RwSignal::new(false);
    let back = move |_| {
        if let Some(game) = table.keeper.earlier_game() {
            table.replace(game);
        }
    };
    view! {
        <div class="notices">
            <Shown when=Signal::derive(move || troubles.with(|troubles| !troubles.address.is_empty()))>
                <div class="notice" role="alert" data-notice="address">
                    <p>{dynamic(move || text().play.address_faults)}</p>
                    <ul>
                        {dynamic(move || {
                            let say = text().play.address_fault;
                            troubles
                                .with(|troubles| troubles.address.iter().map(say).collect::<Vec<_>>())
                                .into_iter()
                                .map(|fault| view! { <li>{fault}</li> })
                                .collect_view()
                        })}
                    </ul>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| troubles.update(|troubles| troubles.address.clear())
                    >
                        {dynamic(move || text().play.dismiss)}
                    </button>
                </div>
            </Shown>
            <Shown when=Signal::derive(move || troubles.with(|troubles| troubles.unreadable.is_some()))>
                <div class="notice" role="alert" data-notice="unreadable">
                    <p>{dynamic(move || text().play.unreadable)}</p>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| troubles.update(|troubles| troubles.unreadable = None)
                    >
                        {dynamic(move || text().play.dismiss)}
                    </button>
                </div>
            </Shown>
            <Shown when=Signal::derive(move || troubles.with(|troubles| troubles.earlier))>
                <div class="notice" role="status" data-notice="earlier">
                    <p>{dynamic(move || text().play.earlier)}</p>
                    <div class="notice-buttons">
                        <button type="button" class="button" data-action="earlier" on:click=back>
                            {dynamic(move || text().play.back_to_earlier)}
                        </button>
                        <button
                            type="button"
                            class="button"
                            on:click=move |_| troubles.update(|troubles| troubles.earlier = false)
                        >
                            {dynamic(move || text().play.dismiss)}
                        </button>
                    </div>
                </div>
            </Shown>
            <Shown when=Signal::derive(move || troubles.with(|troubles| troubles.not_kept))>
                <p class="notice" role="status" data-notice="not-kept">
                    {dynamic(move || text().play.not_kept)}
                </p>
            </Shown>
            <Shown when=Signal::derive(move || update_ready.get() && !later.get())>
                <div class="notice" role="status" data-notice="update">
                    <p>{dynamic(move || text().app.update_ready)}</p>
                    <div class="notice-buttons">
                        <button
                            type="button"
                            class="button"
                            data-action="update"
                            on:click=move |_| service_worker::accept_update()
                        >
                            {dynamic(move || text().app.update)}
                        </button>
                        <button type="button" class="button" on:click=move |_| later.set(true)>
                            {dynamic(move || text().app.later)}
                        </button>
                    </div>
                </div>
            </Shown>
            <SoundNotice audio=audio/>
        </div>
    }
}
