//! Games in which a name comes, and similar ones in which it does not.

use alloc::{string::String, vec::Vec};

use komadai_shogi::{Color, Color::Black, Color::White, Handicap, Move, Position};

use super::names_by_all_rules;
use crate::{GameNames, Name, Recognizer, rule::Rule};

fn position(setup: &komadai_shogi::Setup) -> Position {
    Position::from_setup_unchecked(setup)
}

/// The names of a game of legal moves. With the board turned they are those of the other sides.
fn game_at(handicap: Handicap, moves: &str) -> GameNames {
    let moves = moves.split_ascii_whitespace();
    let moves: Vec<Move> = moves.map(|usi| usi.parse().expect(usi)).collect();
    let setup = handicap.setup();
    let mut last = position(&setup);
    for mv in &moves {
        assert!(last.play(*mv).is_ok(), "{mv}");
    }
    let recognizer = Recognizer::new();
    let names = recognizer.names_of(&position(&setup), moves.iter().copied());
    assert_eq!(names, names_by_all_rules(&position(&setup), &moves));
    let turned = position(&setup.reversed());
    let turned = recognizer.names_of(&turned, moves.iter().map(|mv| mv.rotated()));
    for found in names.found() {
        let rule = Rule::read(found.name.rule_line()).expect("a rule");
        assert!(rule.side.is_some() || turned.has(!found.side, found.name));
    }
    names
}

fn game(moves: &str) -> GameNames {
    game_at(Handicap::Even, moves)
}

/// Moves of Black, while White moves a gold to and fro.
fn alone_at(handicap: Handicap, moves: &str) -> GameNames {
    let mut waits = ["6a6b", "6b6a"].into_iter().cycle();
    let mut turn = position(&handicap.setup()).turn();
    let mut all = String::new();
    for usi in moves.split_ascii_whitespace() {
        if turn == White {
            all.extend(waits.next());
            all.push(' ');
        }
        all.push_str(usi);
        all.push(' ');
        turn = White;
    }
    game_at(handicap, &all)
}

fn alone(moves: &str) -> GameNames {
    alone_at(Handicap::Even, moves)
}

#[track_caller]
fn has(names: &GameNames, side: Color, id: &str) -> bool {
    names.has(side, Name::from_id(id).expect(id))
}

fn opening(names: &GameNames, side: Color) -> &'static str {
    names.opening(side).map_or("", Name::id)
}

fn castle(names: &GameNames, side: Color) -> &'static str {
    names.castle(side).map_or("", Name::id)
}

#[test]
fn yagura_and_gangi() {
    let silver = " 2g2f 2f2e 3i3h 3h2g 2g2f";
    let names = alone(&(String::from("7g7f 7i6h 6h7g 6i7h 6g6f") + silver));
    assert_eq!(opening(&names, Black), "yagura-bogin");
    assert!(!has(&names, Black, "bogin"));
    let names = alone(silver);
    assert!(has(&names, Black, "bogin") && !has(&names, Black, "yagura-bogin"));

    let crab = "7g7f 7i6h 6h7g 2g2f 2f2e 5g5f 3i4h 4h5g 5g4f 7g6f";
    assert_eq!(opening(&alone(crab), Black), "kanikani-gin");
    // The golds stay where they are.
    let moved = String::from("6i7h ") + crab;
    assert!(!has(&alone(&moved), Black, "kanikani-gin"));

    let both = "7g7f 3c3d 6g6f 4c4d 7i6h 3a4b 6h6g 4b4c 6i7h 4a3b";
    assert_eq!(opening(&game(both), White), "ai-gangi");
    assert_eq!(opening(&game(both), Black), "gangi");
    let both = String::from(both) + " 3i4h";
    assert_eq!(opening(&game(&both), Black), "ai-gangi");
}

#[test]
fn pawns_in_front_of_the_rook() {
    let exchange = "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2f";
    let vertical = String::from(exchange) + " 3c3d 2f3f";
    assert_eq!(opening(&game(&vertical), Black), "tatefudori");
    // Nothing to capture.
    let closed = String::from(exchange) + " 7a7b 2f3f";
    assert_eq!(opening(&game(&closed), Black), "aigakari");

    let opened = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d";
    let defended = game(&(String::from(opened) + " P*2c 2d3d 7a7b"));
    assert_eq!(opening(&defended, Black), "yokofudori-23fu");
    assert_eq!(opening(&defended, White), "yokofudori-23fu");
    let main = String::from(opened) + " 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f";
    let fifth = game(&(main.clone() + " 8f8e"));
    assert_eq!(opening(&fifth, White), "yokofudori-85hisha");
    assert!(!has(&fifth, Black, "tatefudori") && !has(&fifth, Black, "yokofudori-23fu"));
    let fourth = game(&(main + " 8f8d"));
    assert_eq!(opening(&fourth, White), "yokofudori-33kaku");
    // A rook on 3d that has not come along the second file.
    let other = "3g3f 8c8d 3f3e 8d8e 2h3h 4a3b 3e3d 3c3d 3h3d 6a6b";
    assert!(!has(&game(other), Black, "yokofudori"));
}

#[test]
fn exchanged_bishops() {
    let exchange = "7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b 7i8h 6a6b ";
    let right = "3i3h 6b6a 4g4f 6a6b 3h4g 6b6a 3g3f 6a6b 2i3g 6b6a 2h2i 6a6b 5i4h 6b6a 4i5h";
    let names = game(&(String::from(exchange) + right));
    assert_eq!(opening(&names, Black), "kakugawari-migigyoku");
    let names = alone("4g4f 3i4h 4h4g 3g3f 2i3g 2h2i 5i4h 4i5h");
    assert_eq!(opening(&names, Black), "migi-gyoku");
    assert!(!has(&names, Black, "kakugawari-migigyoku"));

    let jump = "3i4h 6b6a 3g3f 6a6b 2i3g 6b6a 3g4e";
    let names = game(&(String::from(exchange) + jump));
    assert!(has(&names, Black, "45kei-sokko"));
    // With the bishops on the board the knight is only lost.
    let names = alone("7g7f 2g2f 3i4h 3g3f 2i3g 3g4e");
    assert!(!has(&names, Black, "45kei-sokko"));
}

#[test]
fn bishops_that_are_drawn_back() {
    let names = game("2g2f 3c3d 5g5f 4c4d 7i7h 8b4b 8h7i");
    assert_eq!(opening(&names, Black), "iijima-hikikaku");
    let names = game("2g2f 3c3d 5g5f 8c8d 7i7h 8d8e 8h7i");
    assert!(!has(&names, Black, "iijima-hikikaku"));

    let start = "2g2f 3c3d 3i4h 4c4d 5g5f 8b4b 5i6h 5a6b 6h7h 6b7b ";
    let catcher = String::from(start) + "2f2e 2b3c 7i6h 7b8b 6h5g";
    assert_eq!(opening(&game(&catcher), Black), "torisashi");
    let opened = String::from("7g7f 1c1d ") + &catcher;
    assert_eq!(opening(&game(&opened), Black), "");
}

#[test]
fn central_rooks() {
    let names = game("5g5f 8c8d 2h5h");
    assert_eq!(opening(&names, Black), "sente-nakabisha");
    // White's, and that of a handicap's receiver, who moves second.
    let names = game("2g2f 5c5d 2f2e 8b5b");
    assert_eq!(opening(&names, White), "nakabisha");
    let names = game_at(Handicap::Lance, "8c8d 5g5f 8d8e 2h5h");
    assert_eq!(opening(&names, Black), "nakabisha");

    let names = alone("5g5f 2h5h 5i4h 4h3h 3h2h 1i1h 2h1i");
    assert_eq!(opening(&names, Black), "nakabisha-anaguma");
    let names = alone("5g5f 2h5h 7g7f 8h7g 5i6h 6h7h 7h8h 9i9h 8h9i");
    assert_eq!(opening(&names, Black), "hidari-anaguma");

    let names = game("5g5f 5c5d 2h5h 8b5b 5i4h");
    assert_eq!(opening(&names, White), "ai-nakabisha");
    assert_eq!(opening(&names, Black), "ai-nakabisha");
    let names = game("5g5f 3c3d 2h5h 8b4b 5i4h");
    assert_eq!(opening(&names, White), "ai-furibisha");
    assert!(!has(&names, White, "ai-nakabisha"));
}

#[test]
fn fourth_file_rooks() {
    let corner = "5i4h 4h3h 3h2h 1i1h 2h1i";
    let names = alone(&(String::from("7g7f 6g6f 2h6h ") + corner));
    assert_eq!(opening(&names, Black), "shiken-anaguma");
    let exchange = "7g7f 3c3d 2h6h 2b8h+ 7i8h 3a2b 5i4h 6a6b 4h3h 6b6a 3h2h 6a6b 1i1h 6b6a 2h1i";
    let names = game(exchange);
    assert_eq!(opening(&names, Black), "reguspe");
    assert!(!has(&names, Black, "shiken-anaguma"));

    let start = "7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 7a6b 5i4h 5a4b 4h3h 4b3b ";
    let names = game(&(String::from(start) + "4i4h"));
    assert_eq!(opening(&names, Black), "yoryu-shikenbisha");
    assert_eq!(castle(&names, Black), "osumi");
    let names = game(&(String::from(start) + "3i2h 1c1d 4i4h 1d1e 6i5h"));
    assert_eq!(opening(&names, Black), "shikenbisha");
    assert_eq!(castle(&names, Black), "kin-muso");
    // A rook that stays has no such castle.
    assert_eq!(castle(&alone("5i4h 4h3h 4i4h"), Black), "");

    let names = game("7g7f 3c3d 2h6h 8c8d 7f7e 8d8e 6h7h");
    assert_eq!(opening(&names, Black), "yon-san");
    let names = game("7g7f 3c3d 7f7e 8c8d 2h7h");
    assert!(!has(&names, Black, "yon-san"));
}

#[test]
fn third_file_rooks() {
    assert_eq!(opening(&game("2h7h"), Black), "shote-78hisha");
    assert_eq!(opening(&game("7g7f 8b3b"), White), "niteme-32hisha");
    assert_eq!(opening(&game("7g7f 3c3d 2h7h 8b3b"), Black), "sankenbisha");
    assert_eq!(opening(&game("2g2f 8b3b"), White), "sankenbisha");
    let names = alone("7g7f 6g6f 2h7h 5i4h 4h3h 3h2h 1i1h 2h1i");
    assert_eq!(opening(&names, Black), "sanken-anaguma");

    let quick = "7g7f 3c3d 7f7e 8c8d 2h7h 8d8e 5i4h 7a6b";
    assert_eq!(opening(&game(quick), Black), "haya-ishida");
    let push = String::from(quick) + " 7e7d";
    assert_eq!(opening(&game(&push), Black), "shin-ishida");

    let both = "7g7f 3c3d 2h7h 8b3b 5i4h";
    assert_eq!(opening(&game(both), White), "ai-sankenbisha");
    assert_eq!(opening(&game(both), Black), "ai-sankenbisha");
    let both = "7g7f 3c3d 2h6h 8b3b 5i4h";
    assert!(!has(&game(both), White, "ai-sankenbisha"));
}

#[test]
fn opposing_rooks() {
    let exchange = "7g7f 3c3d 6g6f 8c8d 8h7g 8d8e 2h8h 1c1d 1g1f 6a6b 7i7h 6b6a 6f6e 2b7g+ 7h7g";
    assert_eq!(opening(&game(exchange), Black), "kakukokan-mukaibisha");
    // As soon as the bishops are exchanged.
    let direct = "7g7f 3c3d 8h2b+ 3a2b 2h8h 6a6b 7i7h 6b6a 7h7g 6a6b 7g8f";
    let names = game(direct);
    assert_eq!(opening(&names, Black), "direct-mukaibisha");
    assert!(has(&names, Black, "gyaku-bogin"));
    assert!(!has(&names, Black, "kakukokan-mukaibisha"));
    // It attacks where the rook is.
    let names = alone("7g7f 7i7h 8h6f 7h7g 7g8f");
    assert!(!has(&names, Black, "gyaku-bogin"));

    let both =
        "7g7f 3c3d 5i6h 4c4d 6h7h 8b4b 8h7g 5a6b 7h8h 6b7b 9i9h 7b8b 8h9i 9a9b 7i8h 8b9a 1g1f";
    let names = game(both);
    assert!(has(&names, White, "ai-anaguma"));
    assert_eq!(opening(&names, Black), "ai-anaguma");
    let one = "7g7f 3c3d 5i6h 4c4d 6h7h 8b4b 8h7g 5a6b 7h8h 6b7b 9i9h 7b8b 8h9i 7a7b 7i8h";
    assert_eq!(opening(&game(one), Black), "");
}

#[test]
fn handicaps() {
    let two = Handicap::TwoPieces;
    let pawns = "7a6b 7g7f 5c5d 4g4f 6b5c 4f4e 4a3b 5g5f 3a2b 3g3f 6c6d 3f3e";
    assert_eq!(opening(&game_at(two, pawns), Black), "nifu-tsukkiri");
    assert_eq!(opening(&game_at(Handicap::FourPieces, pawns), Black), "");
    let silvers = "7g7f 4g4f 4f4e 3i4h 4h4g 7i6h 5g5f 6h5g 5g4f 5i4h 4h3h 4i4h";
    assert_eq!(opening(&alone_at(two, silvers), Black), "gintaden");
    assert_eq!(opening(&alone(silvers), Black), "");
    let block = "5c5d 7g7f 5d5e";
    assert_eq!(opening(&game_at(two, block), White), "gogofu-dome");
    assert_eq!(opening(&game_at(Handicap::Rook, block), White), "");

    let fourth = "7g7f 4g4f 3i4h 4h4g 2h4h";
    let names = alone_at(Handicap::Rook, fourth);
    assert_eq!(opening(&names, Black), "hisha-ochi-migi-shiken");
    assert_eq!(opening(&alone(fourth), Black), "migi-shiken");

    let knight = "1g1f 1f1e 2i1g";
    let names = alone_at(Handicap::RookLance, knight);
    assert_eq!(opening(&names, Black), "hikyo-ochi-17kei");
    assert_eq!(opening(&alone_at(Handicap::Rook, knight), Black), "");

    let silver = "7g7f 2g2f 2f2e 3i3h 3h2g 2g2f";
    let names = alone_at(Handicap::FourPieces, silver);
    assert_eq!(opening(&names, Black), "yonmai-ochi-bogin");
    assert!(!has(&names, Black, "bogin"));
    assert_eq!(opening(&alone_at(two, silver), Black), "");

    let edge = "7g7f 8h6f 9g9f 9f9e";
    let names = alone_at(Handicap::SixPieces, edge);
    assert_eq!(opening(&names, Black), "rokumai-ochi-9suji");
    assert_eq!(opening(&alone(edge), Black), "");
}

#[test]
fn attacks_on_a_central_rook() {
    let gold = "7g7f 3c3d 2g2f 5c5d 2f2e 8b5b 4i5h";
    let names = game(&(String::from(gold) + " 5d5e 2e2d"));
    assert!(has(&names, Black, "chokyusen"));
    let names = game(&(String::from(gold) + " 5a6b 2e2d"));
    assert!(!has(&names, Black, "chokyusen"));

    let left = "7g7f 3c3d 2g2f 5c5d 3i4h 8b5b 7i6h 5d5e 6h7g 5a6b 7g6f";
    assert!(!has(&game(left), Black, "nimaigin"));
    let right = String::from(left) + " 6b7b 3g3f 7b8b 4h3g 7a7b 3g4f";
    assert!(has(&game(&right), Black, "nimaigin"));
}

#[test]
fn attacks_on_a_fourth_file_rook() {
    let boat = "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b ";
    let left = String::from(boat) + "5g5f 7b8b 7i6h 7a7b 6h5g 3a3b ";
    let names = game(&(left.clone() + "5g4f"));
    assert!(has(&names, Black, "46gin-hidari"));
    assert!(!has(&names, Black, "yamada-joseki"));
    // The right silver.
    let names = game(&(String::from(boat) + "3g3f 7b8b 4h3g 7a7b 3g4f"));
    assert!(!has(&names, Black, "46gin-hidari"));

    let names = game(&(left.clone() + "3g3f 9c9d 3f3e"));
    assert!(has(&names, Black, "yamada-joseki"));
    let names = game(&(left.clone() + "3g3f 3b4c 3f3e"));
    assert!(!has(&names, Black, "yamada-joseki"));

    let golds = left.clone() + "4i5h 9c9d 6i6h 9d9e 2h3h";
    assert!(has(&game(&golds), Black, "saginomiya-joseki"));
    let gold = left + "4i5h 9c9d 2h3h";
    assert!(!has(&game(&gold), Black, "saginomiya-joseki"));

    let knight = String::from(boat) + "2f2e 2b3c 3g3f 3a3b 2i3g ";
    let names = game(&(knight.clone() + "3b4c 3g4e"));
    assert!(has(&names, Black, "ponpon-kei"));
    let names = game(&(knight + "7b8b 3g4e"));
    assert!(!has(&names, Black, "ponpon-kei"));
}

#[test]
fn attacks_of_a_fourth_file_rook() {
    let silver = "7g7f 8c8d 6g6f 3c3d 2h6h 8d8e 8h7g 5a4b 7i7h 4b3b 7h6g 7a6b 6g5f 6a5a 5f4e";
    assert!(has(&game(silver), Black, "gyokutogin"));
    // The king is elsewhere.
    let silver = silver.replace("4b3b", "4b5b");
    assert!(!has(&game(&silver), Black, "gyokutogin"));
}

#[test]
fn castles() {
    let helmet = "7g7f 7i6h 6h7g 6i7h 4i5h 5i6h";
    assert_eq!(castle(&alone(helmet), Black), "kabuto");
    let strawberry = "7g7f 6i7h 4i5h 5i6h";
    assert_eq!(castle(&alone(strawberry), Black), "ichigo");

    let tower = "8g8f 7g7f 6g6f 5i6h 6h7h 7h8g 7i7h 4i5h";
    assert_eq!(castle(&alone(tower), Black), "tenshukaku-mino");
    let four = String::from(tower) + " 5h6g 3i4h 5g5f 4h5g 5g6h 6h7g";
    assert_eq!(castle(&alone(&four), Black), "yonmai-mino");

    let silver = "7g7f 6g6f 5g5f 7i6h 6h7g 6i7h 8h7i 7i4f 3i4h 4h5g 5g6h 6h6g 5i6i 6i7i 7i8h";
    assert_eq!(castle(&alone(silver), Black), "gin-yagura");
    let square = String::from(silver) + " 4i5h 5h6h";
    assert_eq!(castle(&alone(&square), Black), "shikaku-yagura");

    assert_eq!(castle(&alone("7i6h 3i4h 6i7i 4i3i 5i5h"), Black), "ahiru");
    assert_eq!(castle(&alone("7i6h 3i4h 6i7i 5i5h"), Black), "");

    let crown = "7g7f 6g6f 5g5f 8g8f 7i7h 7h8g 8h7i 7i4f 6i7h 5i6i 6i7i 7i8h";
    assert_eq!(castle(&alone(crown), Black), "ginkan-ibisha");
    let four = String::from(crown) + " 3i4h 4h5g 5g6h 6h7g 4i5h 5h6g";
    assert_eq!(castle(&alone(&four), Black), "yonmai-ginkan");

    let corner = "7g7f 5g5f 8h6f 5i6h 6h7h 7h8h 9i9h 8h9i 7i8h 6i7i 4i5h 5h6h 6h7h";
    assert_eq!(castle(&alone(corner), Black), "ibisha-anaguma");
    let four = String::from(corner) + " 3i4h 4h5g 5g6h 6h7g";
    assert_eq!(castle(&alone(&four), Black), "yonmai-anaguma");

    let high = "2h7h 5i4h 4h3h 3h2h 3i3h 6i5h 4g4f 4f4e 5h4g";
    assert_eq!(castle(&alone(high), Black), "taka-mino");
    let four = String::from(high) + " 5g5f 7i6h 6h5g 5g4f";
    assert_eq!(castle(&alone(&four), Black), "furi-yonmai-mino");

    let crown = "2h7h 5i4h 4h3h 3h2h 1i1h 2h1i 2g2f 3i2h 2h2g 4i3h 3h2h 6i5h 5h4h 4h3h";
    assert_eq!(castle(&alone(crown), Black), "ginkan-anaguma");
    let four = String::from(crown) + " 3g3f 5g5f 7i6h 6h5g 5g4f 4f3g";
    assert_eq!(castle(&alone(&four), Black), "furi-big-four");
}
