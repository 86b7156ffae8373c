use shogi::record::EndWord;

use crate::{i18n::record::RecordText, review::Way};

pub const TEXT: RecordText = RecordText {
    record: "Kifu",
    walk: "Scorri le mosse",
    branch: "Diramazione",
    mistake: "Errore",
    way: |way| match way {
        Way::First => "All’inizio",
        Way::Back => "Indietro",
        Way::Forward => "Avanti",
        Way::Last => "Alla fine",
        Way::PreviousBranch => "Diramazione precedente",
        Way::NextBranch => "Diramazione successiva",
        Way::PreviousComment => "Commento precedente",
        Way::NextComment => "Commento successivo",
        Way::PreviousMistake => "Errore precedente",
        Way::NextMistake => "Errore successivo",
        Way::UpVariation => "Variante prima di questa",
        Way::DownVariation => "Variante dopo questa",
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
    illegal: "irregolare",
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
    redo: "Ripeti",
    to_game: "Alla partita",
    play_on: "Gioca da qui",
    tools: "Strumenti",
    more: "Altro",
    flip: "Gira il tavoliere",
    set_up: "Modifica posizione",
    analyse: "Analizza",
    begun: "Con questa posizione comincia un nuovo kifu.",
    no_further: "Non si va oltre.",
    branched: "Una nuova variante.",
    at: |number, words| format!("Mossa {number}: {words}"),
    undone: "Annullato.",
    redone: "Ripetuto.",
    deleted: |moves| match moves {
        1 => "1 mossa eliminata.".to_owned(),
        moves => format!("{moves} mosse eliminate."),
    },
    promoted: "Ora questa variante è la linea principale.",
    against: |black, white| format!("{black} – {white}"),
    unnamed: "Kifu senza nomi",
};

fn end(word: &EndWord) -> &str {
    match word {
        EndWord::Resignation => "Abbandono",
        EndWord::Interrupted => "Interrotta",
        EndWord::Repetition => "Ripetizione",
        EndWord::PerpetualCheck => "Scacco perpetuo",
        EndWord::Impasse => "Impasse",
        EndWord::Declaration => "Vittoria per dichiarazione",
        EndWord::Mate => "Matto",
        EndWord::NoMate => "Nessun matto",
        EndWord::Time => "Tempo scaduto",
        EndWord::Foul => "Persa per mossa irregolare",
        EndWord::FoulBefore => "L’ultima mossa era irregolare",
        EndWord::ForfeitWin => "Vinta a tavolino",
        EndWord::ForfeitLoss => "Persa a tavolino",
        EndWord::MoveLimit => "Limite di mosse",
        EndWord::Draw => "Patta",
        EndWord::Other(word) => word,
    }
}
