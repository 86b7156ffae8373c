//! The time for a move.

use std::time::Duration;

use komadai_search::TimeBudget;

/// Milliseconds: remaining, byoyomi, increment; the ply; margin, soft limit, hard limit.
const BUDGETS: &str = include_str!("../../../../../bench/worker_usi/time_budgets.tsv");

/// A test in `tests/e2e` has the same file.
#[test]
fn time_is_shared_out_as_by_the_front_of_the_worker() {
    for row in BUDGETS.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [remaining, byoyomi, increment, ply, margin, soft, hard] = fields[..] else {
            panic!("{row}");
        };
        let number = |field: &str| field.parse().unwrap_or_else(|_| panic!("{row}"));
        let time = |field| Duration::from_millis(number(field));
        let budget = TimeBudget::from_clock(
            time(remaining),
            time(byoyomi),
            time(increment),
            ply.parse().unwrap_or_else(|_| panic!("{row}")),
            time(margin),
        );
        assert_eq!(budget.hard.as_millis(), number(hard).into(), "{row}");
        assert_eq!(budget.soft.as_millis(), number(soft).into(), "{row}");
    }
}
