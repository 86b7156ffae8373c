use komadai_search::Score;
use proptest::prelude::*;
use shogi::{Color, Game, Move, Position, Strictness};

use super::{
    CorruptionError, Ending, GameReader, GameWriter, Header, Reason, SavedGame, ScoredPly,
    SidePosition, StartMix, bytes, error::CorruptionKind, writer::WriterError,
};
use crate::rng::Rng;

const HEADER: Header = Header {
    opening: 8,
    nodes: 1000,
    judge: 5000,
    won: 2000,
    mix: StartMix {
        shuffled: 46,
        handicaps: 5,
        entering: 2,
        noisy: 30,
    },
    side_positions: 30,
    evaluation: 0,
    seed: 7,
};

const STARTS: [&str; 3] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
];

/// A random game with any scores, number and end.
fn any_game() -> impl Strategy<Value = SavedGame> {
    let numbers = (any::<u64>(), 0..3_usize, 0..12_usize, 0..120_usize);
    (numbers, 0..6_usize, 0..3_usize).prop_map(|((seed, start, opening, plies), reason, winner)| {
        let mut rng = Rng::new(seed);
        let start = Position::from_sfen(STARTS[start], Strictness::Game).expect("a start");
        let mut position = start;
        let mut moves = Vec::new();
        for _ in 0..opening + plies {
            let legal = position.legal_moves();
            let Some(&mv) = legal.get(rng.below(legal.len().max(1))) else {
                break;
            };
            moves.push(mv);
            position.play_unchecked(mv);
        }
        let rest = moves.split_off(opening.min(moves.len()));
        let plies = rest.into_iter().map(|mv| ScoredPly {
            mv,
            score: match rng.below(8) {
                0 => Score::mate_in(1 + rng.below(200) as u32),
                1 => Score::mated_in(rng.below(200) as u32),
                _ => Score::centipawns(rng.below(60_000) as i32 - 30_000),
            },
        });
        let plies: Vec<ScoredPly> = plies.collect();
        SavedGame {
            index: seed as u32,
            start,
            side_positions: side_positions(&mut rng, &start, &moves, &plies),
            plies,
            opening: moves,
            ending: Ending {
                winner: [None, Some(Color::Black), Some(Color::White)][winner],
                reason: Reason::ALL[reason],
            },
        }
    })
}

/// Some side positions after one to three moves.
fn side_positions(
    rng: &mut Rng,
    start: &Position,
    opening: &[Move],
    plies: &[ScoredPly],
) -> Vec<SidePosition> {
    let mut position = *start;
    opening.iter().for_each(|&mv| {
        position.play_unchecked(mv);
    });
    let mut side_positions = Vec::new();
    for (ply, played) in plies.iter().enumerate() {
        let (mut beside, mut line) = (position, Vec::new());
        for _ in 0..rng.below(4) {
            let legal = beside.legal_moves();
            let Some(&mv) = legal.get(rng.below(legal.len().max(1))) else {
                break;
            };
            line.push(mv);
            beside.play_unchecked(mv);
        }
        if !line.is_empty() {
            let score = Score::centipawns(rng.below(4000) as i32 - 2000);
            side_positions.push(SidePosition { ply, line, score });
        }
        position.play_unchecked(played.mv);
    }
    side_positions
}

fn file(games: &[SavedGame]) -> Vec<u8> {
    let mut file = HEADER.to_bytes();
    for game in games {
        file.extend(game.to_block().expect("not too long"));
    }
    file
}

/// The games of a file, and the error that ends it.
fn read(file: &[u8]) -> (Vec<SavedGame>, Option<CorruptionError>) {
    let games = match GameReader::open(file) {
        Ok((header, games)) => {
            assert_eq!(header, HEADER);
            games
        }
        Err(error) => return (Vec::new(), Some(error)),
    };
    let mut read = Vec::new();
    for game in games {
        match game {
            Ok(game) => read.push(game),
            Err(error) => return (read, Some(error)),
        }
    }
    (read, None)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn games_survive_the_round_trip_through_files(games in prop::collection::vec(any_game(), 0..4)) {
        let (read, error) = read(&file(&games));
        prop_assert_eq!(error, None);
        prop_assert_eq!(read, games);
    }

    #[test]
    fn a_move_takes_four_bytes(game in any_game()) {
        let block = game.to_block().expect("not too long").len();
        let beside: usize = game.side_positions.iter().map(|side_position| side_position.line.len()).sum();
        let moves = game.plies.len() + beside;
        prop_assert!(block <= 4 * (game.opening.len() + moves) + 16 + 100);
        prop_assert!(game.start != Position::startpos() || block <= 4 * moves + 40);
    }

    #[test]
    fn a_truncated_file_is_an_error_with_its_place(games in prop::collection::vec(any_game(), 1..3), cut in any::<prop::sample::Index>()) {
        let whole = file(&games);
        let end = cut.index(whole.len());
        let (found, error) = read(&whole[..end]);
        let last: usize = Header::SIZE + games[..found.len()].iter().map(|game| game.to_block().expect("short").len()).sum::<usize>();
        prop_assert_eq!(&found[..], &games[..found.len()]);
        let expected = match end {
            end if end < Header::SIZE => Some(CorruptionError { offset: 0, kind: CorruptionKind::Truncated }),
            end if end == last => None,
            _ => Some(CorruptionError { offset: last, kind: CorruptionKind::Truncated }),
        };
        prop_assert_eq!(error, expected);
    }

    #[test]
    fn a_changed_byte_is_detected(game in any_game(), at in any::<prop::sample::Index>(), flip in 1..=255_u8) {
        let mut bytes = file(&[game]);
        let at = at.index(bytes.len());
        bytes[at] ^= flip;
        let (found, error) = read(&bytes);
        prop_assert!(found.is_empty());
        let error = error.expect("it is noticed");
        prop_assert_eq!(error.offset, if at < Header::SIZE { 0 } else { Header::SIZE });
    }

    #[test]
    fn no_bytes_break_the_reader(mut body in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut bytes = HEADER.to_bytes();
        let mut block = (body.len() as u16).to_le_bytes().to_vec();
        block.append(&mut body);
        let sum = bytes::checksum(&block);
        bytes.extend(block);
        bytes.extend(sum.to_le_bytes());
        let (games, _) = read(&bytes);
        for game in games {
            // What is legal in form need not be legal in the position.
            let _ = game.replay(|_, _, _| {});
        }
    }
}

#[test]
fn errors_have_messages() {
    let whole = file(&[]);
    let mut newer = whole.clone();
    newer[8] = 9;
    let mut changed = whole.clone();
    changed[12] ^= 1;
    for (bytes, words) in [
        (
            &b"#KIF version=2.0 encoding=UTF-8"[..],
            "byte 0: this is no file of training games",
        ),
        (&newer, "byte 0: version 9 of the format, 3 is known"),
        (
            &changed,
            "byte 0: the block is not what was written: its sum differs",
        ),
        (
            &whole[..10],
            "byte 0: the file ends in the midst of a block",
        ),
    ] {
        let error = read(bytes).1.expect("it is damaged");
        assert_eq!(error.to_string(), words);
    }
}

#[test]
fn version_2_is_read() {
    const NOISY: usize = 25;
    let game = short_game(0);
    let mut whole = HEADER.to_bytes();
    whole[8] = 2;
    whole.remove(NOISY);
    let checked = whole.len() - 4;
    let sum = bytes::checksum(&whole[..checked]).to_le_bytes();
    whole[checked..].copy_from_slice(&sum);
    whole.extend(game.to_block().expect("short"));
    let mix = StartMix {
        noisy: 0,
        ..HEADER.mix
    };
    let (header, games) = GameReader::open(&whole).expect("it is whole");
    assert_eq!(header, Header { mix, ..HEADER });
    assert_eq!(games.collect::<Vec<_>>(), [Ok(game)]);
}

#[test]
fn an_illegal_move_is_reported_with_its_number() {
    let mut game = short_game(0);
    game.plies[1].mv = "2g2e".parse().expect("a move");
    let illegal = game.replay(|_, _, _| {}).expect_err("it is illegal");
    assert_eq!(
        illegal.to_string(),
        "move 3, 2g2e: a pawn does not move from 2g to 2e"
    );
}

#[test]
fn side_positions_are_replayed() {
    let mut game = short_game(0);
    let mut shown = Vec::new();
    let mut show = |position: &Position, score| shown.push((position.to_sfen(), score));
    game.for_each_side_position(&mut show)
        .expect("all is legal");
    // 7g7f 8c8d, then 2h5h 5c5d instead of 2g2f.
    let sfen = "lnsgkgsnl/1r5b1/p1pp1pppp/1p2p4/9/2P6/PP1PPPPPP/1B2R4/LNSGKGSNL b - 5";
    assert_eq!(shown, [(sfen.to_owned(), Score::centipawns(-20))]);
    game.side_positions[0].line[1] = "5c5e".parse().expect("a move");
    let illegal = game.replay(|_, _, _| {}).expect_err("it is illegal");
    assert_eq!(
        (illegal.ply, illegal.mv),
        (4, game.side_positions[0].line[1])
    );
}

fn short_game(index: u32) -> SavedGame {
    let mut game = Game::new(Position::startpos());
    for mv in ["2g2f", "3c3d"] {
        game.play(mv.parse().expect("a move")).expect("legal");
    }
    let ply = |mv: &str| ScoredPly {
        mv: mv.parse().expect("a move"),
        score: Score::centipawns(35),
    };
    SavedGame {
        index,
        start: *game.start(),
        opening: vec!["7g7f".parse().expect("a move")],
        plies: vec![ply("8c8d"), ply("2g2f")],
        side_positions: vec![SidePosition {
            ply: 1,
            line: ["2h5h", "5c5d"]
                .map(|mv| mv.parse().expect("a move"))
                .into(),
            score: Score::centipawns(-20),
        }],
        ending: Ending {
            winner: None,
            reason: Reason::Length,
        },
    }
}

/// Checks the numbers of the games in a file after one more is added.
#[track_caller]
fn check_added(name: &str, before: &[u8], added: u32, after: &[u32]) {
    let path = std::env::temp_dir().join(format!("komadai-{}-{name}", std::process::id()));
    std::fs::write(&path, before).expect("a file can be written");
    let mut shown = Vec::new();
    let mut store =
        GameWriter::open(&path, HEADER, |game| shown.push(game.index)).expect("it can be opened");
    store.add(&short_game(added)).expect("it can be written");
    let bytes = std::fs::read(&path).expect("a file can be read");
    std::fs::remove_file(&path).expect("a file can be removed");
    let (games, error) = read(&bytes);
    assert_eq!(error, None);
    let found: Vec<u32> = games.iter().map(|game| game.index).collect();
    assert_eq!(found, after);
    assert_eq!(shown, after[..after.len() - 1]);
}

#[test]
fn a_file_is_continued_after_an_interruption() {
    let whole = file(&[short_game(3), short_game(1)]);
    check_added("new", b"", 0, &[0]);
    check_added("header", &whole[..20], 0, &[0]);
    check_added("empty", &whole[..Header::SIZE], 5, &[5]);
    check_added("whole", &whole, 2, &[3, 1, 2]);
    for cut in [1, 3, 20] {
        check_added("cut", &whole[..whole.len() - cut], 2, &[3, 2]);
    }
}

#[test]
fn another_file_is_refused() {
    let open = |name: &str, bytes: &[u8], header| {
        let path = std::env::temp_dir().join(format!("komadai-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).expect("a file can be written");
        let opened = GameWriter::open(&path, header, |_| {});
        let after = std::fs::read(&path).expect("a file can be read");
        std::fs::remove_file(&path).expect("a file can be removed");
        assert_eq!(after, bytes, "it is left as it was");
        opened.map(|_| ()).expect_err("it is refused")
    };
    let other = Header { seed: 8, ..HEADER };
    let error = open("other", &file(&[short_game(0)]), other);
    assert!(matches!(error, WriterError::OtherRun(HEADER)));
    let error = open("text", b"lnsgkgsnl/1r5b1/ppppppppp b - 1", HEADER);
    assert_eq!(
        error.to_string(),
        "byte 0: this is no file of training games"
    );
    let mut damaged = file(&[short_game(0), short_game(1)]);
    damaged[Header::SIZE + 8] ^= 1;
    let error = open("damaged", &damaged, HEADER);
    assert!(error.to_string().contains("its sum differs"), "{error}");
}
