use shogi::Color;

use super::shogi_terms::{capital, of, the};
use crate::RemoteText;

pub const TEXT: RemoteText = RemoteText {
    title: "Su due dispositivi",
    about: "Gioca con qualcuno che è altrove, ognuno sul proprio dispositivo. Non serve un account, e nessun server conosce la partita.",
    live: "In tempo reale",
    live_hint: "Siete tutti e due al tavoliere, con l’orologio se volete.",
    by_message: "Per messaggi",
    by_message_hint: "Fai una mossa, inviala come link con qualsiasi app di messaggi, e aspetta la risposta.",
    game: "Partita",
    change: "Cambia…",
    your_name: "Il tuo nome",
    your_side: "Il tuo colore",
    furigoma: "Lancio dei pedoni",
    tossed: |pawns| match pawns {
        0 => "Di cinque pedoni nessuno è a faccia in su.".to_owned(),
        1 => "Di cinque pedoni uno è a faccia in su.".to_owned(),
        _ => format!("Di cinque pedoni {pawns} sono a faccia in su."),
    },
    clocks_wait: "Gli orologi restano fermi mentre la connessione è interrotta",
    watching: "Anche altri, con il link, possono guardare",
    days: "Tempo per ogni mossa",
    no_limit: "Senza limite",
    days_count: |days| match days {
        1 => "1 giorno".to_owned(),
        _ => format!("{days} giorni"),
    },
    invite: "Crea l’invito",
    begin: "Inizia",
    send_link: "Invia questo link all’avversario. Il posto va a chi lo apre per primo.",
    link: "Il link",
    copy: "Copia",
    share: "Invia…",
    copied: "Copiato.",
    not_copied: "Non è stato possibile copiare: seleziona il testo e copialo tu.",
    not_shared: "Da qui non è stato possibile inviare: copia e incolla.",
    qr_code: "Codice QR",
    cancel: "Annulla l’invito",
    back: "Indietro",

    invites_you: |name| match name {
        "" => "Hai ricevuto un invito a una partita.".to_owned(),
        name => format!("{name} ti invita a una partita."),
    },
    you_get: |color| match color {
        Color::Black => "Giochi con il Nero.",
        Color::White => "Giochi con il Bianco.",
    },
    you_get_by_toss: "I colori si decidono con il lancio dei pedoni.",
    join: "Gioca",
    watch: "Guarda soltanto",
    how_to_answer: "Fai la tua mossa sul tavoliere e invia il link che compare. Anche la risposta è un link: aprilo in questo browser.",
    waiting_for_guest: "In attesa dell’avversario. Lascia aperta questa pagina.",
    looking_for_host: "Ricerca dell’avversario in corso: deve avere la pagina aperta.",
    servers_not_reached: "Nessun punto d’incontro in rete è raggiungibile. Controlla la connessione, o usa i codici.",
    has_game: "Hai una partita con un altro dispositivo.",
    go_on: "Continua",
    leave: "Lascia la partita",

    by_codes: "Usa invece dei codici",
    by_codes_hint: "Senza punti d’incontro in rete: scambiatevi due codici, come testo o da schermo a schermo.",
    your_code: "Il tuo codice",
    give_code: "Dai questo link all’avversario, e inserisci il codice che ricevi in risposta.",
    give_answer: "Rimanda questo codice all’avversario. La partita inizia quando lo avrà inserito.",
    their_answer: "Il codice di risposta",
    make_code: "Crea un codice",
    use_code: "Usa il codice",
    scan: "Scansiona",
    stop_scanning: "Ferma la scansione",
    no_camera: "Non è possibile usare la fotocamera.",
    not_a_code: "Questo non è un codice.",
    later_code: "Questo codice viene da una versione successiva del programma.",
    damaged_code: "Una parte del codice manca o è sbagliata.",
    answer_needed: "Questo è il primo codice. Inserisci quello di risposta.",
    offer_needed: "Questo è un codice di risposta. Inserisci il primo.",
    no_connection_made: "Con questi codici i dispositivi non si sono raggiunti. Creane di nuovi.",

    servers: "Server",
    trackers: "Punti d’incontro",
    trackers_hint: "Tracker WebTorrent, ognuno si può disattivare. Vengono a sapere un numero casuale e il tuo indirizzo di rete, nulla della partita.",
    stun: "Server STUN",
    stun_hint: "Dicono al tuo dispositivo il suo indirizzo in rete, e così lo vengono a sapere. Senza, si trovano solo i dispositivi della stessa rete.",
    turn: "Server TURN",
    turn_hint: "Inoltra ciò che non può passare direttamente. Vede dati cifrati e i due indirizzi.",
    turn_name: "Nome utente",
    turn_password: "Password del server",
    built_in: "Usa quelli predefiniti",
    save: "Salva",
    saved: "Salvato.",
    not_a_server: |address| format!("«{address}» non è l’indirizzo di un server di questo tipo."),

    opponent: OPPONENT,
    connected: "Connessione attiva",
    round_trip: |millis| format!("{millis} ms andata e ritorno"),
    broken: |who| {
        format!(
            "La connessione con {} si è interrotta. Nuovo tentativo in corso…",
            the(who)
        )
    },
    silent: |who, seconds| {
        let who = of_player(who);
        match seconds {
            1 => format!("Da 1 secondo non si hanno notizie {who}."),
            _ => format!("Da {seconds} secondi non si hanno notizie {who}."),
        }
    },
    clock_stands: "Fino ad allora l’orologio è fermo.",
    clock_runs: "L’orologio va avanti.",
    joined: |who| format!("{} è qui.", subject(who)),
    left: |who| format!("{} ha lasciato la partita.", subject(who)),
    watching_now: "Stai guardando la partita.",
    asks_undo: |who| format!("{} chiede di ritirare una mossa.", subject(who)),
    you_asked_undo: "Hai chiesto di ritirare una mossa.",
    allow: "Consenti",
    refuse: "Rifiuta",
    asks_replay: |who| format!("{} vorrebbe giocare ancora.", subject(who)),
    you_asked_replay: "Hai chiesto un’altra partita.",
    play_again: "Gioca ancora",
    no_thanks: "No, grazie",
    claim_time: "Reclama la vittoria per il tempo",
    say: "Di’ qualcosa",
    greeting: "Buona partita!",
    thanks: "Grazie per la partita.",
    good_move: "Bella mossa!",
    sorry: "Scusa!",
    one_moment: "Un momento, per favore.",
    i_am_back: "Sono di nuovo qui.",
    said: |who, phrase| format!("{}: «{phrase}»", subject(who)),
    unknown_game: "Questo dispositivo non conosce più l’avversario di questa partita.",
    by_hand: "Gioca qui per entrambe le parti",

    taken: "A questa partita giocano già altri due, e non è permesso guardare.",
    other_version: "L’altro dispositivo ha un’altra versione del programma. Ricaricate la pagina tutti e due.",
    not_begun: "Non c’è ancora nulla da guardare.",
    refused: "Non era più possibile: l’avversario ha agito per primo.",
    theirs_refused: |who| {
        format!(
            "{} ha fatto qualcosa che ora le regole non permettono. Non ha avuto effetto.",
            subject(who)
        )
    },
    clocks_differ: |who, said, seen| {
        format!(
            "L’ultima mossa {} è durata {said} s secondo il suo orologio, e {seen} s vista da qui.",
            of_player(who)
        )
    },
    dispute: "La partita non può continuare:",
    diverged: "i due dispositivi non hanno più le stesse mosse.",
    toss_broken: "i pedoni non sono stati lanciati come convenuto.",
    in_your_name: "l’altro dispositivo ti attribuisce qualcosa che non hai fatto.",
    against_rules: "l’altro dispositivo ha fatto qualcosa che le regole non permettono.",

    message_games: "Partite per messaggi",
    no_message_games: "Ancora nessuna.",
    your_turn: "Tocca a te",
    their_turn: "In attesa",
    to_be_sent: "Da inviare",
    send_it: "La tua mossa è sul tavoliere. Inviala all’avversario.",
    send_invitation: "Invia l’invito all’avversario, che fa la prima mossa.",
    copied_not_sent: "Copiato, ma non ancora inviato: incollalo in un messaggio.",
    has_sent: "L’ho inviato",
    sent_wait: |who| format!("Inviata. Apri il link che {} ti rimanda.", the(who)),
    due: |date| format!("Scadenza: {date}."),
    over: "Finita",
    delete: "Elimina",
    deleted: "Eliminata.",
    undo_delete: "Ripristina",
    unreadable_games: |count| match count {
        1 => {
            "1 partita è stata salvata da una versione successiva e non si può mostrare.".to_owned()
        }
        _ => format!(
            "{count} partite sono state salvate da una versione successiva e non si possono mostrare."
        ),
    },

    bad_link: "Questo link non si può aprire.",
    damaged_link: "Una parte del link manca o è stata modificata. Chiedi che ti venga rimandato.",
    too_long_link: "Il link è più lungo di quello di qualsiasi partita.",
    old_link: "Questo link è precedente alla partita salvata qui.",
    seen_link: "Hai già aperto questo link.",
    own_link: "Questo è il link che hai inviato tu.",
    finished_game: "Questa partita è finita.",
    wrong_side: "Questo link è per l’avversario.",
    second_answer: |number, first, now| {
        format!(
            "È una seconda risposta: la mossa {number} era {first}, e qui è {now}. Vale la prima."
        )
    },
    altered_move: |number, kept, now| {
        format!("La mossa {number} era {kept}, e qui è {now}: la partita è stata modificata.")
    },
    in_your_name_move: |number, now| {
        format!("La mossa {number}, {now}, sarebbe tua, e non l’hai fatta.")
    },
    altered_game: "I nomi, le regole o la posizione iniziale sono diversi da quelli della partita salvata qui.",
    kept_as_it_is: "La tua partita è rimasta com’era.",
    open_kept: "Mostra la partita",
    not_stored: "Il browser non salva nulla: questa partita dura solo finché la pagina è aperta.",
};

/// The other player where no name was given: the article is there already.
const OPPONENT: &str = "l’avversario";

/// `L’avversario`, `Anna`.
fn subject(who: &str) -> String {
    capital(the(who))
}

/// `dell’avversario`, `di Anna`.
fn of_player(who: &str) -> String {
    match who {
        OPPONENT => "dell’avversario".to_owned(),
        name => of(name),
    }
}
