use leptos::prelude::*;

use super::{keeper::Troubles, parts::Button, table::PlayTable};
use crate::{
    clock::SoundNotice,
    platform::{audio::AudioOut, service_worker},
    reactive::{Shown, flag, words},
};

/// What the reader should know and may put away.
#[component]
pub fn Notices(table: PlayTable, audio: AudioOut) -> impl IntoView {
    let words = words();
    let troubles = table.keeper.troubles;
    let has = |which: fn(&Troubles) -> bool| Signal::derive(move || troubles.with(which));
    let update_ready = service_worker::update_ready();
    let later = RwSignal::new(false);
    let back = move |()| {
        if let Some(game) = table.keeper.earlier_game() {
            table.replace(game);
        }
    };
    let faults = Signal::derive(move || {
        let say = words.now().play.address_fault;
        let faults = troubles.with(|troubles| troubles.address.iter().map(say).collect::<Vec<_>>());
        faults.join("\n")
    });
    let put_away = move |away: fn(&mut Troubles)| Callback::new(move |()| troubles.update(away));
    let dismiss = words.of(|text| text.play.dismiss);
    view! {
        <div class="notices">
            <Notice
                name="address"
                role="alert"
                text=words.of(|text| text.play.address_faults)
                shown=has(|troubles| !troubles.address.is_empty())
            >
                <p class="notice-lines">{faults}</p>
                <Button
                    label=dismiss
                    on_press=put_away(|troubles| troubles.address.clear())
                />
            </Notice>
            <Notice
                name="unreadable"
                role="alert"
                text=words.of(|text| text.play.unreadable)
                shown=has(|troubles| troubles.unreadable)
            >
                <Button label=dismiss on_press=put_away(|troubles| troubles.unreadable = false)/>
            </Notice>
            <Notice
                name="earlier"
                role="status"
                text=words.of(|text| text.play.earlier)
                shown=has(|troubles| troubles.earlier)
            >
                <Button
                    label=words.of(|text| text.play.back_to_earlier)
                    action="earlier"
                    on_press=Callback::new(back)
                />
                <Button label=dismiss on_press=put_away(|troubles| troubles.earlier = false)/>
            </Notice>
            <Notice
                name="not-kept"
                role="status"
                text=words.of(|text| text.play.not_kept)
                shown=has(|troubles| troubles.not_kept)
            >
                {()}
            </Notice>
            <Notice
                name="update"
                role="status"
                text=words.of(|text| text.app.update_ready)
                shown=flag(move || update_ready.get() && !later.get())
            >
                <Button
                    label=words.of(|text| text.app.update)
                    action="update"
                    on_press=Callback::new(move |()| service_worker::accept_update())
                />
                <Button
                    label=words.of(|text| text.app.later)
                    on_press=Callback::new(move |()| later.set(true))
                />
            </Notice>
            <SoundNotice audio=audio/>
        </div>
    }
}

/// A sentence, and what can be done about it.
#[component]
fn Notice(
    name: &'static str,
    role: &'static str,
    text: Signal<&'static str>,
    shown: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let children = StoredValue::new(children);
    view! {
        <Shown when=shown>
            <div class="notice" role=role data-notice=name>
                <p>{text}</p>
                <div class="notice-buttons">{children.with_value(|children| children())}</div>
            </div>
        </Shown>
    }
}
