use komadai_problems::{Kind, Theme};

use super::grammar::{Noun, PLIES};
use crate::i18n::problems::ProblemsText;

const PROBLEMS: Noun = Noun("problemă", "probleme");
const DAYS: Noun = Noun("zi", "zile");

pub const TEXT: ProblemsText = ProblemsText {
    about: "Se rezolvă pe tablă. Adversarul răspunde la fiecare mutare cu cea mai bună apărare.",
    loading: "Se încarcă problemele…",
    not_loaded: "Problemele nu au putut fi încărcate.",
    no_such_problem: "La această adresă nu există nicio problemă.",
    daily: "Problema de azi",
    daily_solved: "Rezolvată. Următoarea vine mâine.",
    ladder: "La nivelul tău",
    ladder_hint: "Fiecare problemă este aleasă după punctajul tău și îl schimbă.",
    rating: |rating| format!("Punctaj {rating}"),
    run: "Contra cronometru",
    run_hint: "Cât mai multe în trei minute. A treia greșeală încheie cursa.",
    best_run: |solved| format!("Record: {solved}"),
    review: "Probleme greșite",
    review_hint: "Ce ai greșit revine după o zi, apoi din ce în ce mai târziu.",
    due: |number| match number {
        1 => "Azi revine 1 problemă".to_owned(),
        _ => format!("Azi revin {}", PROBLEMS.counted(number as u64)),
    },
    none_due: "Azi nu e nimic de repetat",
    next_due: |days| match days {
        1 => "Următoarea revine mâine.".to_owned(),
        _ => format!("Următoarea revine peste {}.", DAYS.counted(days.into())),
    },
    start: "Începe",
    choose: "Alege problemele",
    kind: "Fel",
    kind_name: |kind| match kind {
        Kind::Mate => "Mat",
        Kind::Brinkmate => "Mat de neparat",
        Kind::Next => "Cea mai bună mutare",
    },
    length: "Lungime",
    theme: "Temă",
    theme_name: |theme| match theme {
        Theme::Fork => "Furculiță",
        Theme::Threatmate => "Amenințare de mat",
        Theme::Defence => "Apărare",
        Theme::Endgame => "Final",
        Theme::Declaration => "Victorie declarată",
        Theme::Attack => "Atac",
    },
    difficulty: "Dificultate",
    all: "Toate",
    easy: "Ușoare",
    medium: "Medii",
    hard: "Grele",
    plies: |plies| PLIES.counted(plies.into()),
    count: |number| PROBLEMS.counted(number as u64),
    mate_task: |plies| match plies {
        1 => "Dă mat dintr-o mutare.".to_owned(),
        _ => format!(
            "Mat în {}: fiecare mutare a ta este un șah.",
            PLIES.counted(plies.into())
        ),
    },
    brinkmate_task: "Găsește mutarea, nu un șah, după care matul nu mai poate fi parat.",
    next_task: "Găsește singura mutare bună.",
    declare: "Declară victoria",
    play_on: "Continuă jocul",
    grade: |grade| format!("Dificultate {grade} din 10"),
    in_head: "Rezolvă în gând",
    in_head_hint: "Contează doar prima mutare: vezi tot drumul înainte de a o juca.",
    not_check: "Fiecare mutare trebuie să fie un șah.",
    escapes: "Așa scapă regele.",
    not_mate: "Nu este mat.",
    better_move: "Există o mutare mai bună.",
    hint_piece: |piece, square| format!("Uită-te la piesa de pe {square}: {piece}."),
    hint_drop: |piece| format!("Uită-te la piesa din mână: {piece}."),
    more_help: "Mai mult ajutor",
    solved_in: |seconds| match seconds {
        0 | 1 => "Rezolvată într-o secundă.".to_owned(),
        2..60 => format!(
            "Rezolvată în {}.",
            Noun("secundă", "secunde").counted(seconds)
        ),
        _ => format!("Rezolvată în {}:{:02}.", seconds / 60, seconds % 60),
    },
    solved_later: "Revine mâine, ca să o rezolvi din prima.",
    new_rating: |before, after| format!("Punctajul tău: {before} → {after}"),
    next_problem: "Problema următoare",
    all_problems: "Toate problemele",
    share: "Copiază adresa",
    shared: "Adresa a fost copiată.",
    time_left: "Timp rămas",
    misses_left: |number| match number {
        1 => "o greșeală rămasă".to_owned(),
        _ => format!(
            "{} rămase",
            Noun("greșeală", "greșeli").counted(number as u64)
        ),
    },
    score: |solved| match solved {
        1 => "1 rezolvată".to_owned(),
        _ => format!("{solved} rezolvate"),
    },
    run_over: "Cursa s-a încheiat",
    run_time_over: "Timpul s-a terminat",
    run_record: "Este recordul tău!",
    run_again: "Încă o dată",
    missed_problems: "Vezi ce ai greșit",
    progress: "Progresul tău",
    solved: |number| match number {
        1 => "1 problemă rezolvată".to_owned(),
        _ => format!("{} rezolvate", PROBLEMS.counted(number as u64)),
    },
    streak: |days| match days {
        1 => "1 zi la rând".to_owned(),
        _ => format!("{} la rând", DAYS.counted(days.into())),
    },
    nothing_solved: "Aici se numără ce rezolvi.",
    curve: |first, last, days| {
        let days = DAYS.counted(days as u64);
        format!("Punctajul în {days} de antrenament: de la {first} la {last}")
    },
    by_length: "După lungime",
    own_sets: "Seturile tale",
    own_sets_hint: "Orice poziții ca probleme: dintr-o listă în SFEN și din partidele pe care le-ai analizat.",
    set_name: "Numele setului",
    positions: "Poziții, câte un SFEN pe rând",
    positions_hint: "Unde există un mat numai din șahuri, devine o problemă de mat. În rest, scrie după poziție cea mai bună mutare, ca 7g7f.",
    make_set: "Creează setul",
    added: |number| match number {
        1 => "1 problemă adăugată".to_owned(),
        _ => format!("{} adăugate", PROBLEMS.counted(number as u64)),
    },
    bad_line: |line, why| format!("Rândul {line}: {why}"),
    no_mate: "nu s-a găsit un mat numai din șahuri și nu e dată nicio mutare",
    delete_set: |name| format!("Șterge setul {name}"),
    open_file: "Alege un fișier",
};
