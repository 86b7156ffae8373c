use super::{
    super::{GameId, look_alikes},
    kept,
};

#[test]
fn copies_look_alike_until_a_move_a_name_or_the_date_differs() {
    let [game, mut copy, longer, mut other] =
        [(1, 2), (2, 2), (3, 3), (4, 2)].map(|(id, moves)| kept(id, moves).entry);
    copy.changed += 60_000;
    other.about.date = "2024/08/02".to_owned();
    let entries = [game, copy, longer, other];
    let alike = look_alikes(&entries);
    assert!(alike.into_iter().eq([GameId::new(1), GameId::new(2)]));
    assert!(look_alikes(&entries[1..]).is_empty());
}
