//! The referee, tested from outside: how games end, by every rule and option,
//! and what is wrong with records that should have ended otherwise. The facts are
//! in `tests/data`.

mod claims;
mod corpus;
#[path = "../shared/corpus_files.rs"]
mod corpus_files;
mod fouls;
#[path = "../shared/game_checks.rs"]
mod game_checks;
mod impasse;
mod properties;
#[path = "../shared/random_games.rs"]
mod random_games;
mod records;
mod rematch;
mod special_games;
mod support;
