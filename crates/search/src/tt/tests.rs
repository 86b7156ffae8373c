use super::*;

fn entry(value: i32) -> TtEntry {
    TtEntry {
        mv: None,
        value,
        eval: 7,
        depth: 3,
        bound: Bound::Exact,
    }
}

/// Keys that are spread over the table.
fn keys() -> impl Iterator<Item = (u64, i32)> {
    (1..=20_000).map(|n| ((n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15), n))
}

#[test]
fn a_table_keeps_its_entries_as_it_grows() {
    // 100 MB are no power of two.
    for megabytes in [16, 64, 100] {
        let mut table = TranspositionTable::new(megabytes << 20);
        table.new_search();
        for (key, value) in keys() {
            table.store(key, 0, entry(value));
        }
        let value = |table: &TranspositionTable, key| Some(table.probe(key, 0)?.value);
        let before = keys()
            .filter(|&(key, n)| value(&table, key) == Some(n))
            .count();
        assert!(before > 19_900, "{before}");
        while table.buckets.len() < table.max_buckets {
            table.grow(GROWTH * table.buckets.len());
            let after = keys()
                .filter(|&(key, n)| value(&table, key) == Some(n))
                .count();
            assert_eq!(
                after,
                before,
                "{megabytes} MB, {} buckets",
                table.buckets.len()
            );
        }
        table.clear();
        assert!(keys().all(|(key, _)| table.probe(key, 0).is_none()));
    }
}

#[test]
fn a_table_grows_when_it_is_filled_and_not_before_up_to_its_size() {
    let mut table = TranspositionTable::new(16 << 20);
    let first = table.buckets.len();
    assert_eq!(first * size_of::<Bucket>(), 4 << 20);
    table.new_search();
    table.grow_if_filled(usize::MAX);
    assert_eq!(table.buckets.len(), first);
    let full = |table: &TranspositionTable| {
        for n in 0..400_000_u64 {
            table.store(n.wrapping_mul(0x9e37_79b9_7f4a_7c15), 0, entry(1));
        }
    };
    full(&table);
    let before = table.hashfull();
    table.grow_if_filled(usize::MAX);
    assert_eq!(table.buckets.len(), 4 * first);
    assert!(table.hashfull().abs_diff(before) < 60, "{before}");
    // There is no more.
    full(&table);
    table.grow_if_filled(usize::MAX);
    assert_eq!(table.buckets.len(), 4 * first);
}

#[test]
fn a_table_does_not_grow_while_it_is_shared() {
    let mut table = TranspositionTable::new(16 << 20);
    let helper = table.share();
    table.grow_if_filled(usize::MAX);
    assert_eq!(table.buckets.len(), helper.buckets.len());
    table.grow_to_full_size();
    assert_eq!(table.buckets.len(), table.max_buckets);
    assert_eq!(table.share().buckets.len(), table.max_buckets);
}
