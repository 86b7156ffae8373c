//! The accumulators of the hidden layer for each ply, updated lazily.

use alloc::{sync::Arc, vec::Vec};

use komadai_shogi::{ByColor, Color, MoveDelta, Position};

use super::{Net, features::Perspective, simd};

/// The accumulators of both perspectives for each ply from the root.
#[derive(Clone, Debug)]
pub(in crate::eval) struct AccumulatorStack {
    net: Arc<Net>,
    entries: Vec<AccumulatorEntry>,
    /// For each ply Black's accumulator, then White's.
    sums: Vec<i16>,
}

/// The state of the accumulators of a ply.
#[derive(Clone, Copy, Debug)]
struct AccumulatorEntry {
    /// The move that led here; `None` at the root and after a null move.
    delta: Option<AppliedDelta>,
    perspectives: ByColor<Perspective>,
    /// Whether a side's accumulator is computed.
    computed: ByColor<bool>,
}

#[derive(Clone, Copy, Debug)]
struct AppliedDelta {
    delta: MoveDelta,
    /// The mover's count in hand, after the move, of the captured or dropped kind.
    hand_count: u8,
}

impl AccumulatorStack {
    pub fn new(net: Arc<Net>, plies: usize) -> Self {
        let entry = AccumulatorEntry {
            delta: None,
            perspectives: ByColor::new(Perspective::BLACK, Perspective::BLACK),
            computed: ByColor::new(false, false),
        };
        Self {
            sums: vec![0; 2 * plies * net.width()],
            entries: vec![entry; plies],
            net,
        }
    }

    /// Resets to a root position.
    pub fn reset(&mut self, root: &Position) {
        self.entries[0] = AccumulatorEntry {
            delta: None,
            perspectives: ByColor::from_fn(|color| Perspective::new(root, color)),
            computed: ByColor::new(true, true),
        };
        for color in Color::ALL {
            self.refresh(0, color, root);
        }
    }

    /// Records the move made at `ply`. An accumulator is refreshed only if its king has
    /// crossed to the other half of the board.
    #[inline]
    pub fn make_move(&mut self, ply: usize, next: &Position, delta: &MoveDelta) {
        let us = delta.mover.color();
        let hand = match delta.mv.from() {
            Some(_) => delta.captured.and_then(|piece| piece.kind().in_hand()),
            None => delta.mover.kind().in_hand(),
        };
        let hand_count = hand.map_or(0, |kind| next.hand(us).count(kind));
        let delta = *delta;
        let before = self.entries[ply].perspectives;
        let perspectives = ByColor::from_fn(|color| Perspective::new(next, color));
        self.entries[ply + 1] = AccumulatorEntry {
            delta: Some(AppliedDelta { delta, hand_count }),
            perspectives,
            computed: ByColor::new(false, false),
        };
        if perspectives[us] != before[us] {
            self.refresh(ply + 1, us, next);
            self.entries[ply + 1].computed[us] = true;
        }
    }

    /// Records a null move at `ply`.
    #[inline]
    pub fn make_null_move(&mut self, ply: usize) {
        self.entries[ply + 1] = AccumulatorEntry {
            delta: None,
            perspectives: self.entries[ply].perspectives,
            computed: ByColor::new(false, false),
        };
    }

    /// The net's value of the position at `ply` for the side to move, in centipawns.
    #[inline]
    pub fn evaluate(&mut self, ply: usize, position: &Position) -> i32 {
        for color in Color::ALL {
            self.materialize(ply, color);
        }
        let turn = position.turn();
        let (own, other) = (self.sums_at(ply, turn), self.sums_at(ply, !turn));
        self.net.output(own, other, position)
    }

    /// Computes an accumulator by updates from the last computed ply. The root is always
    /// computed, as are the plies at which a side's perspective changed.
    fn materialize(&mut self, ply: usize, color: Color) {
        let mut computed = ply;
        while !self.entries[computed].computed[color] {
            computed -= 1;
        }
        for at in computed + 1..=ply {
            self.update(at, color);
        }
    }

    /// Computes an accumulator from that of the previous ply.
    #[inline]
    fn update(&mut self, ply: usize, color: Color) {
        let width = self.net.width();
        let start = self.start(ply, color);
        let (before, after) = self.sums.split_at_mut(start);
        let before = &before[start - 2 * width..][..width];
        let after = &mut after[..width];
        let entry = &mut self.entries[ply];
        entry.computed[color] = true;
        let Some(AppliedDelta { delta, hand_count }) = entry.delta else {
            after.copy_from_slice(before);
            return;
        };
        let (perspective, net) = (entry.perspectives[color], &self.net);
        let (us, to) = (delta.mover.color(), delta.mv.to());
        let placed = net.feature_row(perspective.on_board(delta.placed, to));
        let removed = match (delta.mv.from(), delta.mover.kind().in_hand()) {
            (Some(from), _) => perspective.on_board(delta.mover, from),
            (None, Some(kind)) => perspective.in_hand(us, kind, hand_count + 1),
            (None, None) => unreachable!("a king is never dropped"),
        };
        let removed = net.feature_row(removed);
        match delta.captured.map(|piece| (piece, piece.kind().in_hand())) {
            Some((captured, Some(kind))) => {
                let captured_row = net.feature_row(perspective.on_board(captured, to));
                let gained = net.feature_row(perspective.in_hand(us, kind, hand_count));
                simd::add2_sub2(after, before, [placed, gained], [removed, captured_row]);
            }
            _ => simd::add1_sub1(after, before, placed, removed),
        }
    }

    fn refresh(&mut self, ply: usize, color: Color, position: &Position) {
        let (start, width) = (self.start(ply, color), self.net.width());
        let sums = &mut self.sums[start..start + width];
        self.net
            .refresh(self.entries[ply].perspectives[color], position, sums);
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
