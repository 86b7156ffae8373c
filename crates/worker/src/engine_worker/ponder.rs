//! Searching on the opponent's time. An iteration can take seconds and receives no messages:
//! it is interrupted after a slice of time, and the search begins again. It soon is where it
//! was, since the table has the results so far.
use core::{cell::RefCell, ops::ControlFlow, time::Duration};

use komadai_search::{Progress, SearchControl, Searcher};

use super::task::Search;
use komadai_protocol::PONDER_SLICE;

/// The longest search, for the battery's sake. The table is full of its results by then.
const LONGEST: Duration = Duration::from_secs(60);

/// Searches one iteration deeper, or starts again after a slice. Breaks when further
/// search is of no use. `since`: when the search was started first.
pub(super) fn step(
    searcher: &mut Searcher,
    search: &Search,
    since: Duration,
    control: &mut SearchControl<'_>,
) -> ControlFlow<()> {
    match deepen_in_slice(searcher, control) {
        Some(Progress::Deeper) => ControlFlow::Continue(()),
        Some(Progress::Done) => ControlFlow::Break(()),
        None if (control.now)().saturating_sub(since) >= LONGEST => ControlFlow::Break(()),
        None => {
            searcher.start(&search.root, search.limits.clone(), control);
            ControlFlow::Continue(())
        }
    }
}

/// One iteration; `None` when it was interrupted at the end of the slice.
fn deepen_in_slice(searcher: &mut Searcher, control: &mut SearchControl<'_>) -> Option<Progress> {
    let clock = RefCell::new(&mut *control.now);
    let mut now = || (clock.borrow_mut())();
    let end = now() + PONDER_SLICE;
    let mut interrupted = false;
    let mut stop = || {
        interrupted |= (clock.borrow_mut())() >= end;
        interrupted
    };
    let progress = searcher.deepen(&mut SearchControl {
        now: &mut now,
        stop: &mut stop,
    });
    (!interrupted).then_some(progress)
}
