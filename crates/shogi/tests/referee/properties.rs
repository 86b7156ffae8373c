//! What holds for games at random. `cargo xtask soak` plays many more of them.

use proptest::prelude::*;

use crate::{game_checks, random_games};

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn games_end_lawfully_and_stably(seed in any::<u64>()) {
        game_checks::check(&random_games::play(seed));
    }

    #[test]
    fn a_seed_gives_the_same_game(seed in any::<u64>()) {
        let (one, other) = (random_games::play(seed), random_games::play(seed));
        prop_assert_eq!(one.game.plies(), other.game.plies());
        prop_assert_eq!(one.game.outcome(), other.game.outcome());
    }
}
