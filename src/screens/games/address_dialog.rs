use leptos::prelude::*;

use crate::library::{ImportSource, Importer, record_sites};
use komadai_model::RecordAddress;
use komadai_ui::{Button, Dialog, DialogButtons, Field, use_i18n};

/// Takes in the record at an address.
#[component]
pub fn AddressDialog(open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let typed = RwSignal::new(String::new());
    let add = move || {
        let address = typed.get_untracked().trim().to_owned();
        if address.is_empty() {
            return;
        }
        typed.set(String::new());
        open.set(false);
        let named = RecordAddress::parse(&address);
        let name = named.map_or_else(
            || i18n.text_untracked().record_files().pasted.to_owned(),
            |address| address.name().to_owned(),
        );
        Importer::of_page().add(vec![ImportSource::Text {
            name,
            text: address,
        }]);
    };
    let sites = record_sites();
    let is_any = sites == "https:";
    let sites = StoredValue::new(sites.replace("https://", "").replace(' ', ", "));
    let hint = move || sites.with_value(|sites| (i18n.text().library().record_sites)(sites));
    view! {
        <Dialog name="address" title=|text| text.library().address_title open>
            <form
                id="address-form"
                on:submit=move |event| {
                    event.prevent_default();
                    add();
                }
            >
                <Field label=move || i18n.text().library().address.to_owned()>
                    <input
                        name="address"
                        type="url"
                        inputmode="url"
                        autocomplete="off"
                        aria-describedby="address-hint"
                        bind:value=typed
                    />
                </Field>
            </form>
            <p class="hint" id="address-hint" hidden=is_any>{hint}</p>
            <DialogButtons>
                <Button
                    name="close"
                    label=|text| text.library().close
                    on_press=move |()| open.set(false)
                />
                <button
                    type="submit"
                    form="address-form"
                    class="button primary"
                    data-action="import-this"
                >
                    {move || i18n.text().library().import_this}
                </button>
            </DialogButtons>
        </Dialog>
    }
}
