//! Which pieces and which board: the choices, and how they look together.
use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use super::parts::Options;
use crate::{
    board::{LOOKS, face},
    element::{El, el, nothing},
    later::load,
    reactive::{Words, shown},
    session::{BoardKind, DragonFace, GoldFace, Lesser, Look, PieceSet, Settings},
};

/// The preview above the groups of choices.
pub fn choices(words: Words, settings: RwSignal<Settings>) -> El {
    let form = Form {
        words,
        settings,
        failed: RwSignal::new(false),
    };
    let faces_of = |set: PieceSet| {
        let chosen = move || form.look().pieces() == set;
        shown(chosen, move || form.faces(set).view())
    };
    el("div")
        .class("looks")
        .child(form.preview())
        .changing(move || form.fault())
        .changing(move || form.pieces().view())
        .child(faces_of(PieceSet::Kanji))
        .child(faces_of(PieceSet::TwoKanji))
        .changing(move || form.board().view())
}

#[derive(Clone, Copy)]
struct Form {
    words: Words,
    settings: RwSignal<Settings>,
    /// Whether the drawings could not be had, so that a choice was not taken up.
    failed: RwSignal<bool>,
}

/// One group of choices.
struct Group {
    name: String,
    label: Box<dyn Fn() -> &'static str + Send>,
    options: Options,
    chosen: fn(Look, usize) -> &'static str,
    /// Which of several alike groups it is.
    place: usize,
    choose: fn(Look, usize, &str) -> Option<Look>,
}

impl Form {
    fn look(self) -> Look {
        self.settings.with(|settings| settings.look)
    }

    /// Takes a look up once it can be shown.
    fn choose(self, look: Look) {
        let Self {
            settings, failed, ..
        } = self;
        let arrived = move || {
            let there = LOOKS.code().is_some();
            // Whoever hears of it makes the groups anew, and the focus is lost.
            if failed.try_get_untracked() == Some(there) {
                failed.set(!there);
            }
            if there {
                settings.update(|settings| settings.look = look);
            }
        };
        load(LOOKS.fetch(), Box::new(arrived));
    }

    fn fault(self) -> AnyView {
        if !self.failed.get() {
            return nothing();
        }
        el("p")
            .class("faults")
            .attr("role", "alert")
            .word(self.words, |text| text.app.not_loaded)
            .view()
    }

    fn pieces(self) -> El {
        let label = move || self.words.now().later().looks.pieces;
        let describe = move |set| (self.words.now().later().looks.piece_set)(set);
        self.group(Group {
            name: "pieces".to_owned(),
            label: Box::new(label),
            options: options(PieceSet::ALL, PieceSet::name, describe),
            chosen: |look, _| look.pieces().name(),
            place: 0,
            choose: |look, _, name| Some(look.with_pieces(PieceSet::from_name(name)?)),
        })
    }

    fn board(self) -> El {
        let label = move || self.words.now().later().looks.board;
        let describe = move |kind| (self.words.now().later().looks.board_kind)(kind);
        self.group(Group {
            name: "board".to_owned(),
            label: Box::new(label),
            options: options(BoardKind::ALL, BoardKind::name, describe),
            chosen: |look, _| look.board().name(),
            place: 0,
            choose: |look, _, name| Some(look.with_board(BoardKind::from_name(name)?)),
        })
    }

    /// How the promoted pieces of a set are written.
    fn faces(self, set: PieceSet) -> El {
        let label = move || self.words.now().later().looks.dragon;
        let describe = move |face| (self.words.now().later().looks.dragon_face)(face);
        let dragon = self.group(Group {
            name: "dragon".to_owned(),
            label: Box::new(label),
            options: options(DragonFace::ALL, DragonFace::name, describe),
            chosen: |look, _| look.dragon().name(),
            place: 0,
            choose: |look, _, name| Some(look.with_dragon(DragonFace::from_name(name)?)),
        });
        let lesser = Lesser::ALL.iter().map(|&piece| {
            let label = move || (self.words.now().later().looks.promoted)(piece);
            let describe = move |face| self.words.now().later().looks.gold_face(set, piece, face);
            self.group(Group {
                name: ["promoted-", piece.name()].concat(),
                label: Box::new(label),
                options: options(set.gold_faces(piece), GoldFace::name, describe),
                chosen: |look, place| look.gold_face(Lesser::ALL[place]).name(),
                place: piece as usize,
                choose: |look, place, name| {
                    let piece = *Lesser::ALL.get(place)?;
                    Some(look.with_gold_face(piece, GoldFace::from_name(name)?))
                },
            })
        });
        el("div")
            .class("looks-faces")
            .child(dragon)
            .children(lesser)
    }

    /// A group of radio buttons, of which one is on.
    fn group(self, group: Group) -> El {
        let Group {
            name,
            label,
            options,
            chosen,
            place,
            choose,
        } = group;
        // Made anew when a choice could not be had: the browser shows it as chosen.
        self.failed.track();
        let picks = options.into_iter().map(|(value, says)| {
            let pick = move |value: String| {
                let look = self.settings.with_untracked(|settings| settings.look);
                if let Some(look) = choose(look, place, &value) {
                    self.choose(look);
                }
            };
            let input = el("input")
                .attr("type", "radio")
                .set("name", name.clone())
                .attr("value", value)
                .prop_flag("checked", move || chosen(self.look(), place) == value)
                .on_input(pick);
            el("label")
                .class("tick")
                .child(input)
                .child(el("span").says(move || says().to_owned()))
        });
        el("fieldset")
            .class("looks-group fields")
            .child(el("legend").says(move || label().to_owned()))
            .children(picks)
    }

    /// A corner of a board, with plain and promoted pieces of both sides.
    fn preview(self) -> El {
        let label = move || Some(self.words.now().later().looks.preview.to_owned());
        let kings = Memo::new(move |_| self.settings.with(|settings| settings.kings.name()));
        let squares = move || {
            kings.track();
            let kings = self.settings.with_untracked(|settings| settings.kings);
            let squares = PREVIEW.iter().enumerate().map(|(place, &kind)| {
                let far = place < PREVIEW.len() / 2;
                let color = if far { Color::White } else { Color::Black };
                let last = place == PREVIEW.len() - 1;
                el("div")
                    .class(if last { "square last" } else { "square" })
                    .child(face(Piece::new(color, kind), kings, far))
            });
            el("div").class("looks-squares").children(squares).view()
        };
        let board = el("div")
            .class("looks-board board-surface")
            .attr("role", "img")
            .live("aria-label", label)
            .changing(squares);
        el("div").class("looks-preview").child(board)
    }
}

/// The far side's pieces, then the near side's.
const PREVIEW: [PieceKind; 12] = [
    PieceKind::King,
    PieceKind::Dragon,
    PieceKind::Rook,
    PieceKind::Gold,
    PieceKind::Knight,
    PieceKind::Tokin,
    PieceKind::King,
    PieceKind::Horse,
    PieceKind::Silver,
    PieceKind::ProSilver,
    PieceKind::ProKnight,
    PieceKind::ProLance,
];

fn options<T: Copy + Send + Sync + 'static>(
    all: &[T],
    name: fn(T) -> &'static str,
    describe: impl Fn(T) -> &'static str + Copy + Send + 'static,
) -> Options {
    all.iter()
        .map(|&option| -> (_, Box<dyn Fn() -> &'static str + Send>) {
            (name(option), Box::new(move || describe(option)))
        })
        .collect()
}
