use super::super::Furigoma;

/// All 32 ways for five pawns to fall.
fn every() -> impl Iterator<Item = (u32, Furigoma)> {
    (0..32_u32).map(|fall| {
        let mut place = 0;
        let toss = Furigoma::toss(|| {
            place += 1;
            fall >> (place - 1) & 1 == 1
        });
        (fall, toss)
    })
}

#[test]
fn more_pawns_than_tokin_leave_the_first_black() {
    for (fall, toss) in every() {
        let pawns = fall.count_ones() as usize;
        assert_eq!(toss.pawns(), pawns);
        assert_eq!(
            toss.first_is_black(),
            pawns > Furigoma::PAWNS - pawns,
            "{fall:05b}"
        );
    }
}

#[test]
fn a_toss_favours_nobody() {
    let black = every().filter(|(_, toss)| toss.first_is_black()).count();
    assert_eq!(black, 16);
}

#[test]
fn pawns_lie_in_the_order_in_which_they_fell() {
    let (_, toss) = every().nth(0b00110).expect("a toss");
    assert_eq!(toss.faces(), [false, true, true, false, false]);
}
