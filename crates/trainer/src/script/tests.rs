//! Tests of the scripted players.

use shogi::{Game, Position, Strictness};

use super::*;

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Game).expect("a valid position")
}

/// How often, of a hundred, the script plays one of these moves.
fn share(script: Script, sfen: &str, moves: &[&str]) -> usize {
    let position = position(sfen);
    let played = (0..100).filter(|&seed| {
        let mv = script.choose(&position, &mut Rng::new(seed));
        moves.contains(&mv.expect("there is a move").to_string().as_str())
    });
    played.count()
}

const LOOKING: [Script; 3] = [Script::Greedy, Script::OneReply, Script::TwoDeep];

#[test]
fn every_script_plays_legal_moves_to_the_end() {
    for (script, name) in Script::ALL {
        assert_eq!(name.parse(), Ok(script));
        let mut game = Game::new(Position::startpos());
        let mut rng = Rng::new(3);
        while game.outcome().is_none() && game.plies().len() < 60 {
            let mv = script.choose(game.position(), &mut rng).expect("a move");
            game.play(mv).expect("it is legal");
        }
    }
    let mated = position("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    for (script, _) in Script::ALL {
        assert_eq!(script.choose(&mated, &mut Rng::new(1)), None);
    }
}

#[test]
fn a_mate_in_one_is_played() {
    for script in LOOKING {
        let mates = ["G*5b"];
        assert_eq!(
            share(script, "4k4/9/4P4/9/r8/1R7/9/9/4K4 b G 1", &mates),
            100,
            "{script:?}"
        );
    }
}

#[test]
fn what_is_free_is_taken() {
    for script in LOOKING {
        let sfen = "4k4/9/9/9/3s5/3P5/9/9/4K4 b - 1";
        assert_eq!(share(script, sfen, &["6f6e"]), 100, "{script:?}");
    }
}

#[test]
fn greedy_notices_part_of_its_hanging_pieces() {
    // A bishop attacks a gold; nothing can be taken.
    let sfen = "4k4/9/4b4/9/9/1G7/9/8P/4K4 b - 1";
    let away = ["8f7f", "8f9f", "8f8e", "8f9e", "8f8g"];
    let saved = share(Script::Greedy, sfen, &away);
    assert!((60..=92).contains(&saved), "{saved}");
    assert_eq!(share(Script::OneReply, sfen, &away), 100);
}

#[test]
fn a_defended_pawn_is_not_taken_by_a_rook() {
    // On the file of a gold.
    let sfen = "4k4/9/4g4/4p4/9/9/9/4R4/3K5 b - 1";
    for script in LOOKING {
        assert_eq!(share(script, sfen, &["5h5d", "5h5d+"]), 0, "{script:?}");
    }
}

#[test]
fn two_deep_sees_what_its_next_move_wins() {
    // A fork by a drop: the knight attacks a silver and a gold.
    let sfen = "8k/9/2s1g4/9/9/9/9/9/4K4 b N 1";
    assert_eq!(share(Script::TwoDeep, sfen, &["N*6e"]), 100);
    assert!(share(Script::OneReply, sfen, &["N*6e"]) < 30);
}
