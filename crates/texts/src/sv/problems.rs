use komadai_problems::{Kind, Theme};

use super::errors;
use crate::{
    ProblemsText,
    topics::problems::{minutes, rating},
};
use komadai_model::problems::OwnProblemError;

pub const TEXT: ProblemsText = ProblemsText {
    about: "Lös på brädet. Motståndaren svarar på varje drag med sitt bästa försvar.",
    loading: "Problemen läses in…",
    not_loaded: "Problemen kunde inte läsas in.",
    no_such_problem: "Det finns inget problem på den här adressen.",
    daily: "Dagens problem",
    daily_solved: "Löst. Nästa kommer i morgon.",
    ladder: "På din nivå",
    ladder_hint: "Varje problem väljs efter din rating. Bara de här problemen påverkar den.",
    rating: |value, deviation| format!("Rating: {}", rating(value, deviation)),
    run: "Mot klockan",
    run_hint: "Lös så många du hinner på tre minuter. Efter tre missar är det slut.",
    best_run: |solved| format!("Bäst: {solved}"),
    review: "Missade problem",
    review_hint: "Det du har missat kommer tillbaka efter en dag, sedan med allt längre mellanrum.",
    due: |count| format!("{count} problem att repetera i dag"),
    none_due: "Inget att repetera i dag",
    next_due: |days| match days {
        1 => "Nästa kommer tillbaka i morgon.".to_owned(),
        _ => format!("Nästa kommer tillbaka om {days} dagar."),
    },
    start: "Börja",
    choose: "Välj problem",
    kind: "Typ",
    kind_name: |kind| match kind {
        Kind::Mate => "Matt",
        Kind::Brinkmate => "Oundviklig matt",
        Kind::Next => "Bästa drag",
    },
    length: "Längd",
    theme: "Tema",
    theme_name: |theme| match theme {
        Theme::Fork => "Gaffel",
        Theme::Threatmate => "Matthot",
        Theme::Defence => "Försvar",
        Theme::Endgame => "Slutspel",
        Theme::Declaration => "Vinst genom deklaration",
        Theme::Attack => "Angrepp",
    },
    difficulty: "Svårighetsgrad",
    all: "Alla",
    easy: "Lätta",
    medium: "Medelsvåra",
    hard: "Svåra",
    plies: |plies| format!("{plies} halvdrag"),
    count: |count| match count {
        1 => "ett problem".to_owned(),
        _ => format!("{count} problem"),
    },
    mate_task: |plies| match plies {
        1 => "Sätt matt i ett drag.".to_owned(),
        _ => format!("Matt i {plies} halvdrag: alla dina drag ger schack."),
    },
    brinkmate_task: "Hitta draget som, utan att ge schack, gör matten oundviklig.",
    next_task: "Hitta det enda bra draget.",
    best_moves_task: "Hitta ett av de bästa dragen.",
    declare: "Deklarera vinst",
    play_on: "Spela vidare",
    grade: |grade| format!("Svårighetsgrad {grade} av 10"),
    in_head: "Lös i huvudet",
    in_head_hint: "Bara det första draget räknas: tänk ut allt fram till matten innan du gör det.",
    not_check: "Varje drag måste ge schack.",
    escapes: "Så här kommer kungen undan.",
    not_mate: "Det är inte matt.",
    better_move: "Det finns ett bättre drag.",
    hint_piece: |piece, square| format!("Titta på pjäsen på {square}: {piece}."),
    hint_drop: |piece| format!("Titta på pjäsen i handen: {piece}."),
    more_help: "En ledtråd till",
    solved_in: |seconds| match seconds {
        0 | 1 => "Löst på en sekund.".to_owned(),
        2..60 => format!("Löst på {seconds} sekunder."),
        _ => format!("Löst på {}:{:02}.", seconds / 60, seconds % 60),
    },
    solved_later: "Inte på första försöket: det kommer tillbaka i morgon.",
    new_rating: |before, after| format!("Din rating: {before} → {after}"),
    rating_so_far: |value, deviation| {
        format!("Din rating hittills: {}", rating(value, Some(deviation)))
    },
    number: |number| format!("Problem nummer {number}"),
    next_problem: "Nästa problem",
    all_problems: "Alla problem",
    share: "Kopiera länken",
    shared: "Länken är kopierad.",
    not_shared: "Länken kunde inte kopieras.",
    not_stored: "Det du löser kunde inte sparas.",
    time_left: "Tid kvar",
    misses_left: |count| match count {
        1 => "1 miss kvar".to_owned(),
        _ => format!("{count} missar kvar"),
    },
    score: |solved| match solved {
        1 => "1 löst".to_owned(),
        _ => format!("{solved} lösta"),
    },
    run_over: "Omgången är slut",
    run_time_over: "Tiden är slut",
    run_record: "Din bästa omgång hittills!",
    run_again: "En gång till",
    missed_problems: "Se vad du missade",
    progress: "Dina framsteg",
    solved: |count| match count {
        1 => "1 löst problem".to_owned(),
        _ => format!("{count} lösta problem"),
    },
    streak: |days| match days {
        1 => "1 dag i rad".to_owned(),
        _ => format!("{days} dagar i rad"),
    },
    nothing_solved: "Här ser du hur många problem du har löst.",
    curve: |first, last, days| match days {
        1 => format!("Rating efter en träningsdag: från {first} till {last}"),
        _ => format!("Rating över {days} träningsdagar: från {first} till {last}"),
    },
    by_length: "Efter längd",
    own_sets: "Dina egna samlingar",
    own_sets_hint: "Valfria ställningar som problem: från en lista i SFEN, från partifiler och från partier som du har gått igenom.",
    set_name: "Samlingens namn",
    positions: "Ställningar, en SFEN per rad, eller ett parti",
    positions_hint: "Finns det en matt med enbart schackar blir ställningen ett mattproblem. Skriv annars det bästa draget efter ställningen, till exempel 7g7f, eller alla som är rätt, till exempel 7g7f/2g2f. Ur en partifil (KIF, CSA och andra) väljer du bland startställningen och bokmärkena, eller bland alla matter i partiet: motorn hittar lösningarna.",
    make_set: "Skapa samlingen",
    added: |count| match count {
        1 => "1 problem tillagt".to_owned(),
        _ => format!("{count} problem tillagda"),
    },
    bad_line: |line, why| format!("Rad {line}: {why}"),
    no_problem: |error| match error {
        OwnProblemError::Position(faults) => {
            let faults: Vec<String> = faults.iter().map(errors::TEXT.position).collect();
            format!("{}.", faults.join("; "))
        }
        OwnProblemError::Move(found) => {
            format!("Draget {found} kan inte läsas eller är otillåtet.")
        }
        OwnProblemError::NoAnswer => "Det står inte vilket drag som ska hittas.".to_owned(),
    },
    no_mate: "ingen matt med enbart schackar hittades, och inget drag är angivet",
    delete_set: |name| format!("Ta bort samlingen {name}"),
    deleted: |name| format!("Samlingen {name} är borttagen."),
    undo: "Ångra",
    open_file: "Välj en fil",
    not_read: "Filen kunde inte läsas.",
    reading_line: |line, of| format!("Rad {line} av {of}…"),
    print_sheet: "Skriv ut ett blad…",
    print_set: |name| format!("Skriv ut ett blad med samlingen {name}"),
    sheet_count: "Problem på bladet",
    position_of: |number, of| format!("Ställning {number} av {of}…"),
    no_answers: "Lösningarna kunde inte hittas: motorn svarar inte.",
    no_mate_in_game: "Ingen matt med enbart schackar hittades i det här partiet.",
    tried_before: |solved, missed, best| {
        let mut words = vec![
            format!("Hittills: löst {solved}×"),
            format!("missat {missed}×"),
        ];
        words.extend(best.map(|best| format!("bästa tid {}", minutes(best))));
        words.join(", ")
    },
};
