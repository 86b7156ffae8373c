use komadai_problems::{Kind, Theme};

use super::errors;
use crate::{
    ProblemsText,
    topics::problems::{minutes, rating},
};
use komadai_model::problems::OwnProblemError;

pub const TEXT: ProblemsText = ProblemsText {
    about: "Si risolve sul tavoliere. L’avversario risponde a ogni mossa con la difesa migliore.",
    loading: "Caricamento dei problemi…",
    not_loaded: "Non è stato possibile caricare i problemi.",
    no_such_problem: "A questo indirizzo non c’è nessun problema.",
    daily: "Il problema di oggi",
    daily_solved: "Risolto. Il prossimo arriva domani.",
    ladder: "Al tuo livello",
    ladder_hint: "Ogni problema è scelto in base al tuo punteggio. Solo questi problemi lo modificano.",
    rating: |value, deviation| format!("Punteggio {}", rating(value, deviation)),
    run: "Contro il tempo",
    run_hint: "Risolvine quanti più puoi in tre minuti. Al terzo errore è finita.",
    best_run: |solved| format!("Record: {solved}"),
    review: "Ripasso degli errori",
    review_hint: "Ciò che hai sbagliato torna dopo un giorno, poi a intervalli sempre più lunghi.",
    due: |count| match count {
        1 => "1 problema da ripassare oggi".to_owned(),
        _ => format!("{count} problemi da ripassare oggi"),
    },
    none_due: "Niente da ripassare oggi",
    next_due: |days| match days {
        1 => "Il prossimo torna domani.".to_owned(),
        _ => format!("Il prossimo torna tra {days} giorni."),
    },
    start: "Inizia",
    choose: "Scegli i problemi",
    kind: "Tipo",
    kind_name: |kind| match kind {
        Kind::Mate => "Matto",
        Kind::Brinkmate => "Matto inevitabile",
        Kind::Next => "Mossa migliore",
    },
    length: "Lunghezza",
    theme: "Tema",
    theme_name: |theme| match theme {
        Theme::Fork => "Forchetta",
        Theme::Threatmate => "Minaccia di matto",
        Theme::Defence => "Difesa",
        Theme::Endgame => "Finale",
        Theme::Declaration => "Vittoria per dichiarazione",
        Theme::Attack => "Attacco",
    },
    difficulty: "Difficoltà",
    all: "Tutti",
    easy: "Facili",
    medium: "Medi",
    hard: "Difficili",
    plies: |plies| match plies {
        1 => "1 semimossa".to_owned(),
        _ => format!("{plies} semimosse"),
    },
    count: |count| match count {
        1 => "1 problema".to_owned(),
        _ => format!("{count} problemi"),
    },
    mate_task: |plies| match plies {
        1 => "Dai matto con una mossa.".to_owned(),
        _ => format!("Matto in {plies} semimosse: ogni tua mossa dà scacco."),
    },
    brinkmate_task: "Trova la mossa che, senza dare scacco, rende il matto inevitabile.",
    next_task: "Trova l’unica mossa buona.",
    best_moves_task: "Trova una delle mosse migliori.",
    declare: "Dichiara la vittoria",
    play_on: "Continua a giocare",
    grade: |grade| format!("Difficoltà {grade} su 10"),
    in_head: "Risolvi a mente",
    in_head_hint: "Conta solo la prima mossa: calcola tutto fino al matto prima di giocarla.",
    not_check: "Ogni mossa deve dare scacco.",
    escapes: "Così il re scappa.",
    not_mate: "Non è matto.",
    better_move: "C’è una mossa migliore.",
    hint_piece: |piece, square| format!("Guarda questo pezzo: {piece} in {square}."),
    hint_drop: |piece| format!("Guarda questo pezzo: {piece} in mano."),
    more_help: "Altro suggerimento",
    solved_in: |seconds| match seconds {
        0 | 1 => "Risolto in un secondo.".to_owned(),
        2..60 => format!("Risolto in {seconds} secondi."),
        _ => format!("Risolto in {}:{:02}.", seconds / 60, seconds % 60),
    },
    solved_later: "Non al primo colpo: torna domani.",
    new_rating: |before, after| format!("Il tuo punteggio: {before} → {after}"),
    rating_so_far: |value, deviation| {
        format!(
            "Il tuo punteggio finora: {}",
            rating(value, Some(deviation))
        )
    },
    number: |number| format!("Problema {number}"),
    next_problem: "Problema successivo",
    all_problems: "Tutti i problemi",
    share: "Copia il link",
    shared: "Link copiato.",
    not_shared: "Non è stato possibile copiare il link.",
    not_stored: "Non è stato possibile salvare ciò che risolvi.",
    time_left: "Tempo rimasto",
    misses_left: |count| match count {
        1 => "Ti resta 1 errore".to_owned(),
        _ => format!("Ti restano {count} errori"),
    },
    score: |solved| match solved {
        1 => "1 risolto".to_owned(),
        _ => format!("{solved} risolti"),
    },
    run_over: "La sfida è finita",
    run_time_over: "Tempo scaduto",
    run_record: "È il tuo record!",
    run_again: "Ancora una volta",
    missed_problems: "Rivedi i tuoi errori",
    progress: "I tuoi progressi",
    solved: |count| match count {
        1 => "1 problema risolto".to_owned(),
        _ => format!("{count} problemi risolti"),
    },
    streak: |days| match days {
        1 => "1 giorno di fila".to_owned(),
        _ => format!("{days} giorni di fila"),
    },
    nothing_solved: "Qui vedrai quanti problemi hai risolto.",
    curve: |first, last, days| {
        format!("Punteggio in {days} giorni di allenamento: da {first} a {last}")
    },
    by_length: "Per lunghezza",
    own_sets: "Le tue raccolte",
    own_sets_hint: "Qualsiasi posizione come problema: da un elenco in SFEN, da file di partite e dalle partite che hai analizzato.",
    set_name: "Nome della raccolta",
    positions: "Posizioni, uno SFEN per riga, o una partita",
    positions_hint: "Se c’è un matto di soli scacchi, la posizione diventa un problema di matto. Altrimenti scrivi dopo la posizione la mossa migliore, per esempio 7g7f, o tutte quelle giuste, per esempio 7g7f/2g2f. Di un file di partita (KIF, CSA e altri) puoi scegliere tra la posizione iniziale e i segnalibri, oppure tra tutti i matti della partita: le soluzioni le trova il motore.",
    make_set: "Crea la raccolta",
    added: |count| match count {
        1 => "1 problema aggiunto".to_owned(),
        _ => format!("{count} problemi aggiunti"),
    },
    bad_line: |line, why| format!("Riga {line}: {why}"),
    no_problem: |error| match error {
        OwnProblemError::Position(faults) => {
            let faults: Vec<String> = faults.iter().map(errors::TEXT.position).collect();
            format!("{}.", faults.join("; "))
        }
        OwnProblemError::Move(found) => format!("La mossa {found} non si legge, o è illegale."),
        OwnProblemError::NoAnswer => "Non dice quale mossa va trovata.".to_owned(),
    },
    no_mate: "nessun matto di soli scacchi trovato, e manca la mossa",
    delete_set: |name| format!("Elimina la raccolta {name}"),
    deleted: |name| format!("La raccolta {name} è eliminata."),
    undo: "Annulla",
    open_file: "Scegli un file",
    not_read: "Non è stato possibile leggere il file.",
    reading_line: |line, of| format!("Riga {line} di {of}…"),
    print_sheet: "Stampa un foglio…",
    print_set: |name| format!("Stampa un foglio della raccolta {name}"),
    sheet_count: "Problemi sul foglio",
    position_of: |number, of| format!("Posizione {number} di {of}…"),
    no_answers: "Non è stato possibile trovare le soluzioni: il motore non risponde.",
    no_mate_in_game: "In questa partita non è stato trovato nessun matto di soli scacchi.",
    tried_before: |solved, missed, best| {
        let mut words = vec![
            format!("Finora: risolto {solved}×"),
            format!("sbagliato {missed}×"),
        ];
        words.extend(best.map(|best| format!("tempo migliore {}", minutes(best))));
        words.join(", ")
    },
};
