use komadai_search::Level;

use crate::HomeText;

pub const TEXT: HomeText = HomeText {
    about: "Lo shogi è il gioco degli scacchi giapponese. Vince chi dà scacco matto al re avversario, e i pezzi catturati passano dalla propria parte.",
    unfinished: "La tua partita",
    resume: "Continua",
    last_game: "La tua ultima partita",
    review: "Rivedi",
    first_game: "Non ho mai giocato",
    first_game_hint: "Passo dopo passo sul tavoliere, oppure subito una prima partita: livello più facile, senza orologio, con aiuti.",
    learn_start: "Impara a giocare",
    first_game_start: "Inizia la prima partita",
    computer: "Gioca contro il computer",
    level: "Livello",
    level_name,
    side: "Il tuo colore",
    black: "Nero",
    white: "Bianco",
    random: "A caso",
    start: "Gioca",
    options: "Altre opzioni",
    two_players: "Due giocatori",
    two_players_hint: "Su questo dispositivo, a turno.",
    two_devices: "Su due dispositivi",
    open_record: "Apri una partita",
    open_record_hint: "Un file da rivedere e analizzare, in tutti i formati comuni.",
    open_file: "Scegli un file",
    paste: "Incolla",
    not_pasted: "Dagli appunti non si è potuto leggere nulla. Incolla il testo nel campo.",
    recent: "Partite recenti",
    no_games: "Le partite giocate e quelle modificate restano qui.",
    all_games: "Tutte le partite",
    board: "Una scacchiera",
};

fn level_name(level: Level) -> &'static str {
    match level.number() {
        1 => "Mai giocato",
        2 => "Conosce le mosse",
        3 => "Prime partite",
        4 => "Principiante",
        5 => "Principiante esperto",
        6 => "Dilettante",
        7 => "Giocatore abituale",
        8 => "Giocatore di circolo",
        9 => "Livello dan",
        _ => "Massima forza",
    }
}
