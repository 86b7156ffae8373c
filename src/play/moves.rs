use leptos::{html, prelude::*};

use super::{move_text, table::PlayTable};
use crate::reactive::{Shown, dynamic, flag, watch, words};

/// The moves so far, the last one in view.
#[component]
pub fn MoveList(table: PlayTable) -> impl IntoView {
    let words = words();
    let moves = move || {
        table.game.with(|game| {
            let first = game.game().start().move_number() as usize;
            let written = move_text::written(game, words.now());
            (first..).zip(written).collect::<Vec<_>>()
        })
    };
    let list = NodeRef::<html::Ol>::new();
    watch(move || {
        table.game.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <section class="moves" aria-label=words.of(|text| text.play.moves)>
            <ol class="moves-list" node_ref=list tabindex="0">
                {dynamic(move || {
                    moves()
                        .into_iter()
                        .map(|(number, mv)| {
                            view! {
                                <li>
                                    <span class="moves-number">{number.to_string()}</span>
                                    <span>{mv}</span>
                                </li>
                            }
                        })
                        .collect_view()
                })}
            </ol>
            <Shown when=flag(move || table.game.with(|game| game.game().moves().is_empty()))>
                <p class="moves-none">{words.of(|text| text.play.no_moves)}</p>
            </Shown>
        </section>
    }
}
