use proptest::prelude::*;
use shogi::{
    Color, Handicap, Move,
    clock::{Preset, TimeControlError},
};

use super::super::{AddressError, GameOptions, PauseReason, PlayedGame};
use super::timed;

fn read(query: &str) -> PlayedGame {
    PlayedGame::from_query(query).unwrap_or_else(|errors| panic!("{query}: {errors:?}"))
}

fn errors(query: &str) -> Vec<AddressError> {
    PlayedGame::from_query(query).expect_err(query)
}

#[test]
fn the_documented_address() {
    let game = read("moves=7g7f+3c3d&black=human&white=human&main=600&byoyomi=10&periods=1");
    assert_eq!(game.game().plies().len(), 2);
    let control = game.options().controls[Color::Black];
    assert_eq!(control.main().as_secs(), 600);
    assert_eq!(
        control.byoyomi_periods().map(|p| p.length().as_secs()),
        Some(10)
    );
    assert_eq!(game.pause_reason(), Some(PauseReason::NotStarted));
    assert_eq!(game.mover(), Some(Color::Black));
}

#[test]
fn nothing_said_is_an_even_game_without_a_clock() {
    let game = read("");
    assert_eq!(game.options(), &GameOptions::even());
    assert_eq!(game.pause_reason(), None);
}

#[test]
fn promotions_in_moves_and_promoted_pieces_in_the_position() {
    for query in ["moves=7g7f+3c3d+8h2b%2B", "moves=7g7f%203c3d%208h2b%2B"] {
        let game = read(query);
        let last: Move = "8h2b+".parse().expect("a move");
        assert_eq!(game.game().plies().last().map(|ply| ply.mv), Some(last));
    }
    let sfen = "lnsgkgsnl/1r5%2BB1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL+w+B+4";
    let game = read(&format!("sfen={sfen}"));
    let square = shogi::Square::from_usi("2b").expect("a square");
    let piece = game.game().position().piece_at(square).expect("a horse");
    assert_eq!(piece.kind(), shogi::PieceKind::Horse);
    assert_eq!(game.game().position().turn(), Color::White);
}

#[test]
fn handicaps_and_sides_of_their_own() {
    let game =
        read("handicap=two-pieces&main=600&byoyomi=30&white-main=0&white-name=%E4%B8%8A%E6%89%8B");
    assert_eq!(game.options().handicap(), Some(Handicap::TwoPieces));
    assert_eq!(game.options().controls[Color::Black].main().as_secs(), 600);
    assert_eq!(game.options().controls[Color::White].main().as_secs(), 0);
    assert_eq!(game.options().names[Color::White], "上手");
}

#[test]
fn every_error_names_its_key_and_reason() {
    let key = |text: &str| text.to_owned();
    let value = key;
    assert_eq!(
        errors("mian=600"),
        [AddressError::UnknownKey { key: key("mian") }]
    );
    assert_eq!(
        errors("main=600&main=5"),
        [AddressError::Repeated { key: key("main") }]
    );
    for bad in ["", "-1", "ten", "1.5", "99999999999"] {
        assert_eq!(
            errors(&format!("byoyomi={bad}")),
            [AddressError::Number {
                key: key("byoyomi"),
                value: value(bad)
            }]
        );
    }
    assert_eq!(
        errors("black=engine"),
        [AddressError::Seat {
            key: "black",
            value: value("engine")
        }]
    );
    assert_eq!(
        errors("handicap=all"),
        [AddressError::Handicap {
            value: value("all")
        }]
    );
    assert_eq!(
        errors("handicap=rook&sfen=9"),
        [AddressError::Both {
            key: "sfen",
            other: "handicap"
        }]
    );
    assert!(matches!(errors("sfen=9%2F9")[..], [AddressError::Sfen(_)]));
    assert_eq!(
        errors("moves=7g7f+3c"),
        [AddressError::NoMove {
            number: 2,
            text: value("3c")
        }]
    );
    assert!(matches!(
        errors("moves=7g7f+3c3e")[..],
        [AddressError::Move { number: 2, .. }]
    ));
    assert_eq!(
        errors("byoyomi=10&increment=5&main=60"),
        [AddressError::TimeControl {
            color: Color::Black,
            error: TimeControlError::ByoyomiAndIncrement
        }]
    );
    assert_eq!(
        errors("moves=%FF"),
        [AddressError::Encoding {
            pair: value("moves=%FF")
        }]
    );
    assert_eq!(errors("x=1&black=2&main=z").len(), 3);
}

proptest! {
    #[test]
    fn written_addresses_read_back(
        picks in prop::collection::vec(any::<prop::sample::Index>(), 0..80),
        preset in prop::sample::select(&Preset::ALL),
        white in prop::sample::select(&Preset::ALL),
        handicap in prop::sample::select(&Handicap::ALL),
        name in ".{0,10}",
    ) {
        let mut setup = timed(preset);
        setup.start = shogi::Position::from_setup(&handicap.setup(), shogi::Strictness::Game)
            .expect("a handicap");
        setup.controls.white = white.time_control();
        setup.names.black = name;
        let mut game = shogi::Game::new(setup.start);
        for pick in picks {
            let legal: Vec<Move> = game.position().legal_moves().to_vec();
            if game.outcome().is_some() {
                break;
            }
            game.play(*pick.get(&legal)).expect("legal");
        }
        let game = PlayedGame::from_game(setup, game);
        let query = game.to_query();
        prop_assert!(query.bytes().all(|byte| byte.is_ascii_graphic()));
        let again = read(&query);
        prop_assert_eq!(again.options(), game.options());
        prop_assert_eq!(again.game().plies(), game.game().plies());
    }
}
