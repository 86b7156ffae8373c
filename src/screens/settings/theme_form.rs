//! Which pieces and which board: the choices, and a preview.
use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use komadai_board::{Marks, face};
use komadai_model::{BoardKind, BoardTheme, DragonFace, GoldFace, MinorPiece, PieceSet, Settings};
use komadai_texts::AppearanceText;
use komadai_ui::{I18n, SelectOption, When, use_i18n};

/// The theme in the settings.
#[derive(Clone, Copy)]
struct ThemeSetting(RwSignal<Settings>);

impl ThemeSetting {
    fn look(self) -> BoardTheme {
        self.0.with(|settings| settings.look)
    }

    fn change(self, change: impl FnOnce(BoardTheme) -> BoardTheme) {
        self.0
            .update(|settings| settings.look = change(settings.look));
    }
}

/// The preview above the groups of choices.
#[component]
pub fn ThemeForm(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let theme = ThemeSetting(settings);
    let faces = [PieceSet::Kanji, PieceSet::TwoKanji, PieceSet::Carved].map(|set| {
        view! {
            <When condition=move || theme.look().pieces() == set>
                <PromotedFaces theme set/>
            </When>
        }
        .into_any()
    });
    view! {
        <div class="looks">
            <ThemePreview settings/>
            <RadioGroup
                name="pieces"
                label=move || i18n.text().appearance().pieces
                options=options(
                    i18n,
                    PieceSet::ALL,
                    PieceSet::name,
                    |text, set| (text.piece_set)(set),
                )
                value=move || theme.look().pieces().name()
                on_change=move |name: String| {
                    if let Some(set) = PieceSet::from_name(&name) {
                        theme.change(|look| look.with_pieces(set));
                    }
                }
            />
            {faces.into_iter().collect_view()}
            <RadioGroup
                name="board"
                label=move || i18n.text().appearance().board
                options=options(
                    i18n,
                    BoardKind::ALL,
                    BoardKind::name,
                    |text, kind| (text.board_kind)(kind),
                )
                value=move || theme.look().board().name()
                on_change=move |name: String| {
                    if let Some(kind) = BoardKind::from_name(&name) {
                        theme.change(|look| look.with_board(kind));
                    }
                }
            />
        </div>
    }
}

/// How the promoted pieces of a set are written.
#[component]
fn PromotedFaces(theme: ThemeSetting, set: PieceSet) -> impl IntoView {
    let i18n = use_i18n();
    let lesser = MinorPiece::ALL
        .iter()
        .map(|&piece| view! { <PromotedFace theme set piece/> }.into_any());
    view! {
        <div class="looks-faces">
            <RadioGroup
                name="dragon"
                label=move || i18n.text().appearance().dragon
                options=options(
                    i18n,
                    DragonFace::ALL,
                    DragonFace::name,
                    |text, face| (text.dragon_face)(face),
                )
                value=move || theme.look().dragon().name()
                on_change=move |name: String| {
                    if let Some(face) = DragonFace::from_name(&name) {
                        theme.change(|look| look.with_dragon(face));
                    }
                }
            />
            {lesser.collect_view()}
        </div>
    }
}

/// How one promoted piece of a set is written.
#[component]
fn PromotedFace(theme: ThemeSetting, set: PieceSet, piece: MinorPiece) -> impl IntoView {
    let i18n = use_i18n();
    let options = options(
        i18n,
        set.gold_faces(piece),
        GoldFace::name,
        move |text, face| text.gold_face(set, piece, face),
    );
    view! {
        <RadioGroup
            name=format!("promoted-{}", piece.name())
            label=move || (i18n.text().appearance().promoted)(piece)
            options
            value=move || theme.look().gold_face(piece).name()
            on_change=move |name: String| {
                if let Some(face) = GoldFace::from_name(&name) {
                    theme.change(|look| look.with_gold_face(piece, face));
                }
            }
        />
    }
}

/// A group of radio buttons.
#[component]
fn RadioGroup(
    #[prop(into)] name: String,
    #[prop(into)] label: Signal<&'static str>,
    options: Vec<SelectOption>,
    /// The value of the button that is on.
    #[prop(into)]
    value: Signal<&'static str>,
    /// Gets the value of the button that the reader has pressed.
    #[prop(into)]
    on_change: Callback<String>,
) -> impl IntoView {
    let buttons = options.into_iter().map(|option| {
        let SelectOption {
            value: own_value,
            label,
        } = option;
        let is_checked = move || value.get() == own_value;
        view! {
            <label class="tick">
                <input
                    type="radio"
                    name=name.clone()
                    value=own_value
                    prop:checked=is_checked
                    on:input=move |event| on_change.run(event_target_value(&event))
                />
                <span>{move || label.get()}</span>
            </label>
        }
        .into_any()
    });
    view! {
        <fieldset class="looks-group fields">
            <legend>{move || label.get()}</legend>
            {buttons.collect_view()}
        </fieldset>
    }
}

/// A corner of a board, with plain and promoted pieces of both sides.
#[component]
fn ThemePreview(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let kings = Memo::new(move |_| settings.with(|settings| settings.kings));
    let marks = Memo::new(move |_| settings.with(Marks::of));
    let squares = move || {
        let (kings, marks) = (kings.get(), marks.get());
        let squares = PREVIEW.iter().enumerate().map(|(index, &kind)| {
            let far = index < PREVIEW.len() / 2;
            let color = if far { Color::White } else { Color::Black };
            let last = marks.last_move && index == PREVIEW.len() - 1;
            view! {
                <div class=if last { "square last" } else { "square" }>
                    {face(Piece::new(color, kind), kings, far)}
                </div>
            }
            .into_any()
        });
        view! { <div class="looks-squares">{squares.collect_view()}</div> }.into_any()
    };
    view! {
        <div class="looks-preview">
            <div
                class="looks-board board-surface"
                role="img"
                aria-label=move || i18n.text().appearance().preview
            >
                {squares}
            </div>
        </div>
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
    i18n: I18n,
    all: &[T],
    name: fn(T) -> &'static str,
    label: impl Fn(&'static AppearanceText, T) -> &'static str + Copy + Send + Sync + 'static,
) -> Vec<SelectOption> {
    let options = all.iter().map(|&option| SelectOption {
        value: name(option),
        label: Signal::derive(move || label(i18n.text().appearance(), option)),
    });
    options.collect()
}
