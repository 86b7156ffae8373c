//! Insertion sort for short lists. The standard library's sort is instantiated for
//! every element type and would add 20 KB to the download.

/// Sorts by a key. Stable; quadratic in the length.
pub(crate) fn insertion_sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};

    use super::insertion_sort_by_key;

    proptest! {
        #[test]
        fn agrees_with_the_standard_library(items in vec((0..5_u8, any::<u8>()), 0..40)) {
            let (mut ours, mut theirs) = (items.clone(), items);
            insertion_sort_by_key(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            prop_assert_eq!(ours, theirs);
        }
    }
}
