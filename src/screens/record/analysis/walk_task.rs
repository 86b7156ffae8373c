//! Goes through the mistakes of a game.
use leptos::prelude::*;

use super::controller::{AnalysisController, AnalysisTab};
use komadai_model::analysis::{MistakeWalk, RetryVerdict};
use komadai_ui::effect;

impl AnalysisController {
    /// Has the reader try the next mistake, or the first one.
    pub fn next_mistake(self) {
        // What is shown already is not made anew, which would lose the focus.
        if self.tab.get_untracked() != AnalysisTab::Game {
            self.tab.set(AnalysisTab::Game);
        }
        if self.walk.with_untracked(Option::is_some) {
            self.update_walk(MistakeWalk::advance);
        } else {
            let from = untrack(|| self.game.here()).map_or(0, |(index, _)| index);
            let side = self.walks_of.get_untracked();
            let walk = self
                .game
                .moves
                .with_untracked(|moves| MistakeWalk::new(moves, side, from));
            self.walk.set(walk);
        }
        if self
            .walk
            .with_untracked(|walk| walk.as_ref().is_some_and(|walk| walk.current().is_none()))
        {
            self.leave_board();
        }
    }

    /// Leaves the mistakes.
    pub fn end_walk(self) {
        if self.walk.with_untracked(Option::is_some) {
            self.leave_board();
            self.walk.set(None);
        }
    }

    /// A mistake was tried.
    pub fn walk_tried(self, verdict: RetryVerdict) {
        self.update_walk(|walk| walk.tried(verdict));
    }

    /// The better move is told, in the place of the try.
    pub fn tell_mistake(self) {
        self.update_walk(MistakeWalk::show);
        self.end_retry();
    }

    fn update_walk(self, update: impl FnOnce(&mut MistakeWalk)) {
        if self.walk.with_untracked(Option::is_some) {
            self.walk.update(|walk| {
                if let Some(walk) = walk {
                    update(walk);
                }
            });
        }
    }

    /// The board goes to the mistake that is tried. It is not a mistake of another line.
    pub(super) fn follow_walk(self) {
        let record = self.record;
        effect(move || {
            record.shape.track();
            self.end_walk();
        });
        effect(move || {
            record.open_count.track();
            let is_own = untrack(|| record.is_current_game());
            let person = || {
                record
                    .current_game
                    .with_untracked(|game| game.options().only_person())
            };
            self.walks_of.set(is_own.then(person).flatten());
        });
        let index =
            Memo::new(move |_| self.walk.with(|walk| Some(walk.as_ref()?.current()?.index)));
        // Tried after the board has been left because the cursor has gone there.
        let reached = RwSignal::new(None);
        effect(move || {
            let index = index.get();
            if let Some(node) = index.and_then(|index| untrack(|| self.game.node(index))) {
                record.go_to(node);
            }
            reached.set(index);
        });
        effect(move || {
            let reached = reached.get();
            let mistake = untrack(|| self.game.move_here());
            if let Some(mistake) = mistake.filter(|mistake| Some(mistake.index) == reached) {
                self.try_again(&mistake);
            }
        });
    }
}
