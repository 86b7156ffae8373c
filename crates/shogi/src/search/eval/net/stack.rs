//! The first layer's sums on the way from the root, brought up to date when
//! they are asked for.

use std::sync::Arc;

use super::{Net, inputs::View, vector};
use crate::{ByColor, Change, Color, Position};

/// What both sides see at each ply, summed up.
#[derive(Clone, Debug)]
pub(in crate::search::eval) struct Accumulators {
    net: Arc<Net>,
    steps: Vec<Step>,
    /// For each ply Black's sums, then White's.
    sums: Vec<i16>,
}

/// How a position came about.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// None at the root, and when the turn was passed.
    change: Option<Moved>,
    views: ByColor<View>,
    /// Whether the sums of a side's view are there.
    known: ByColor<bool>,
}

#[derive(Clone, Copy, Debug)]
struct Moved {
    change: Change,
    /// How many the mover holds afterwards of the kind that came to its hand or
    /// was dropped.
    held: u8,
}

impl Accumulators {
    pub fn new(net: Arc<Net>, plies: usize) -> Self {
        let step = Step {
            change: None,
            views: ByColor::new(View::UNTURNED, View::UNTURNED),
            known: ByColor::new(false, false),
        };
        Self {
            sums: vec![0; 2 * plies * net.width()],
            steps: vec![step; plies],
            net,
        }
    }

    /// Looks at every piece of a root.
    pub fn begin(&mut self, root: &Position) {
        self.steps[0] = Step {
            change: None,
            views: ByColor::from_fn(|color| View::of(root, color)),
            known: ByColor::new(true, true),
        };
        for color in Color::ALL {
            self.refresh(0, color, root);
        }
    }

    /// Hears of a move made at `ply`. Only a side whose king has crossed to the
    /// other half of the board looks at every piece.
    #[inline]
    pub fn follow(&mut self, ply: usize, next: &Position, change: &Change) {
        let us = change.moved.color();
        let hand = match change.mv.from() {
            Some(_) => change.captured.and_then(|piece| piece.kind().in_hand()),
            None => change.moved.kind().in_hand(),
        };
        let held = hand.map_or(0, |kind| next.hand(us).count(kind));
        let change = *change;
        let before = self.steps[ply].views;
        let views = ByColor::from_fn(|color| View::of(next, color));
        self.steps[ply + 1] = Step {
            change: Some(Moved { change, held }),
            views,
            known: ByColor::new(false, false),
        };
        if views[us] != before[us] {
            self.refresh(ply + 1, us, next);
            self.steps[ply + 1].known[us] = true;
        }
    }

    /// Hears that a turn was passed at `ply`.
    #[inline]
    pub fn pass(&mut self, ply: usize) {
        self.steps[ply + 1] = Step {
            change: None,
            views: self.steps[ply].views,
            known: ByColor::new(false, false),
        };
    }

    /// What the position at `ply` is worth to the side to move.
    #[inline]
    pub fn evaluate(&mut self, ply: usize, position: &Position) -> i32 {
        for color in Color::ALL {
            self.catch_up(ply, color);
        }
        let turn = position.turn();
        let (own, other) = (self.sums_at(ply, turn), self.sums_at(ply, !turn));
        self.net.output(own, other, position)
    }

    /// Sums up from the last ply that is known. The root is, and where a side's
    /// view has changed.
    fn catch_up(&mut self, ply: usize, color: Color) {
        let mut known = ply;
        while !self.steps[known].known[color] {
            known -= 1;
        }
        for at in known + 1..=ply {
            self.step(at, color);
        }
    }

    /// The sums of a ply from those of the ply before.
    #[inline]
    fn step(&mut self, ply: usize, color: Color) {
        let width = self.net.width();
        let start = self.start(ply, color);
        let (before, after) = self.sums.split_at_mut(start);
        let before = &before[start - 2 * width..][..width];
        let after = &mut after[..width];
        let step = &mut self.steps[ply];
        step.known[color] = true;
        let Some(Moved { change, held }) = step.change else {
            after.copy_from_slice(before);
            return;
        };
        let (view, net) = (step.views[color], &self.net);
        let (us, to) = (change.moved.color(), change.mv.to());
        let placed = net.row(view.on_board(change.placed, to));
        let left = match (change.mv.from(), change.moved.kind().in_hand()) {
            (Some(from), _) => view.on_board(change.moved, from),
            (None, Some(kind)) => view.in_hand(us, kind, held + 1),
            (None, None) => unreachable!("a king is never dropped"),
        };
        let left = net.row(left);
        match change.captured.map(|piece| (piece, piece.kind().in_hand())) {
            Some((captured, Some(kind))) => {
                let taken = net.row(view.on_board(captured, to));
                let gained = net.row(view.in_hand(us, kind, held));
                vector::replace_two(after, before, [placed, gained], [left, taken]);
            }
            _ => vector::replace_one(after, before, placed, left),
        }
    }

    fn refresh(&mut self, ply: usize, color: Color, position: &Position) {
        let (start, width) = (self.start(ply, color), self.net.width());
        let sums = &mut self.sums[start..start + width];
        self.net
            .sum_up(self.steps[ply].views[color], position, sums);
    }

    #[inline]
    fn start(&self, ply: usize, color: Color) -> usize {
        (2 * ply + color as usize) * self.net.width()
    }

    #[inline]
    fn sums_at(&self, ply: usize, color: Color) -> &[i16] {
        let start = self.start(ply, color);
        &self.sums[start..start + self.net.width()]
    }
}
