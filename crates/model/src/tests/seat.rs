use core::time::Duration;

use komadai_records::key;
use komadai_search::Level;
use shogi::{ByColor, Color};

use super::super::{
    Computer, GameOptions, Pace, PlayedGame, Seat, Snapshot, export_record, opponent::ComputerTask,
};

fn seats() -> impl Iterator<Item = Seat> {
    let levels = (1..=Level::COUNT).filter_map(Level::new);
    let computers = levels.flat_map(|level| {
        [Pace::Human, Pace::AtOnce].map(|pace| Seat::Computer(Computer { level, pace }))
    });
    core::iter::once(Seat::Human).chain(computers)
}

#[test]
fn a_seat_is_read_as_it_was_written() {
    for seat in seats() {
        assert_eq!(Seat::from_name(&seat.name()), Some(seat));
    }
    let computer = Seat::from_name("computer-10-at-once").and_then(Seat::computer);
    assert_eq!(computer.map(|it| it.level.number()), Some(10));
    for name in [
        "",
        "engine",
        "Human",
        "computer",
        "computer-",
        "computer-0",
        "computer-03",
        "computer-+3",
        "computer-11",
        "computer-3-",
        "computer-3-slow",
        "computer--at-once",
    ] {
        assert_eq!(Seat::from_name(name), None, "{name}");
    }
}

#[test]
fn the_computer_keeps_its_seat_in_addresses_and_stored_games() {
    for seat in seats() {
        let setup = GameOptions {
            seats: ByColor::new(Seat::Human, seat),
            ..GameOptions::even()
        };
        let game = PlayedGame::new(setup.clone());
        let again = PlayedGame::from_query(&game.to_query()).expect("our own query");
        assert_eq!(again.options(), &setup);
        let snapshot = Snapshot {
            game,
            set_at: 1,
            address: None,
            drawn: String::new(),
            remote: None,
        };
        let again =
            Snapshot::from_stored(&snapshot.to_stored(Duration::ZERO)).expect("our own text");
        assert_eq!(again.game.options(), &setup);
    }
}

#[test]
fn it_goes_on_thinking_about_a_stored_game() {
    let query = "black=human&white=computer-4&moves=7g7f";
    let game = PlayedGame::from_query(query).expect("a game");
    let due = ComputerTask::from_game(&game).expect("its move");
    assert_eq!((due.side, due.ply), (Color::White, 1));
}

#[test]
fn a_record_names_the_program() {
    let game = PlayedGame::from_query("black=computer-10&white-name=Mai").expect("a game");
    let record = export_record(&game, "");
    assert_eq!(record.headers.get(key::BLACK), Some("Komadai Lv10"));
    assert_eq!(record.headers.get(key::WHITE), Some("Mai"));
    let game = PlayedGame::from_query("black=computer-10&black-name=HAL").expect("a game");
    let record = export_record(&game, "");
    assert_eq!(record.headers.get(key::BLACK), Some("HAL"));
}
