use komadai_search::Level;

use crate::HomeText;

pub const TEXT: HomeText = HomeText {
    about: "Shogi este șahul japonez. Câștigi dacă dai mat regelui advers, iar piesele capturate trec de partea ta.",
    unfinished: "Partida ta",
    resume: "Continuă",
    last_game: "Ultima ta partidă",
    review: "Analizează",
    first_game: "Nu am jucat niciodată",
    first_game_hint: "Pas cu pas pe tablă sau direct o primă partidă: cel mai ușor nivel, fără ceas, cu ajutor.",
    learn_start: "Învață jocul",
    first_game_start: "Începe prima partidă",
    computer: "Joacă cu calculatorul",
    level: "Nivel",
    level_name,
    side: "Partea ta",
    black: "Negru",
    white: "Alb",
    random: "La întâmplare",
    start: "Joacă",
    options: "Mai multe opțiuni",
    two_players: "Doi jucători",
    two_players_hint: "Pe acest dispozitiv, pe rând.",
    two_devices: "Pe două dispozitive",
    open_record: "Deschide o partidă",
    open_record_hint: "Un fișier de revăzut și analizat, în orice format obișnuit.",
    open_file: "Alege un fișier",
    paste: "Lipește",
    not_pasted: "Nu s-a putut citi nimic din clipboard. Lipește textul în câmp.",
    recent: "Partide recente",
    no_games: "Partidele jucate și cele modificate se păstrează aici.",
    all_games: "Toate partidele",
    board: "O tablă",
};

fn level_name(level: Level) -> &'static str {
    match level.number() {
        1 => "Nu a jucat niciodată",
        2 => "Știe mutările",
        3 => "Primele partide",
        4 => "Începător",
        5 => "Începător exersat",
        6 => "Amator",
        7 => "Jucător obișnuit",
        8 => "Jucător de club",
        9 => "Nivel dan",
        _ => "Forță maximă",
    }
}
