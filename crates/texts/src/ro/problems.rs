use komadai_problems::{Kind, Theme};

use super::{
    errors,
    grammar::{Noun, PLIES},
};
use crate::{
    ProblemsText,
    topics::problems::{minutes, rating},
};
use komadai_model::problems::OwnProblemError;

const PROBLEMS: Noun = Noun("problemă", "probleme");
const DAYS: Noun = Noun("zi", "zile");

pub const TEXT: ProblemsText = ProblemsText {
    about: "Rezolvă pe tablă. Adversarul răspunde la fiecare mutare cu cea mai bună apărare.",
    loading: "Se încarcă problemele…",
    not_loaded: "Problemele nu au putut fi încărcate.",
    no_such_problem: "La această adresă nu există nicio problemă.",
    daily: "Problema de azi",
    daily_solved: "Rezolvată. Următoarea vine mâine.",
    ladder: "La nivelul tău",
    ladder_hint: "Fiecare problemă este aleasă după ratingul tău. Doar aceste probleme îl schimbă.",
    rating: |value, deviation| format!("Rating: {}", rating(value, deviation)),
    run: "Contra cronometru",
    run_hint: "Rezolvă cât mai multe în trei minute. A treia greșeală încheie cursa.",
    best_run: |solved| format!("Record: {solved}"),
    review: "Probleme ratate",
    review_hint: "Ce ai ratat revine după o zi, apoi la intervale tot mai lungi.",
    due: |number| format!("{} de repetat azi", PROBLEMS.counted(number as u64)),
    none_due: "Nimic de repetat azi",
    next_due: |days| match days {
        1 => "Următoarea revine mâine.".to_owned(),
        _ => format!("Următoarea revine peste {}.", DAYS.counted(days.into())),
    },
    start: "Începe",
    choose: "Alege problemele",
    kind: "Tip",
    kind_name: |kind| match kind {
        Kind::Mate => "Mat",
        Kind::Brinkmate => "Mat inevitabil",
        Kind::Next => "Cea mai bună mutare",
    },
    length: "Lungime",
    theme: "Temă",
    theme_name: |theme| match theme {
        Theme::Fork => "Furculiță",
        Theme::Threatmate => "Amenințare de mat",
        Theme::Defence => "Apărare",
        Theme::Endgame => "Final",
        Theme::Declaration => "Victorie prin declarație",
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
            "Mat în {}: fiecare mutare a ta dă șah.",
            PLIES.counted(plies.into())
        ),
    },
    brinkmate_task: "Găsește mutarea care, fără să dea șah, face matul inevitabil.",
    next_task: "Găsește singura mutare bună.",
    best_moves_task: "Găsește una dintre cele mai bune mutări.",
    declare: "Declară victoria",
    play_on: "Joacă mai departe",
    grade: |grade| format!("Dificultate {grade} din 10"),
    in_head: "Rezolvă în gând",
    in_head_hint: "Contează doar prima mutare: calculează totul până la mat înainte de a o juca.",
    not_check: "Fiecare mutare trebuie să dea șah.",
    escapes: "Așa scapă regele.",
    not_mate: "Nu este mat.",
    better_move: "Există o mutare mai bună.",
    hint_piece: |piece, square| format!("Privește piesa de pe {square}: {piece}."),
    hint_drop: |piece| format!("Privește piesa din mână: {piece}."),
    more_help: "Încă un indiciu",
    solved_in: |seconds| match seconds {
        0 | 1 => "Rezolvată într-o secundă.".to_owned(),
        2..60 => format!(
            "Rezolvată în {}.",
            Noun("secundă", "secunde").counted(seconds)
        ),
        _ => format!("Rezolvată în {}:{:02}.", seconds / 60, seconds % 60),
    },
    solved_later: "Nu din prima: revine mâine.",
    new_rating: |before, after| format!("Ratingul tău: {before} → {after}"),
    rating_so_far: |value, deviation| {
        format!(
            "Ratingul tău de până acum: {}",
            rating(value, Some(deviation))
        )
    },
    number: |number| format!("Problema {number}"),
    next_problem: "Problema următoare",
    all_problems: "Toate problemele",
    share: "Copiază linkul",
    shared: "Linkul a fost copiat.",
    not_shared: "Linkul nu a putut fi copiat.",
    not_stored: "Ce ai rezolvat nu a putut fi salvat.",
    time_left: "Timp rămas",
    misses_left: |number| format!("Greșeli rămase: {number}"),
    score: |solved| format!("Rezolvate: {solved}"),
    run_over: "Cursa s-a încheiat",
    run_time_over: "Timpul a expirat",
    run_record: "Este recordul tău!",
    run_again: "Încă o dată",
    missed_problems: "Vezi ce ai ratat",
    progress: "Progresul tău",
    solved: |number| match number {
        1 => "1 problemă rezolvată".to_owned(),
        _ => format!("{} rezolvate", PROBLEMS.counted(number as u64)),
    },
    streak: |days| match days {
        1 => "1 zi la rând".to_owned(),
        _ => format!("{} la rând", DAYS.counted(days.into())),
    },
    nothing_solved: "Aici vei vedea câte probleme ai rezolvat.",
    curve: |first, last, days| {
        let days = DAYS.counted(days as u64);
        format!("Ratingul în {days} de antrenament: de la {first} la {last}")
    },
    by_length: "După lungime",
    own_sets: "Seturile tale",
    own_sets_hint: "Orice poziție poate fi o problemă: dintr-o listă în SFEN, din fișiere de partide sau din partidele pe care le-ai analizat.",
    set_name: "Numele setului",
    positions: "Poziții, câte un SFEN pe rând, sau o partidă",
    positions_hint: "Dacă există un mat numai prin șahuri, poziția devine o problemă de mat. Altfel, scrie după poziție cea mai bună mutare, de exemplu 7g7f, sau toate cele corecte, de exemplu 7g7f/2g2f. Dintr-un fișier de partidă (KIF, CSA și altele) poți alege dintre poziția de la început și semnele de carte, sau dintre toate maturile partidei: soluțiile le găsește motorul.",
    make_set: "Creează setul",
    added: |number| match number {
        1 => "1 problemă adăugată".to_owned(),
        _ => format!("{} adăugate", PROBLEMS.counted(number as u64)),
    },
    bad_line: |line, why| format!("Rândul {line}: {why}"),
    no_problem: |error| match error {
        OwnProblemError::Position(faults) => {
            let faults: Vec<String> = faults.iter().map(errors::TEXT.position).collect();
            format!("{}.", faults.join("; "))
        }
        OwnProblemError::Move(found) => {
            format!("Mutarea {found} nu se poate citi sau este ilegală.")
        }
        OwnProblemError::NoAnswer => "Nu spune ce mutare trebuie găsită.".to_owned(),
    },
    no_mate: "nu s-a găsit niciun mat numai prin șahuri și nu este dată nicio mutare",
    delete_set: |name| format!("Șterge setul {name}"),
    deleted: |name| format!("Setul {name} a fost șters."),
    undo: "Anulează",
    open_file: "Alege un fișier",
    not_read: "Fișierul nu a putut fi citit.",
    reading_line: |line, of| format!("Rândul {line} din {of}…"),
    print_sheet: "Tipărește o foaie…",
    print_set: |name| format!("Tipărește o foaie din setul {name}"),
    sheet_count: "Probleme pe foaie",
    position_of: |number, of| format!("Poziția {number} din {of}…"),
    no_answers: "Soluțiile nu au putut fi găsite: motorul nu răspunde.",
    no_mate_in_game: "În această partidă nu s-a găsit niciun mat numai prin șahuri.",
    tried_before: |solved, missed, best| {
        let mut words = vec![
            format!("Până acum: rezolvată de {solved}×"),
            format!("ratată de {missed}×"),
        ];
        words.extend(best.map(|best| format!("cel mai bun timp {}", minutes(best))));
        words.join(", ")
    },
};
