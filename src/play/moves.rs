use leptos::{html, prelude::*};

use crate::view::{Shown, dynamic};

use super::{move_text, table::PlayTable};

/// The moves so far, the last one in view.
#[component]
pub fn MoveList(table: PlayTable) -> impl IntoView {
    let text = move || table.language.get().text();
    let moves = Memo::new(move |_| table.game.with(|game| move_text::written(game, text())));
    let first = move || {
        table
            .game
            .with(|game| game.game().start().move_number() as usize)
    };
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move || {
        moves.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <section class="moves" aria-label=Signal::derive(move || text().play.moves)>
            <ol class="moves-list" node_ref=list tabindex="0">
                <For
                    each=move || {
                        let first = first();
                        let numbered = moves.get().into_iter().enumerate();
                        numbered.map(|(index, mv)| (first + index, mv)).collect::<Vec<_>>()
                    }
                    key=|numbered| numbered.clone()
                    let((number, mv))
                >
                    <li>
                        <span class="moves-number">{number}</span>
                        <span>{mv}</span>
                    </li>
                </For>
            </ol>
            <Shown when=Signal::derive(move || moves.with(Vec::is_empty))>
                <p class="moves-none">{dynamic(move || text().play.no_moves)}</p>
            </Shown>
        </section>
    }
}
