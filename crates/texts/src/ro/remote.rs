use shogi::Color;

use super::grammar::{GAMES, Noun, sentence};
use crate::RemoteText;

pub const TEXT: RemoteText = RemoteText {
    title: "Pe două dispozitive",
    about: "Joacă cu cineva din altă parte, fiecare pe dispozitivul său. Nu există conturi și niciun server nu vede partida ta.",
    live: "În timp real",
    live_hint: "Stați la tablă în același timp, cu ceas dacă vreți.",
    by_message: "Prin mesaje",
    by_message_hint: "Fă o mutare, trimite-o ca link în orice aplicație de mesagerie și așteaptă răspunsul.",
    game: "Partidă",
    change: "Schimbă…",
    your_name: "Numele tău",
    your_side: "Culoarea ta",
    furigoma: "Aruncă pioni",
    tossed: |pawns| match pawns {
        0 => "Din cinci pioni, niciunul nu a căzut cu fața în sus.".to_owned(),
        1 => "Din cinci pioni, unul a căzut cu fața în sus.".to_owned(),
        _ => format!("Din cinci pioni, {pawns} au căzut cu fața în sus."),
    },
    clocks_wait: "Ceasurile așteaptă cât timp conexiunea este întreruptă",
    watching: "Și alții care au linkul pot privi",
    days: "Timp pe mutare",
    no_limit: "Fără limită",
    days_count: |days| Noun("zi", "zile").counted(days.into()),
    invite: "Creează invitația",
    begin: "Începe",
    send_link: "Trimite acest link celuilalt jucător. Cine îl deschide primul primește locul.",
    link: "Linkul",
    copy: "Copiază",
    share: "Trimite…",
    copied: "Copiat.",
    not_copied: "Nu a putut fi copiat. Selectează-l și copiază-l manual.",
    not_shared: "Nu a putut fi trimis de aici. Copiază-l.",
    qr_code: "Cod QR",
    cancel: "Anulează invitația",
    back: "Înapoi",

    invites_you: |name| match name {
        "" => "Ai o invitație la o partidă.".to_owned(),
        name => format!("{name} te invită la o partidă."),
    },
    you_get: |color| match color {
        Color::Black => "Joci cu Negrul.",
        Color::White => "Joci cu Albul.",
    },
    you_get_by_toss: "Culorile se decid prin aruncarea pionilor.",
    join: "Joacă",
    watch: "Doar privește",
    how_to_answer: "Fă mutarea ta pe tablă și trimite linkul care apare. Și răspunsul vine ca link: deschide-l în acest browser.",
    waiting_for_guest: "Se așteaptă celălalt jucător. Lasă această pagină deschisă.",
    looking_for_host: "Se caută celălalt jucător, care trebuie să aibă pagina deschisă.",
    servers_not_reached: "Niciun loc de întâlnire de pe web nu răspunde. Verifică conexiunea sau folosește coduri.",
    has_game: "Ai deja o partidă cu alt dispozitiv.",
    go_on: "Continuă",
    leave: "Părăsește partida",

    by_codes: "Conectează-te prin coduri",
    by_codes_hint: "Fără niciun loc de întâlnire pe web: faceți voi schimb de două coduri, ca text sau de pe un ecran pe altul.",
    your_code: "Codul tău",
    give_code: "Dă acest link celuilalt jucător, apoi introdu codul pe care îl primești înapoi.",
    give_answer: "Trimite înapoi acest cod. Partida începe după ce celălalt jucător îl introduce.",
    their_answer: "Codul primit înapoi",
    make_code: "Creează un cod",
    use_code: "Folosește codul",
    scan: "Scanează",
    stop_scanning: "Oprește scanarea",
    no_camera: "Camera nu poate fi folosită.",
    not_a_code: "Acesta nu este un cod.",
    later_code: "Acest cod vine de la o versiune mai nouă a programului.",
    damaged_code: "O parte din cod lipsește sau este greșită.",
    answer_needed: "Acesta este primul cod. Introdu-l pe cel primit înapoi.",
    offer_needed: "Acesta este un cod de trimis înapoi. Introdu-l pe primul.",
    no_connection_made: "Cu aceste coduri, dispozitivele nu s-au putut conecta. Creați altele noi.",

    servers: "Servere",
    trackers: "Locuri de întâlnire",
    trackers_hint: "Trackere WebTorrent; fiecare poate fi oprit. Află un număr aleatoriu și adresa ta de rețea, dar nimic despre partidă.",
    stun: "Servere STUN",
    stun_hint: "Îi spun dispozitivului tău ce adresă are pe internet și o află astfel și ele. Fără ele se găsesc numai dispozitivele din aceeași rețea.",
    turn: "Server TURN",
    turn_hint: "Transmite mai departe ce nu poate ajunge direct. Vede date criptate și ambele adrese.",
    turn_name: "Nume de utilizator",
    turn_password: "Parolă",
    built_in: "Folosește-le pe cele obișnuite",
    save: "Salvează",
    saved: "Salvat.",
    not_a_server: |address| format!("„{address}” nu este adresa unui astfel de server."),

    opponent: OPPONENT,
    connected: "Conexiune activă",
    round_trip: |millis| format!("{millis} ms dus-întors"),
    broken: |who| format!("Conexiunea cu {who} s-a întrerupt. Se încearcă reconectarea…"),
    silent: |who, seconds| {
        let seconds = Noun("secundă", "secunde").counted(seconds);
        format!("De {seconds} nu s-a mai primit nimic de la {who}.")
    },
    clock_stands: "Până atunci ceasul stă.",
    clock_runs: "Ceasul merge mai departe.",
    joined: |who| format!("{} este aici.", subject(who)),
    left: |who| format!("{} a părăsit partida.", subject(who)),
    watching_now: "Privești partida.",
    asks_undo: |who| format!("{} cere să ia o mutare înapoi.", subject(who)),
    you_asked_undo: "Ai cerut să iei o mutare înapoi.",
    allow: "Permite",
    refuse: "Refuză",
    asks_replay: |who| format!("{} vrea să joace din nou.", subject(who)),
    you_asked_replay: "Ai cerut încă o partidă.",
    play_again: "Joacă din nou",
    no_thanks: "Nu, mulțumesc",
    claim_time: "Timp depășit: cere victoria",
    say: "Spune",
    greeting: "Să avem o partidă frumoasă!",
    thanks: "Mulțumesc pentru partidă.",
    good_move: "Bună mutare!",
    sorry: "Scuze!",
    one_moment: "O clipă, te rog.",
    i_am_back: "M-am întors.",
    said: |who, phrase| format!("{} spune: {phrase}", subject(who)),
    unknown_game: "Celălalt jucător al acestei partide nu mai este cunoscut pe acest dispozitiv.",
    by_hand: "Joacă aici cu ambele culori",

    taken: "Alți doi jucători joacă deja această partidă, iar spectatorii nu sunt permiși.",
    other_version: "Celălalt dispozitiv are altă versiune a programului. Reîncărcați ambele pagini.",
    not_begun: "Încă nu este nimic de văzut.",
    refused: "Ce ai făcut nu a mai fost posibil: celălalt jucător a fost mai rapid.",
    theirs_refused: |who| {
        let who = subject(who);
        format!("{who} a făcut ceva ce regulile nu permit acum. Nu s-a jucat.")
    },
    clocks_differ: |who, said, seen| {
        let who = subject(who);
        format!(
            "{who}: ultima mutare a durat {said} s după ceasul de acolo și {seen} s după cel de aici."
        )
    },
    dispute: "Partida nu poate continua:",
    diverged: "cele două dispozitive nu mai au aceleași mutări.",
    toss_broken: "pionii nu au fost aruncați cum s-a convenit.",
    in_your_name: "celălalt dispozitiv spune că ai făcut ceva ce nu ai făcut.",
    against_rules: "celălalt dispozitiv a făcut ceva ce regulile nu permit.",

    message_games: "Partide prin mesaje",
    no_message_games: "Încă niciuna.",
    your_turn: "Rândul tău",
    their_turn: "Se așteaptă",
    to_be_sent: "De trimis",
    send_it: "Mutarea ta este pe tablă. Trimite-o celuilalt jucător.",
    send_invitation: "Trimite invitația celuilalt jucător, care face prima mutare.",
    copied_not_sent: "Copiat, dar încă netrimis: lipește-l într-un mesaj.",
    has_sent: "L-am trimis",
    sent_wait: |who| format!("Trimisă. Deschide linkul pe care ți-l trimite înapoi {who}."),
    due: |date| format!("Termen: {date}."),
    over: "Încheiată",
    delete: "Șterge",
    deleted: "Ștearsă.",
    undo_delete: "Recuperează",
    unreadable_games: |count| match count {
        1 => "O partidă a fost salvată de o versiune mai nouă și nu poate fi afișată.".to_owned(),
        _ => format!(
            "{} au fost salvate de o versiune mai nouă și nu pot fi afișate.",
            GAMES.counted(count as u64)
        ),
    },

    bad_link: "Acest link nu poate fi deschis.",
    damaged_link: "O parte din link lipsește sau a fost modificată. Cere-l din nou.",
    too_long_link: "Linkul este mai lung decât cel al oricărei partide.",
    old_link: "Acest link este mai vechi decât partida păstrată aici.",
    seen_link: "Ai deschis deja acest link.",
    own_link: "Acesta este linkul pe care l-ai trimis chiar tu.",
    finished_game: "Această partidă s-a încheiat.",
    wrong_side: "Acest link este pentru celălalt jucător.",
    second_answer: |number, first, now| {
        format!(
            "Acesta este un al doilea răspuns: mutarea {number} a fost {first}, iar aici este {now}. Primul contează."
        )
    },
    altered_move: |number, kept, now| {
        format!("Mutarea {number} a fost {kept}, iar aici este {now}: partida a fost modificată.")
    },
    in_your_name_move: |number, now| {
        format!("Mutarea {number}, {now}, ar fi a ta, dar nu ai făcut-o.")
    },
    altered_game: "Numele, regulile sau poziția inițială diferă de cele ale partidei păstrate aici.",
    kept_as_it_is: "Partida ta a rămas neschimbată.",
    open_kept: "Arată partida",
    not_stored: "Browserul nu salvează nimic, așa că această partidă ține doar cât timp pagina este deschisă.",
};

const OPPONENT: &str = "celălalt jucător";

/// The other player at the beginning of a sentence; names stay.
fn subject(who: &str) -> String {
    match who {
        OPPONENT => sentence(who),
        name => name.to_owned(),
    }
}
