use komadai_search::Level;

use crate::HomeText;

pub const TEXT: HomeText = HomeText {
    about: "Shogi är japanskt schack. Du vinner genom att sätta motståndarens kung matt, och pjäser som du slår blir dina.",
    unfinished: "Ditt parti",
    resume: "Fortsätt",
    last_game: "Ditt senaste parti",
    review: "Granska",
    first_game: "Jag har aldrig spelat",
    first_game_hint: "Steg för steg på brädet, eller ett första parti direkt: lättaste nivån, ingen klocka, med hjälp.",
    learn_start: "Lär dig spelet",
    first_game_start: "Börja ett första parti",
    computer: "Spela mot datorn",
    level: "Nivå",
    level_name,
    side: "Din sida",
    black: "Svart",
    white: "Vit",
    random: "Slumpas",
    start: "Spela",
    options: "Fler val",
    two_players: "Två spelare",
    two_players_hint: "På den här enheten, i tur och ordning.",
    two_devices: "På två enheter",
    open_record: "Öppna ett parti",
    open_record_hint: "En fil att spela upp och analysera, i alla vanliga format.",
    open_file: "Välj en fil",
    paste: "Klistra in",
    not_pasted: "Inget kunde läsas från urklipp. Klistra in texten i fältet.",
    recent: "Senaste partier",
    no_games: "Partier som du spelar eller ändrar sparas här.",
    all_games: "Alla partier",
    board: "Ett bräde",
};

fn level_name(level: Level) -> &'static str {
    match level.number() {
        1 => "Har aldrig spelat",
        2 => "Kan dragen",
        3 => "Första partierna",
        4 => "Nybörjare",
        5 => "Van nybörjare",
        6 => "Hobbyspelare",
        7 => "Van spelare",
        8 => "Klubbspelare",
        9 => "Dan-spelare",
        _ => "Full styrka",
    }
}
