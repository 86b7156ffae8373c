use komadai_records::NodeId;
use leptos::prelude::*;

use super::super::{
    controller::{head_of_variation, use_record},
    draw::DrawItem,
};
use komadai_model::review::Review;
use komadai_ui::{MenuButton, MenuItem, use_i18n};

/// Changes the record and its positions.
#[component]
pub fn EditMenu() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let unless =
        move |can: fn(&Review) -> bool| Signal::derive(move || !controller.with_review(can));
    view! {
        <MenuButton
            name="edit"
            label=|text| text.record().edit
            on_choose=move |()| controller.close_tools()
        >
            <MenuItem
                name="promote"
                icon="promote"
                label=i18n.signal(|text| text.record().promote)
                on_press=move |()| controller.promote()
                disabled=unless(|review| head_of_variation(review).is_some())
            />
            <MenuItem
                name="delete"
                icon="delete"
                label=i18n.signal(|text| text.record().delete)
                on_press=move |()| controller.delete()
                keys=Some("Delete")
                disabled=unless(|review| review.at() != NodeId::ROOT)
            />
            <DrawItem/>
            <MenuItem
                name="set-up"
                icon="edit"
                label=i18n.signal(|text| text.record().set_up)
                on_press=move |()| controller.edit_position()
            />
        </MenuButton>
    }
}
