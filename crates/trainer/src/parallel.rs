//! Work on several threads.

use std::{
    sync::{Mutex, PoisonError},
    thread,
};

/// Calls `work` with each task; every thread has what `make` returns.
pub fn for_each<I, S>(
    jobs: usize,
    tasks: I,
    make: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, I::Item) + Sync,
) where
    I: ExactSizeIterator<Item: Send> + Send,
{
    let threads = jobs.min(tasks.len());
    if threads <= 1 {
        let mut own = make();
        tasks.for_each(|task| work(&mut own, task));
        return;
    }
    let tasks = Mutex::new(tasks);
    let next = || tasks.lock().unwrap_or_else(PoisonError::into_inner).next();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = make();
                while let Some(task) = next() {
                    work(&mut own, task);
                }
            });
        }
    });
}
