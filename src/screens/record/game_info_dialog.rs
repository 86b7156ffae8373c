//! What the record says of its game, in a form.
use komadai_records::key;
use leptos::{ev, prelude::*};

use super::{
    controller::{RecordController, use_record},
    record_header::start,
};
use komadai_model::review::{GameInfo, HeaderError, HeaderRow};
use komadai_ui::{
    Button, DialogButtons, Field, LazyDialog, TextInput, effect, lazy_module, use_i18n,
};
use komadai_web::dom;

/// Where the focus goes when a line is added, and when one is removed.
const NEW: &str = "[data-row]:last-of-type [name=header-name]";
const ADD: &str = "[data-action=add-header]";

/// A header while it is filled in.
#[derive(Clone)]
struct Row {
    was: String,
    key: RwSignal<String>,
    value: RwSignal<String>,
}

impl Row {
    fn new(row: HeaderRow) -> Self {
        Self {
            was: row.was,
            key: RwSignal::new(row.key),
            value: RwSignal::new(row.value),
        }
    }
}

/// The form as it is filled in.
#[derive(Clone, Copy)]
struct Form {
    fields: StoredValue<Vec<(&'static str, RwSignal<String>)>>,
    rows: RwSignal<Vec<Row>>,
}

impl Form {
    fn new(controller: RecordController) -> Self {
        let GameInfo { fields, rows } =
            controller.with_review_untracked(|review| GameInfo::from_record(review.record()));
        let fields = fields.into_iter();
        Self {
            fields: StoredValue::new(
                fields
                    .map(|(key, value)| (key, RwSignal::new(value)))
                    .collect(),
            ),
            rows: RwSignal::new(rows.into_iter().map(Row::new).collect()),
        }
    }

    fn filled(self) -> GameInfo {
        let fields = self.fields.get_value().into_iter();
        let rows = self.rows.get_untracked().into_iter();
        GameInfo {
            fields: fields
                .map(|(key, value)| (key, value.get_untracked()))
                .collect(),
            rows: rows
                .map(|row| HeaderRow {
                    was: row.was,
                    key: row.key.get_untracked(),
                    value: row.value.get_untracked(),
                })
                .collect(),
        }
    }
}

lazy_module! {
    static GAME_INFO_FORM: fn(RwSignal<bool>) -> AnyView = export(|open| view! { <GameInfoForm open/> }.into_any());
}

/// The headers, to be filled in.
#[component]
pub fn GameInfoDialog(open: RwSignal<bool>) -> impl IntoView {
    let controller = use_record();
    // What is filled in is of one record: by a file that is dropped, or the browser's
    // way back, another one comes to the screen while the form is open.
    effect(move || {
        controller.open_count.track();
        open.set(false);
    });
    let view = move |form: fn(RwSignal<bool>) -> AnyView| form(open);
    view! {
        <LazyDialog
            name="information"
            title=|text| text.game_info().title
            open
            module=&GAME_INFO_FORM
            view
        />
    }
}

#[component]
fn GameInfoForm(open: RwSignal<bool>) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let form = Form::new(controller);
    let fault = RwSignal::new(None);
    let save = move |event: ev::SubmitEvent| {
        event.prevent_default();
        match save(controller, form) {
            Ok(()) => open.set(false),
            Err(found) => fault.set(Some(found)),
        }
    };
    let fault_text = move || {
        let text = i18n.text().game_info();
        fault.with(|fault| fault.as_ref().map_or_else(String::new, text.fault))
    };
    let start = move || controller.with_review(|review| start(review.record(), i18n.text()));
    let fields = form.fields.get_value().into_iter();
    let fields = fields.map(|(key, value)| view! { <HeaderField key value/> }.into_any());
    view! {
        <form class="form" on:submit=save>
            <div class="information-fields">
                {fields.collect_view()}
                <Field label=move || i18n.text().game_info().start.to_owned()>
                    <output class="information-start">{start}</output>
                </Field>
            </div>
            <OtherHeaders form/>
            <div class="dialog-foot">
                <p class="faults" role="alert">{fault_text}</p>
                <DialogButtons>
                    <Button
                        label=|text| text.game_info().cancel
                        on_press=move |()| open.set(false)
                    />
                    <button
                        type="submit"
                        class="button primary"
                        data-action="save-information"
                    >
                        {move || i18n.text().game_info().save}
                    </button>
                </DialogButtons>
            </div>
        </form>
    }
}

/// Changes the record, if anything was changed.
fn save(controller: RecordController, form: Form) -> Result<(), HeaderError> {
    let text = controller.i18n.text_untracked().game_info();
    let (old, new) = controller.with_review_untracked(|review| {
        let old = &review.record().headers;
        (old.clone(), form.filled().headers(old))
    });
    let new = new?;
    let announcement = if new == old {
        text.unchanged
    } else {
        text.saved
    };
    controller.edit(|review| review.set_headers(new));
    controller.announce(announcement.to_owned());
    Ok(())
}

/// A header that has a field of its own.
#[component]
fn HeaderField(key: &'static str, value: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().game_info();
    let placeholder = move || matches!(key, key::STARTED | key::ENDED).then(|| text().date);
    view! {
        <Field label=move || (text().field)(key).to_owned() attr:data-header=key>
            <TextField
                name=key
                value
                is_long=key == key::NOTE
                placeholder=Signal::derive(placeholder)
            />
        </Field>
    }
}

/// A line of text, or more where there is more than one.
#[component]
fn TextField(
    name: &'static str,
    value: RwSignal<String>,
    /// Whether it may have several lines even if it has none yet.
    #[prop(optional)]
    is_long: bool,
    #[prop(optional, into)] label: Signal<Option<String>>,
    #[prop(into)] placeholder: Signal<Option<&'static str>>,
) -> impl IntoView {
    if is_long || value.with_untracked(|value| value.contains('\n')) {
        view! {
            <textarea
                name=name
                rows="2"
                aria-label=move || label.get()
                placeholder=move || placeholder.get()
                bind:value=value
            ></textarea>
        }
        .into_any()
    } else {
        view! {
            <TextInput
                name
                value
                attr:aria-label=move || label.get()
                attr:placeholder=move || placeholder.get()
            />
        }
        .into_any()
    }
}

/// The headers that have no field, under names that can be changed.
#[component]
fn OtherHeaders(form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let add = move |()| {
        form.rows
            .update(|rows| rows.push(Row::new(HeaderRow::default())));
        dom::focus_after_render(NEW.to_owned());
    };
    view! {
        <fieldset class="fields information-others">
            <legend>{move || i18n.text().game_info().others}</legend>
            <For each=move || form.rows.get() key=|row| row.key let:row>
                <HeaderRowFields form row/>
            </For>
            <Button
                name="add-header"
                label=|text| text.game_info().add
                on_press=add
            />
        </fieldset>
    }
}

#[component]
fn HeaderRowFields(form: Form, row: Row) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().game_info();
    let Row { key, value, .. } = row;
    let value_label = move || {
        Some(key.with(|key| match key.is_empty() {
            true => text().value.to_owned(),
            false => key.clone(),
        }))
    };
    let remove_label = move || key.with(|key| (text().remove)(key));
    let remove = move |_| {
        dom::restore_focus_to(&[ADD]);
        form.rows.update(|rows| rows.retain(|row| row.key != key));
    };
    view! {
        <div class="information-row" data-row="">
            <TextInput
                name="header-name"
                value=key
                attr:aria-label=move || text().name
                attr:placeholder=move || text().name
            />
            <TextField
                name="header-value"
                value
                label=Signal::derive(value_label)
                placeholder=Signal::derive(move || Some(text().value))
            />
            <button
                type="button"
                data-action="remove-header"
                class="button quiet"
                aria-label=remove_label
                title=remove_label
                on:click=remove
            >
                "×"
            </button>
        </div>
    }
}
