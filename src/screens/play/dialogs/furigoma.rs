use leptos::prelude::*;
use shogi::{ByColor, Color, Piece, PieceKind};

use komadai_board::face;
use komadai_model::{Furigoma, KingStyle};
use komadai_ui::{Button, use_i18n};
use komadai_web::random;

/// Pawns that have been tossed.
#[derive(Clone)]
pub struct TossedPawns {
    pawns: Furigoma,
    /// The name of the player who is Black by them, if it has been written.
    black: String,
    /// How often they were tossed.
    count: u32,
}

/// Tosses pawns for the player who is named first; the names are exchanged where the
/// pawns say so.
#[component]
pub fn FurigomaToss(
    tossed: RwSignal<Option<TossedPawns>>,
    names: ByColor<RwSignal<String>>,
    /// Exchanges the sides.
    #[prop(into)]
    on_exchange: Callback<()>,
) -> impl IntoView {
    let i18n = use_i18n();
    let toss = move |()| {
        let pawns = Furigoma::toss(random::random_bool);
        if !pawns.first_is_black() {
            on_exchange.run(());
        }
        tossed.update(|tossed| {
            *tossed = Some(TossedPawns {
                pawns,
                black: names.black.get_untracked().trim().to_owned(),
                count: tossed.as_ref().map_or(0, |tossed| tossed.count) + 1,
            });
        });
    };
    let result = move || {
        let Some(tossed) = tossed.get() else {
            return String::new();
        };
        let text = i18n.text().furigoma();
        let black = match (&*tossed.black, tossed.pawns.first_is_black()) {
            ("", true) => text.first,
            ("", false) => text.second,
            (name, _) => name,
        };
        let pawns = tossed.pawns.pawns();
        let result = (text.said)(pawns, Furigoma::PAWNS - pawns, black);
        // Screen readers read the same sentence again only if it differs.
        let suffix = if tossed.count % 2 == 0 { "\u{a0}" } else { "" };
        result + suffix
    };
    view! {
        <div class="furigoma">
            <Button
                name="toss"
                label=|text| text.furigoma().toss
                class="quiet"
                on_press=toss
            />
            // Made anew with every toss, for the animation.
            <For each=move || tossed.get() key=|tossed| tossed.count let:tossed>
                <div class="furigoma-pawns board-surface" aria-hidden="true">
                    {tossed.pawns.faces().map(tossed_pawn).into_iter().collect_view()}
                </div>
            </For>
            <p class="hint" role="status" data-announce="furigoma">
                {result}
            </p>
        </div>
    }
}

fn tossed_pawn(is_pawn_up: bool) -> AnyView {
    let kind = if is_pawn_up {
        PieceKind::Pawn
    } else {
        PieceKind::Tokin
    };
    let piece = Piece::new(Color::Black, kind);
    view! {
        <span class="furigoma-pawn" data-piece=if is_pawn_up { "P" } else { "+P" }>
            {face(piece, KingStyle::Senior, false)}
        </span>
    }
    .into_any()
}
