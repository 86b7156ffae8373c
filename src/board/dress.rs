//! The look that a reader has chosen, on the page: other pieces than those of
//! the first load, another board. A part that comes with the first such choice.
use crate::{
    lazy::load,
    lazy_module, style,
    web::{audio::AudioOut, page},
};
use komadai_model::{BoardKind, Look, pieces::sprite::sprite};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    pub dress: fn(Look, AudioOut),
}

lazy_module! {
    pub static LOOKS: Looks = extras(Looks { dress: put_on }, style!("looks"));
}

/// On the root while a look is on its way; see `style/board.css`.
const UNDRESSED: &str = "data-undressed";

/// Gives the tables of the page a look, as soon as what it needs is there. No
/// table is seen before that; where it cannot be had, they are seen as they come.
pub fn dress(look: Look, audio: AudioOut) {
    page::set_root_attribute(UNDRESSED, Some(""));
    let arrived = move || {
        if let Some(looks) = LOOKS.get() {
            (looks.dress)(look, audio);
        }
        page::set_root_attribute(UNDRESSED, None);
    };
    load(LOOKS.load_fn(), Box::new(arrived));
}

fn put_on(look: Look, audio: AudioOut) {
    page::set_inner_html(".piece-sprite", &sprite(look));
    let kind = look.board();
    let named = (kind != BoardKind::Table).then(|| kind.name());
    page::set_root_attribute("data-board-kind", named);
    page::set_root_attribute("data-signs", look.signs().then_some(""));
    audio.set_board_pitch(if kind == BoardKind::Legged { 0.72 } else { 1.0 });
}
