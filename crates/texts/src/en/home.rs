use komadai_search::Level;

use crate::HomeText;

pub const TEXT: HomeText = HomeText {
    about: "Shogi is Japanese chess. You win by trapping the other king, and the pieces that you capture join your side.",
    unfinished: "Your game",
    resume: "Continue",
    last_game: "Your last game",
    review: "Review",
    first_game: "I have never played",
    first_game_hint: "Step by step on the board, or a first game at once: the easiest level, no clock, with help.",
    learn_start: "Learn the game",
    first_game_start: "Start a first game",
    computer: "Play the computer",
    level: "Level",
    level_name,
    side: "Your side",
    black: "Black",
    white: "White",
    random: "Random",
    start: "Play",
    options: "More options",
    two_players: "Two players",
    two_players_hint: "On this device, in turn.",
    two_devices: "On two devices",
    open_record: "Open a record",
    open_record_hint: "A file to replay and to analyse, in any common format.",
    open_file: "Choose a file",
    paste: "Paste",
    not_pasted: "Nothing could be read. Paste the text here.",
    recent: "Recent games",
    no_games: "Games that you play and records that you change are kept here.",
    all_games: "All games",
    board: "A board",
};

fn level_name(level: Level) -> &'static str {
    match level.number() {
        1 => "Never played",
        2 => "Knows the moves",
        3 => "First games",
        4 => "Beginner",
        5 => "Practised beginner",
        6 => "Hobby player",
        7 => "Regular player",
        8 => "Club player",
        9 => "Dan player",
        _ => "Full strength",
    }
}
