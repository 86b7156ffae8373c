//! Vector operations as plain loops over fixed-size blocks, which the compiler
//! vectorizes on every target (docs/decisions/0005-nets-are-trained-and-run-in-plain-
//! rust.md has the measurements); the dot product in WebAssembly by its instructions.

/// Lengths are a multiple of this.
pub(super) const LANES: usize = 16;

/// The quantization of activations: 1.0, and the upper clipping bound.
pub(super) const QA: i16 = 255;

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

/// `before` plus one row minus one row.
#[inline]
pub(super) fn add1_sub1(after: &mut [i16], before: &[i16], added: &[i16], removed: &[i16]) {
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

/// `before` plus two rows minus two rows.
#[inline]
pub(super) fn add2_sub2(
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

/// The dot product of the squared clipped activations (SCReLU) and the weights. Up to
/// 256 weights of -127 to 127 do not overflow.
#[inline]
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) fn screlu_dot(sums: &[i16], weights: &[i16]) -> i32 {
    let mut total = 0_i32;
    for (sums, weights) in blocks(sums).iter().zip(blocks(weights)) {
        for at in 0..LANES {
            let active = sums[at].clamp(0, QA);
            let weighed = active.wrapping_mul(weights[at]);
            total += i32::from(weighed) * i32::from(active);
        }
    }
    total
}

/// The same by the instructions of WebAssembly: the compiler does not find that products
/// of 16 bits are added in pairs.
#[inline]
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) fn screlu_dot(sums: &[i16], weights: &[i16]) -> i32 {
    use core::arch::wasm32::{
        i16x8, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_splat, v128,
    };

    #[inline]
    fn load(&[a, b, c, d, e, f, g, h]: &[i16; 8]) -> v128 {
        i16x8(a, b, c, d, e, f, g, h)
    }
    let (zero, one) = (i16x8_splat(0), i16x8_splat(QA));
    let mut total = i32x4_splat(0);
    let (sums, _) = sums.as_chunks();
    let (weights, _) = weights.as_chunks();
    for (sums, weights) in sums.iter().zip(weights) {
        let active = i16x8_min(i16x8_max(load(sums), zero), one);
        let weighed = i16x8_mul(active, load(weights));
        total = i32x4_add(total, i32x4_dot_i16x8(weighed, active));
    }
    i32x4_extract_lane::<0>(total)
        + i32x4_extract_lane::<1>(total)
        + i32x4_extract_lane::<2>(total)
        + i32x4_extract_lane::<3>(total)
}
