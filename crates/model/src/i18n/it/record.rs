use shogi::record::EndMarker;

use crate::{i18n::record::RecordText, review::NavTarget};

pub const TEXT: RecordText = RecordText {
    record: "Kifu",
    walk: "Scorri le mosse",
    branch: "Diramazione",
    mistake: "Errore",
    way: |way| match way {
        NavTarget::First => "All’inizio",
        NavTarget::Back => "Indietro",
        NavTarget::Forward => "Avanti",
        NavTarget::Last => "Alla fine",
        NavTarget::PreviousBranch => "Diramazione precedente",
        NavTarget::NextBranch => "Diramazione successiva",
        NavTarget::PreviousComment => "Commento precedente",
        NavTarget::NextComment => "Commento successivo",
        NavTarget::PreviousMistake => "Errore precedente",
        NavTarget::NextMistake => "Errore successivo",
        NavTarget::UpVariation => "Variante prima di questa",
        NavTarget::DownVariation => "Variante dopo questa",
    },
    moves: "Mosse",
    start: "Inizio",
    variations: |count| match count {
        1 => "1 variante".to_owned(),
        count => format!("{count} varianti"),
    },
    spent: |time| {
        let seconds = time.as_secs();
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, seconds) => format!("{seconds} s"),
            (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
            (hours, minutes, seconds) => format!("{hours} h {minutes} min {seconds} s"),
        }
    },
    rows_before: |count| match count {
        1 => "… 1 riga prima".to_owned(),
        count => format!("… {count} righe prima"),
    },
    rows_after: |count| match count {
        1 => "… 1 riga dopo".to_owned(),
        count => format!("… {count} righe dopo"),
    },
    commented: "commentata",
    illegal: "illegale",
    end,
    comment: "Commento",
    bookmark: "Segnalibro",
    comment_here: "Commento a questa mossa",
    result: "Fine di questa linea",
    delete: "Elimina",
    promote: "Rendi principale",
    open: "Apri…",
    shelf: "Partite salvate",
    save: "Salva, condividi…",
    undo: "Annulla",
    redo: "Ripristina",
    to_game: "Alla partita",
    play_on: "Gioca da qui",
    tools: "Strumenti",
    more: "Altro",
    flip: "Gira il tavoliere",
    set_up: "Modifica posizione",
    analyse: "Analizza",
    begun: "Con questa posizione comincia un nuovo kifu.",
    no_further: "Non ci sono altre mosse.",
    branched: "Una nuova variante.",
    at: |number, words| format!("Mossa {number}: {words}"),
    undone: "Annullato.",
    redone: "Ripristinato.",
    deleted: |moves| match moves {
        1 => "1 mossa eliminata.".to_owned(),
        moves => format!("{moves} mosse eliminate."),
    },
    promoted: "Ora questa variante è la linea principale.",
    unnamed: "Kifu senza nomi",
};

fn end(word: &EndMarker) -> &str {
    match word {
        EndMarker::Resignation => "Abbandono",
        EndMarker::Interrupted => "Interrotta",
        EndMarker::Repetition => "Ripetizione",
        EndMarker::PerpetualCheck => "Scacco perpetuo",
        EndMarker::Impasse => "Impasse",
        EndMarker::Declaration => "Vittoria per dichiarazione",
        EndMarker::Mate => "Matto",
        EndMarker::NoMate => "Nessun matto",
        EndMarker::Time => "Tempo scaduto",
        EndMarker::IllegalMoveLoss => "Persa per mossa illegale",
        EndMarker::IllegalMoveWin => "L’ultima mossa era illegale",
        EndMarker::ForfeitWin => "Vinta a tavolino",
        EndMarker::ForfeitLoss => "Persa a tavolino",
        EndMarker::MoveLimit => "Limite di mosse",
        EndMarker::Draw => "Patta",
        EndMarker::Other(word) => word,
    }
}
