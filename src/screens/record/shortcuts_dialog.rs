use leptos::prelude::*;

use komadai_model::review::NavTarget::{self, *};
use komadai_texts::Text;
use komadai_ui::{Button, Dialog, DialogButtons, ShortcutKeys, TextKey, use_i18n};

/// Keys, and what they do. They are handled by the controllers of record and analysis.
const SHORTCUTS: [(&[&str], TextKey); 23] = [
    (&["ArrowLeft"], |text| way(text, Back)),
    (&["ArrowRight"], |text| way(text, Forward)),
    (&["Home"], |text| way(text, First)),
    (&["End"], |text| way(text, Last)),
    (&["ArrowUp"], |text| way(text, UpVariation)),
    (&["ArrowDown"], |text| way(text, DownVariation)),
    (&["PageUp"], |text| way(text, PreviousBranch)),
    (&["PageDown"], |text| way(text, NextBranch)),
    (&["Enter"], |text| text.record().fold),
    (&["Control+Z"], |text| text.record().undo),
    (&["Control+Y", "Control+Shift+Z"], |text| text.record().redo),
    (&["C"], |text| text.record().comment_here),
    (&["Escape"], |text| text.record().leave_comment),
    (&["Delete"], |text| text.record().delete),
    (&["Control+C"], |text| text.record().copy_position),
    (&["E"], |text| text.record().copy_record),
    (&["Control+V"], |text| text.record().paste),
    (&["F"], |text| text.record().flip),
    (&["A"], |text| text.record().analyse),
    (&["G"], |text| text.record().search),
    (&["N"], |text| way(text, NextMistake)),
    (&["V"], |text| text.record().add_line),
    (&["?"], |text| text.record().shortcuts),
];

fn way(text: Text, way: NavTarget) -> &'static str {
    (text.record().way)(way)
}

/// All keyboard shortcuts of the screen.
#[component]
pub fn ShortcutsDialog(open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let rows = move || {
        let row = |(keys, action): &(&'static [&'static str], TextKey)| {
            let keys = keys.iter().map(|keys| view! { <ShortcutKeys keys/> });
            view! {
                <div>
                    <dt>{action(i18n.text())}</dt>
                    <dd>{keys.collect_view()}</dd>
                </div>
            }
            .into_any()
        };
        SHORTCUTS.iter().map(row).collect_view()
    };
    view! {
        <Dialog name="shortcuts" title=|text| text.record().shortcuts open>
            <dl class="shortcuts">{rows}</dl>
            <p class="hint">{move || i18n.text().record().shortcuts_on_board}</p>
            <DialogButtons>
                <Button
                    name="close"
                    label=|text| text.record_files().close
                    on_press=move |()| open.set(false)
                    class="primary"
                />
            </DialogButtons>
        </Dialog>
    }
}
