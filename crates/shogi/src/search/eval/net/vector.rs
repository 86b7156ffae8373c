//! Rows of numbers, added up many at a time. Plain loops over blocks of equal
//! length: the compiler makes vectors of them on every machine
//! (docs/decisions/0005-nets-are-trained-and-run-in-plain-rust.md has the measurements).

/// Rows are a multiple of this long.
pub(super) const LANES: usize = 16;

/// An accumulator's number that counts as 1: more is cut off.
pub(super) const ONE: i16 = 255;

#[inline]
fn blocks(row: &[i16]) -> &[[i16; LANES]] {
    row.as_chunks().0
}

/// Adds a row.
#[inline]
pub(super) fn add(sums: &mut [i16], row: &[i16]) {
    for (sums, row) in sums.as_chunks_mut::<LANES>().0.iter_mut().zip(blocks(row)) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(*weight);
        }
    }
}

/// `before`, one row added and one taken away.
#[inline]
pub(super) fn replace_one(after: &mut [i16], before: &[i16], added: &[i16], removed: &[i16]) {
    let after = after.as_chunks_mut::<LANES>().0.iter_mut();
    let rows = blocks(before)
        .iter()
        .zip(blocks(added))
        .zip(blocks(removed));
    for (after, ((before, added), removed)) in after.zip(rows) {
        for at in 0..LANES {
            after[at] = before[at].wrapping_add(added[at]).wrapping_sub(removed[at]);
        }
    }
}

/// `before`, two rows added and two taken away.
#[inline]
pub(super) fn replace_two(
    after: &mut [i16],
    before: &[i16],
    added: [&[i16]; 2],
    removed: [&[i16]; 2],
) {
    let after = after.as_chunks_mut::<LANES>().0.iter_mut();
    let [one, two] = added.map(blocks);
    let [three, four] = removed.map(blocks);
    let rows = blocks(before).iter().zip(one).zip(two).zip(three).zip(four);
    for (after, ((((before, one), two), three), four)) in after.zip(rows) {
        for at in 0..LANES {
            after[at] = before[at]
                .wrapping_add(one[at])
                .wrapping_add(two[at])
                .wrapping_sub(three[at])
                .wrapping_sub(four[at]);
        }
    }
}

/// The sums between 0 and [`ONE`], squared, times their weights. With weights
/// from -127 to 127 and up to 256 of them nothing overflows.
#[inline]
pub(super) fn activate(sums: &[i16], weights: &[i16]) -> i32 {
    let mut total = 0_i32;
    for (sums, weights) in blocks(sums).iter().zip(blocks(weights)) {
        for at in 0..LANES {
            let active = sums[at].clamp(0, ONE);
            let weighed = active.wrapping_mul(weights[at]);
            total += i32::from(weighed) * i32::from(active);
        }
    }
    total
}
