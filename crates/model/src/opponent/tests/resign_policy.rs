use komadai_search::{Decision, Score};
use shogi::{Claim, Color, Move, RulesPreset};

use super::{
    super::{
        super::PlayedGame, ComputerAction, ComputerTask, ResignPolicy, TaskKind, accepts_offer,
    },
    ZERO, after, computer, from, mv, play, setup,
};

#[test]
fn a_draw_is_agreed_to_when_the_score_supports_it() {
    for (moves, score, agrees) in [
        (0, 0, false),
        (0, -90, false),
        (0, -150, false),
        (0, -650, true),
        (60, 50, true),
        (60, 200, false),
        (60, -800, true),
    ] {
        let mut setup = setup(5);
        setup.rules.draw_by_agreement = true;
        let mut game = PlayedGame::new(setup);
        // Up and down, but never the same.
        game = shuffled(game, moves);
        game.claim(Color::Black, Claim::OfferDraw, ZERO);
        let due = ComputerTask::from_game(&game).unwrap();
        // Black is to move: the score is Black's.
        let score = Some(Score::centipawns(-score));
        let found = accepts_offer(&game, due, Claim::OfferDraw, score);
        assert_eq!(found, agrees, "{moves} moves, {score:?}");
        assert!(!accepts_offer(&game, due, Claim::OfferDraw, None));
    }
}

/// An even number of moves that lead nowhere.
fn shuffled(mut game: PlayedGame, moves: usize) -> PlayedGame {
    let mut seed = 1_u64;
    while game.game().plies().len() < moves {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let legal = game.game().position().legal_moves();
        let quiet = |mv: &&Move| game.game().position().piece_at(mv.to()).is_none();
        let quiet: Vec<Move> = legal.iter().filter(quiet).copied().collect();
        let mv = quiet[(seed >> 33) as usize % quiet.len()];
        let mut next = game.clone();
        play(&mut next, &mv.to_string());
        if !next.is_over() && !next.game().status().in_check {
            game = next;
        }
    }
    game
}

#[test]
fn a_count_is_agreed_to_when_it_wins() {
    // White has entered with next to nothing, Black with everything; and the reverse.
    for (sfen, agrees) in [
        ("4K4/9/9/9/9/9/9/9/4k4 b 2R2B4G4S4N4L18P 1", false),
        ("4K4/9/9/9/9/9/9/9/4k4 b 2r2b4g4s4n4l18p 1", true),
    ] {
        let mut setup = from(sfen, 5);
        setup.rules = RulesPreset::Professional.rules();
        let mut game = PlayedGame::new(setup);
        assert_eq!(
            game.claimant(Claim::RequestCount),
            Some(Color::Black),
            "{sfen}"
        );
        game.claim(Color::Black, Claim::RequestCount, ZERO);
        let due = ComputerTask::from_game(&game).unwrap();
        assert_eq!(due.kind, TaskKind::Answer(Claim::RequestCount));
        let score = Some(Score::centipawns(0));
        assert_eq!(
            accepts_offer(&game, due, Claim::RequestCount, score),
            agrees,
            "{sfen}"
        );
    }
}

fn due_at(ply: usize, level: u8) -> ComputerTask {
    ComputerTask {
        side: Color::White,
        computer: computer(level),
        kind: TaskKind::Move,
        ply,
    }
}

#[test]
fn it_gives_up_a_lost_game_but_not_at_once_and_not_at_every_level() {
    let game = after(setup(5), "7g7f");
    let best = Decision::Play(mv("3c3d"));
    let lost = Some(Score::centipawns(-1_600));
    let mated = Some(Score::mated_in(8));
    let fine = Some(Score::centipawns(-1_400));
    // Scores of its moves in a row from a ply on, and at which of them it gives up.
    for (level, ply, scores, gives_up) in [
        (5, 31, vec![lost; 6], Some(3)),
        (10, 41, vec![mated; 6], Some(3)),
        (
            5,
            41,
            vec![lost, lost, lost, fine, lost, lost, lost, lost],
            Some(7),
        ),
        (5, 21, vec![lost; 6], Some(5)),
        (4, 61, vec![mated; 20], None),
        (5, 41, vec![None; 20], None),
        (5, 41, vec![fine; 20], None),
    ] {
        let mut policy = ResignPolicy::default();
        let found = scores.iter().enumerate().position(|(index, &score)| {
            let due = due_at(ply + 2 * index, level);
            policy.decide(&game, due, best, score) == ComputerAction::Claim(Claim::Resign)
        });
        assert_eq!(found, gives_up, "level {level} from ply {ply}: {scores:?}");
    }
    // Taken back and played again, it counts anew.
    let mut policy = ResignPolicy::default();
    for _ in 0..10 {
        assert_eq!(
            policy.decide(&game, due_at(41, 5), best, lost),
            ComputerAction::Play(mv("3c3d"))
        );
    }
}

#[test]
fn it_declares_a_draw_where_it_stands_badly() {
    // White has entered with 24 points.
    let entered = "4K4/9/9/9/9/9/ppppppppp/r3k3b/4r4 w B4G4S4N4L9P 1";
    for (preset, score, declares) in [
        (RulesPreset::Professional, -700, true),
        (RulesPreset::Professional, -2_000, true),
        (RulesPreset::Professional, 100, false),
        // 27 points are needed: it would lose.
        (RulesPreset::Standard, -700, false),
    ] {
        let mut setup = from(entered, 5);
        setup.rules = preset.rules();
        let game = PlayedGame::new(setup);
        let due = ComputerTask::from_game(&game).unwrap();
        let best = Decision::Play(mv("5h6h"));
        let score = Some(Score::centipawns(score));
        let action = ResignPolicy::default().decide(&game, due, best, score);
        let expected = match declares {
            true => ComputerAction::Claim(Claim::Declare),
            false => ComputerAction::Play(mv("5h6h")),
        };
        assert_eq!(action, expected, "{preset:?}, {score:?}");
    }
}

#[test]
fn it_declares_what_it_can_win_and_resigns_when_it_has_no_move() {
    let declares = "4k4/9/9/9/9/9/4K4/9/9 b - 1";
    let game = after(from(declares, 1), "5g5f");
    let due = ComputerTask::from_game(&game).unwrap();
    let mut policy = ResignPolicy::default();
    let act = policy.decide(&game, due, Decision::Declare, None);
    assert_eq!(act, ComputerAction::Claim(Claim::Declare));
    let act = policy.decide(&game, due, Decision::NoMove, None);
    assert_eq!(act, ComputerAction::Claim(Claim::Resign));
}
