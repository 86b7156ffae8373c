use komadai_search::Level;
use leptos::prelude::*;

use komadai_ui::use_i18n;

/// The computer's levels as a scale, with a word for the one that is chosen.
#[component]
pub fn LevelScale(level: RwSignal<Level>) -> impl IntoView {
    let i18n = use_i18n();
    let name = move || (i18n.text().home().level_name)(level.get());
    let value_text = move || (i18n.text().opponent().level)(level.get().number(), name());
    let choose = move |written: String| {
        if let Some(chosen) = written.parse().ok().and_then(Level::new) {
            level.set(chosen);
        }
    };
    let ticks =
        (1..=Level::COUNT).map(|number| view! { <option value=number.to_string()></option> });
    view! {
        <div class="field level-scale">
            <label for="level">{move || i18n.text().home().level}</label>
            <output for="level">
                <strong>{move || level.get().number().to_string()}</strong>
                " "
                {name}
            </output>
            <input
                type="range"
                id="level"
                name="level"
                list="levels"
                min="1"
                max=Level::COUNT.to_string()
                aria-valuetext=value_text
                aria-describedby="about-level"
                prop:value=move || level.get().number().to_string()
                on:input=move |event| choose(event_target_value(&event))
            />
            <datalist id="levels">{ticks.collect_view()}</datalist>
            <span id="about-level" class="hint">
                {move || (i18n.text().opponent().about)(level.get())}
            </span>
        </div>
    }
}
