use proptest::prelude::*;
use shogi::{Claim, Color, Move, Ply, Square};

use super::super::{Action, Date, GameId, KeptGame, Receipt, SentGame};
use super::{carried, options};

const RULES: [&str; 6] = [
    "standard",
    "professional",
    "friendly,draw-by-agreement=on",
    "illegal-moves=unrefereed,agreed-early=on",
    "try,mate-ends-game=off,move-limit=40",
    "fesa,agreement=24,count-by=one-side",
];

/// What the side of a game does: `choice` decides.
fn chosen(game: &KeptGame, choice: u32) -> Option<KeptGame> {
    let table = game.game().game();
    let by = game.side();
    let random = choice as usize / 16;
    let moves = table.position().legal_moves();
    let legal = (!moves.is_empty()).then(|| moves[random % moves.len()]);
    // Games would be short if every claim were as likely.
    let ends = |claim| matches!(claim, Claim::Resign | Claim::Declare | Claim::PointOut);
    let claims = table.claims().into_iter();
    let claims = claims
        .filter(|(color, claim)| *color == by && (!ends(*claim) || random.is_multiple_of(24)));
    let claims: Vec<_> = claims
        .map(|(by, claim)| Action::Claim { by, claim })
        .collect();
    let claim = (!claims.is_empty()).then(|| claims[random % claims.len()]);
    let square = |index: usize| Square::from_index(index % 81);
    let (from, to) = (square(random)?, square(random / 81)?);
    let odd = Action::Move(Ply {
        by,
        mv: Move::normal(from, to, false),
    });
    let resign = Action::Claim {
        by,
        claim: Claim::Resign,
    };
    let legal = legal.map(|mv| Action::Move(Ply { by, mv }));
    let order = match choice % 16 {
        0 => [Some(odd), legal, claim, Some(resign)],
        1..=3 => [claim, legal, Some(resign), None],
        _ => [legal, claim, Some(resign), None],
    };
    let mut tried = order.into_iter().flatten();
    tried.find_map(|action| game.with_action(action).ok())
}

fn is_unchanged(game: &KeptGame, sent: &SentGame) -> bool {
    !matches!(game.receive(sent), Ok(Receipt::Next(_)))
}

/// Two players exchange addresses; old ones arrive again at any time.
fn exchange(rules: &str, choices: &[u32]) -> (Vec<KeptGame>, Vec<SentGame>) {
    let today = Date::MAX;
    let id = GameId::new([9; 16]);
    let black = KeptGame::new(id, Color::Black, options(rules), None).expect("a game");
    let mut games = vec![black];
    let mut all: Vec<SentGame> = Vec::new();
    for (turn, &choice) in choices.iter().enumerate() {
        let (by, other) = (turn % 2, 1 - turn % 2);
        let Some(game) = chosen(&games[by], choice) else {
            break;
        };
        assert_eq!(game.side(), Color::ALL[by]);
        let waits = game.game().game().pending_claim().is_some();
        if game.outcome().is_none() && !waits {
            assert_eq!(game.game().next_side(), game.game().game().turn());
        }
        let board = game.to_played();
        assert_eq!(
            games[by].with_game(&board).map(|it| it.outcome()),
            Ok(game.outcome())
        );
        let sent = carried(&game.to_sent(today).expect("something to send"));
        games[by] = game.with_handed_out(today);
        match games.get(other) {
            None => games.push(KeptGame::from_sent(&sent)),
            Some(game) => match game.receive(&sent) {
                Ok(Receipt::Next(game)) => games[other] = *game,
                wrong => panic!("{wrong:?}"),
            },
        }
        let stored = games[other].to_stored();
        assert_eq!(KeptGame::from_stored(&stored).as_ref(), Ok(&games[other]));
        all.push(sent);
        for again in [choice as usize % all.len(), all.len() - 1] {
            assert!(games.iter().all(|game| is_unchanged(game, &all[again])));
        }
    }
    (games, all)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn both_devices_have_the_same_game(
        rules in 0..RULES.len(),
        choices in prop::collection::vec(any::<u32>(), 2..80),
    ) {
        let (games, all) = exchange(RULES[rules], &choices);
        prop_assert_eq!(games[0].game(), games[1].game());
        prop_assert_eq!(games[0].outcome(), games[1].outcome());
        for sent in &all {
            prop_assert!(games.iter().all(|game| is_unchanged(game, sent)));
        }
    }

    /// Addresses that arrive out of order, twice or never change nothing but in their turn.
    #[test]
    fn only_the_next_address_is_taken(
        rules in 0..RULES.len(),
        choices in prop::collection::vec(any::<u32>(), 4..40),
        order in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        from in any::<prop::sample::Index>(),
    ) {
        let (_, all) = exchange(RULES[rules], &choices);
        let mut kept = KeptGame::from_sent(&all[from.index(all.len())]);
        for index in order {
            let sent = &all[index.index(all.len())];
            let before = kept.clone();
            if let Ok(Receipt::Next(after)) = kept.receive(sent) {
                let (old, new) = (before.game().actions(), after.game().actions());
                prop_assert_eq!(&new[..new.len() - 1], old);
                prop_assert_ne!(new[new.len() - 1].by(), kept.side());
                kept = *after;
            }
        }
    }

    /// Games that have only their beginning in common are never mixed.
    #[test]
    fn another_course_is_never_taken(
        rules in 0..RULES.len(),
        common in prop::collection::vec(any::<u32>(), 1..12),
        ours in prop::collection::vec(any::<u32>(), 1..12),
        theirs in prop::collection::vec(any::<u32>(), 1..12),
    ) {
        let rules = RULES[rules];
        let (games, _) = exchange(rules, &[&common[..], &ours].concat());
        let (_, sent) = exchange(rules, &[&common[..], &theirs].concat());
        for game in &games {
            for sent in &sent {
                if let Ok(Receipt::Next(after)) = game.receive(sent) {
                    let (old, new) = (game.game().actions(), after.game().actions());
                    prop_assert_eq!(&new[..new.len() - 1], old);
                    prop_assert_ne!(new[new.len() - 1].by(), game.side());
                }
            }
        }
    }

    #[test]
    fn a_changed_address_is_recognised(
        choices in prop::collection::vec(any::<u32>(), 1..20),
        place in any::<prop::sample::Index>(),
        byte in 0u8..128,
    ) {
        let (_, all) = exchange(RULES[2], &choices);
        let sent = &all[all.len() - 1];
        let query = sent.to_query();
        let at = place.index(query.len());
        prop_assert!(SentGame::from_query(&query[..at]).is_err());
        let mut bytes = query.clone().into_bytes();
        bytes[at] = byte;
        let changed = String::from_utf8(bytes).expect("ASCII");
        match SentGame::from_query(&changed) {
            Err(errors) => prop_assert!(!errors.is_empty()),
            // The digits of an escape may be written in small letters.
            Ok(read) => {
                let is_escape = query[at.saturating_sub(2)..at].contains('%');
                prop_assert!(changed == query || is_escape && changed.eq_ignore_ascii_case(&query));
                prop_assert_eq!(&read, sent);
            }
        }
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,80}", pairs in "[a-z=&+%0-9A-F-]{0,80}") {
        for text in [&text, &pairs] {
            prop_assert!(SentGame::from_query(text).is_err());
            prop_assert!(KeptGame::from_stored(text).is_err());
        }
    }
}

/// Every single byte of one address.
#[test]
fn no_byte_can_be_changed() {
    let (_, all) = exchange(RULES[2], &[9, 33, 1, 1, 77]);
    let query = all[all.len() - 1].to_query();
    for at in 0..query.len() {
        assert!(SentGame::from_query(&query[..at]).is_err());
        for byte in [b'a', b'0', b'&', b'=', b'%', b'+', b'z'] {
            let mut bytes = query.clone().into_bytes();
            bytes[at] = byte;
            let changed = String::from_utf8(bytes).unwrap();
            // The digits of an escape may be written in small letters.
            let is_same = changed.eq_ignore_ascii_case(&query);
            assert!(is_same || SentGame::from_query(&changed).is_err());
        }
    }
}
