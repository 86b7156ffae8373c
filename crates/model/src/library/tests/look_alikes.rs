use super::{
    super::{GameId, look_alike, look_alikes, newest},
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
    assert!(look_alike(&entries[0], &entries[1]));
    assert!(!look_alike(&entries[0], &entries[0]) && !look_alike(&entries[0], &entries[2]));
}

#[test]
fn the_newest_games_are_those_that_were_changed_last() {
    let entries = [(1, 30), (2, 10), (3, 40), (4, 20), (5, 50)].map(|(id, changed)| {
        let mut entry = kept(id, 0).entry;
        entry.changed = changed;
        entry.deleted = (id == 5).then_some(60);
        entry
    });
    let ids = newest(entries.into(), 3).into_iter().map(|entry| entry.id);
    assert!(ids.eq([3, 1, 4].map(GameId::new)));
}
