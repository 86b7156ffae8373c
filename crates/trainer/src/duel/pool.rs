//! Pairs of games on several threads.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    thread,
};

/// Plays the pairs from 0 on until all are played or `play` breaks. Each thread has what
/// `make` returns.
pub fn play_pairs<T>(
    jobs: usize,
    pairs: u32,
    make: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u32) -> ControlFlow<()> + Sync,
) {
    let next = AtomicU32::new(0);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let mut own = make();
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= pairs {
                        return;
                    }
                    if play(&mut own, index).is_break() {
                        next.store(pairs, Relaxed);
                    }
                }
            });
        }
    });
}
