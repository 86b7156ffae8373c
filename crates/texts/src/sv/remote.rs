use shogi::Color;

use super::shogi_terms::capital;
use crate::RemoteText;

pub const TEXT: RemoteText = RemoteText {
    title: "På två enheter",
    about: "Spela mot någon på annat håll, på var sin enhet. Det finns inga konton, och ingen server känner till ert parti.",
    live: "I realtid",
    live_hint: "Ni sitter vid brädet samtidigt, med klocka om ni vill.",
    by_message: "Via meddelanden",
    by_message_hint: "Gör ett drag, skicka det som en länk i valfri meddelandeapp och vänta på svaret.",
    game: "Parti",
    change: "Ändra…",
    your_name: "Ditt namn",
    your_side: "Din färg",
    furigoma: "Kasta bönder",
    tossed: |pawns| match pawns {
        0 => "Av fem bönder ligger ingen med framsidan upp.".to_owned(),
        1 => "Av fem bönder ligger en med framsidan upp.".to_owned(),
        _ => format!("Av fem bönder ligger {pawns} med framsidan upp."),
    },
    clocks_wait: "Klockorna väntar när anslutningen är bruten",
    watching: "Andra som har länken får titta på",
    days: "Tid per drag",
    no_limit: "Ingen gräns",
    days_count: |days| match days {
        1 => "1 dag".to_owned(),
        _ => format!("{days} dagar"),
    },
    invite: "Skapa inbjudan",
    begin: "Börja",
    send_link: "Skicka den här länken till den andra spelaren. Den som öppnar den först får platsen.",
    link: "Länk",
    copy: "Kopiera",
    share: "Skicka…",
    copied: "Kopierat.",
    not_copied: "Det gick inte att kopiera. Markera texten och kopiera den för hand.",
    not_shared: "Det gick inte att skicka härifrån. Kopiera i stället.",
    qr_code: "QR-kod",
    cancel: "Ta tillbaka inbjudan",
    back: "Tillbaka",

    invites_you: |name| match name {
        "" => "Du är inbjuden till ett parti.".to_owned(),
        name => format!("{name} bjuder in dig till ett parti."),
    },
    you_get: |color| match color {
        Color::Black => "Du spelar Svart.",
        Color::White => "Du spelar Vit.",
    },
    you_get_by_toss: "Färgerna avgörs genom att bönder kastas.",
    join: "Spela",
    watch: "Bara titta på",
    how_to_answer: "Gör ditt drag på brädet och skicka länken som då visas. Svaret kommer också som en länk: öppna den i den här webbläsaren.",
    waiting_for_guest: "Väntar på den andra spelaren. Låt sidan vara öppen.",
    looking_for_host: "Söker den andra spelaren, som måste ha sidan öppen.",
    servers_not_reached: "Ingen mötesplats på webben går att nå. Kontrollera anslutningen, eller använd koder.",
    has_game: "Du har redan ett parti med en annan enhet.",
    go_on: "Fortsätt",
    leave: "Lämna partiet",

    by_codes: "Anslut med koder i stället",
    by_codes_hint: "Utan någon mötesplats på webben: ni utbyter själva två koder, som text eller från skärm till skärm.",
    your_code: "Din kod",
    give_code: "Ge länken till den andra spelaren, och ange den kod som du får tillbaka.",
    give_answer: "Ge tillbaka den här koden. Partiet börjar när den andra spelaren har angett den.",
    their_answer: "Koden som du fick tillbaka",
    make_code: "Skapa en kod",
    use_code: "Använd koden",
    scan: "Skanna",
    stop_scanning: "Sluta skanna",
    no_camera: "Kameran kan inte användas.",
    not_a_code: "Det här är ingen kod.",
    later_code: "Koden kommer från en nyare version av programmet.",
    damaged_code: "En del av koden saknas eller är fel.",
    answer_needed: "Det här är den första koden. Ange den som du fick tillbaka.",
    offer_needed: "Det här är en kod som ska skickas tillbaka. Ange den första.",
    no_connection_made: "Enheterna kunde inte nå varandra med de här koderna. Skapa nya.",

    servers: "Servrar",
    trackers: "Mötesplatser",
    trackers_hint: "WebTorrent-trackers, som kan stängas av var för sig. De får veta ett slumptal och din nätverksadress, men inget om partiet.",
    stun: "STUN-servrar",
    stun_hint: "De talar om för din enhet vilken adress den har på internet, och får på så sätt själva veta den. Utan dem hittar bara enheter i samma nätverk varandra.",
    turn: "TURN-server",
    turn_hint: "Skickar vidare det som inte kan gå direkt. Den ser krypterade data och båda adresserna.",
    turn_name: "Användarnamn",
    turn_password: "Lösenord",
    built_in: "Använd de vanliga",
    save: "Spara",
    saved: "Sparat.",
    not_a_server: |address| format!("”{address}” är inte adressen till en sådan server."),

    opponent: OPPONENT,
    connected: "Ansluten",
    round_trip: |millis| format!("{millis} ms fram och tillbaka"),
    broken: |who| format!("Anslutningen till {who} är bruten. Försöker ansluta igen…"),
    silent: |who, seconds| match seconds {
        1 => format!("Inget har hörts från {who} på 1 sekund."),
        _ => format!("Inget har hörts från {who} på {seconds} sekunder."),
    },
    clock_stands: "Klockan står stilla tills dess.",
    clock_runs: "Klockan fortsätter att gå.",
    joined: |who| format!("{} är här.", subject(who)),
    left: |who| format!("{} har lämnat partiet.", subject(who)),
    watching_now: "Du tittar på.",
    asks_undo: |who| format!("{} ber att få ta tillbaka ett drag.", subject(who)),
    you_asked_undo: "Du har bett att få ta tillbaka ett drag.",
    allow: "Tillåt",
    refuse: "Neka",
    asks_replay: |who| format!("{} vill spela igen.", subject(who)),
    you_asked_replay: "Du har bett om ett parti till.",
    play_again: "Spela igen",
    no_thanks: "Nej, tack",
    claim_time: "Begär vinst på tid",
    say: "Säg",
    greeting: "Hoppas vi får ett fint parti!",
    thanks: "Tack för partiet.",
    good_move: "Bra drag!",
    sorry: "Förlåt!",
    one_moment: "Ett ögonblick, tack.",
    i_am_back: "Jag är tillbaka.",
    said: |who, phrase| format!("{} säger: {phrase}", subject(who)),
    unknown_game: "Den andra spelaren i det här partiet är inte längre känd på den här enheten.",
    by_hand: "Spela båda färgerna här",

    taken: "Två andra spelar redan det här partiet, och det är inte tillåtet att titta på.",
    other_version: "Den andra enheten har en annan version av programmet. Ladda om båda sidorna.",
    not_begun: "Det finns inget att titta på än.",
    refused: "Det du gjorde gick inte längre: den andra spelaren hann före.",
    theirs_refused: |who| {
        let who = subject(who);
        format!("{who} gjorde något som reglerna inte tillåter nu. Det spelades inte.")
    },
    clocks_differ: |who, said, seen| {
        format!(
            "Senaste draget av {who} tog {said} s enligt klockan där och {seen} s härifrån sett."
        )
    },
    dispute: "Partiet kan inte fortsätta:",
    diverged: "de två enheterna har inte längre samma drag.",
    toss_broken: "bönderna kastades inte som överenskommet.",
    in_your_name: "den andra enheten säger att du har gjort något som du inte har gjort.",
    against_rules: "den andra enheten har gjort något som reglerna inte tillåter.",

    message_games: "Partier via meddelanden",
    no_message_games: "Inga än.",
    your_turn: "Din tur",
    their_turn: "Väntar",
    to_be_sent: "Ska skickas",
    send_it: "Ditt drag är på brädet. Skicka det till den andra spelaren.",
    send_invitation: "Skicka inbjudan till den andra spelaren, som gör det första draget.",
    copied_not_sent: "Kopierad, men inte skickad än: klistra in den i ett meddelande.",
    has_sent: "Jag har skickat den",
    sent_wait: |who| format!("Skickat. Öppna länken som {who} skickar tillbaka."),
    due: |date| format!("Senast {date}."),
    over: "Slut",
    delete: "Ta bort",
    deleted: "Borttaget.",
    undo_delete: "Ångra",
    unreadable_games: |count| match count {
        1 => "Ett parti sparades av en nyare version och kan inte visas.".to_owned(),
        _ => format!("{count} partier sparades av en nyare version och kan inte visas."),
    },

    bad_link: "Den här länken går inte att öppna.",
    damaged_link: "En del av länken saknas eller har ändrats. Be om den igen.",
    too_long_link: "Länken är längre än något partis länk.",
    old_link: "Länken är äldre än partiet som är sparat här.",
    seen_link: "Du har redan öppnat den här länken.",
    own_link: "Det här är länken som du själv skickade.",
    finished_game: "Det här partiet är slut.",
    wrong_side: "Den här länken är till den andra spelaren.",
    second_answer: |number, first, now| {
        format!(
            "Det här är ett andra svar: drag {number} var {first}, och här är det {now}. Det första gäller."
        )
    },
    altered_move: |number, kept, now| {
        format!("Drag {number} var {kept}, och här är det {now}: partiet har ändrats.")
    },
    in_your_name_move: |number, now| {
        format!("Drag {number}, {now}, skulle vara ditt, men du har inte gjort det.")
    },
    altered_game: "Namnen, reglerna eller utgångsställningen är andra än i partiet som är sparat här.",
    kept_as_it_is: "Ditt parti är oförändrat.",
    open_kept: "Visa partiet",
    not_stored: "Webbläsaren sparar inget, så det här partiet finns bara så länge sidan är öppen.",
};

const OPPONENT: &str = "den andra spelaren";

/// The other player at the beginning of a sentence; names stay.
fn subject(who: &str) -> String {
    match who {
        OPPONENT => capital(who.to_owned()),
        name => name.to_owned(),
    }
}
