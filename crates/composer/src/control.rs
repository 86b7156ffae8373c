use komadai_search::SearchControl;

/// Searches without a limit of time.
pub fn without_clock<T>(search: impl FnOnce(&mut SearchControl<'_>) -> T) -> T {
    search(&mut SearchControl::unlimited())
}
