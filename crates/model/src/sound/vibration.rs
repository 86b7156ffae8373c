/// The vibration, in milliseconds, at a number of seconds left.
pub const fn vibration_ms(seconds: u16) -> u32 {
    match seconds {
        1..=3 => 160,
        4..=5 => 90,
        _ => 45,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_seconds_shake_longer() {
        let shakes: Vec<u32> = (1..=10).map(vibration_ms).collect();
        assert!(shakes.is_sorted_by(|sooner, later| sooner >= later));
        assert!(shakes[0] > shakes[9] && shakes[9] > 0);
    }
}
