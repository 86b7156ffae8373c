use super::grammar::{MOVES, Noun, PLIES, POINTS, POSITIONS, the};
use crate::{
    AnalysisText,
    topics::analysis::{Lead, Sides, percent, signed},
};
use komadai_model::analysis::{JudgedMove, Judgement, PositionEval, RetryVerdict};

pub const TEXT: AnalysisText = AnalysisText {
    title: "Analiză",
    close: "Închide analiza",
    parts: "Analizează",
    lines: "Mutări candidate",
    game: "Toată partida",
    mate: "Mat",

    go: "Pornește",
    stop: "Oprește",
    score: |worth| match worth {
        PositionEval::Centipawns(value) => signed(value),
        PositionEval::Mate { plies: 0, .. } => "mat".to_owned(),
        PositionEval::Mate { plies, .. } => format!("mat {plies}"),
    },
    standing,
    gauge: "Evaluare",
    unknown: "Încă neanalizată",
    count: "Variante",
    depth: |depth, deepest, speed| {
        format!(
            "Adâncime {depth} ({deepest}), {} pe secundă",
            positions(speed)
        )
    },
    threads: |count| format!("{count} fire de execuție"),
    starting: "Se pornește motorul…",
    failed: "Motorul nu a putut fi pornit. Încearcă din nou.",
    stopped: "Analiza este oprită.",
    hidden: "Analiza este în pauză cât timp pagina este ascunsă.",
    no_game: "Pentru mutările candidate e nevoie de o poziție cu ambii regi. Pentru o problemă, \
              alege „Mat”.",
    over: "Mat: partida se termină aici.",
    line: |number, score| format!("Varianta {number}, {score}"),
    settled: |standing, best| format!("{standing} Cea mai bună mutare: {best}."),

    shown: "O variantă a motorului",
    shown_moves: |shown, all| format!("{shown} din {}", MOVES.counted(all as u64)),
    back: "O mutare înapoi",
    forward: "O mutare înainte",
    play_out: "Derulează până la capăt",
    add: "Adaugă ca variantă",
    added: "Adăugată ca variantă.",
    leave: "Înapoi la kifu",

    review: "Analizează partida",
    cancel: "Renunță",
    progress: |done, all| format!("{done} din {}", POSITIONS.counted(all as u64)),
    reviewed: |noted| match noted {
        0 => "Partida a fost analizată: nicio greșeală.".to_owned(),
        1 => "Partida a fost analizată: o mutare de revăzut.".to_owned(),
        noted => format!(
            "Partida a fost analizată: {} de revăzut.",
            MOVES.counted(noted.into())
        ),
    },
    graph: "Evaluarea de-a lungul partidei",
    on_graph: |number, words, standing| format!("Mutarea {number}, {words}. {standing}"),
    at_start: "Început",
    own_mistakes: "Partidele mele",
    judgement,

    retry_ask: |side| format!("Joacă o mutare mai bună pentru {side}."),
    retry_wait: "Se analizează…",
    verdict: |verdict, words| match verdict {
        RetryVerdict::Best => format!("{words}: cea mai bună mutare."),
        RetryVerdict::Good(_) => format!("{words}: mutare bună, la fel de bună ca prima alegere."),
        RetryVerdict::Same(judged) => {
            format!("Din nou {words}, mutarea din partidă: {}.", said(judged))
        }
        RetryVerdict::Judged(judged) => format!("{words}: {}.", said(judged)),
    },
    answer: "Răspunsul motorului",
    once_more: "Încă o dată",

    solve: "Rezolvă această poziție",
    solving: |seconds| format!("Se caută un mat… {seconds} s"),
    convention: "Numai șahuri, ca în problemele tsume. Interpunerile inutile nu se numără.",
    mates: |side, count| format!("{} dă mat în {}.", the(side), PLIES.counted(count as u64)),
    no_mate: |side| format!("{} nu are mat numai prin șahuri.", the(side)),
    threat: "Există o amenințare de mat?",
    threatens: |side, count| {
        let mate = PLIES.counted(count as u64);
        format!("{} amenință cu mat în {mate}.", the(side))
    },
    no_threat: "Nu există nicio amenințare de mat.",
    brinkmate: "Există un mat inevitabil?",
    has_brinkmate: |side| format!("{} are o mutare care face matul inevitabil.", the(side)),
    no_brinkmate: |side| {
        format!(
            "{} nu are nicio mutare care să facă matul inevitabil.",
            the(side)
        )
    },
    not_found: "Nu s-a găsit niciun mat în limita dată. Poate că există unul.",
    no_problem: "Aici nu este niciun rege care să fie făcut mat.",
    as_puzzle: "Rezolvă tu",
    puzzle_ask: |side| format!("Găsește matul pentru {side}: fiecare mutare dă șah."),
    checking: "Se verifică…",
    no_check: |words| format!("{words} nu dă șah. Încearcă altă mutare."),
    escapes: |words, answer| {
        format!("Greșit: după {words}, regele scapă cu {answer}. Încearcă altă mutare.")
    },
    unclear: |words| {
        format!("Nu s-a putut stabili dacă {words} duce la mat. Încearcă altă mutare.")
    },
    right: |answer, later| match later {
        0 => format!("Corect. Răspunsul: {answer}."),
        later => format!(
            "Este mat, dar cu {} mai lung decât cel mai scurt. Răspunsul: {answer}.",
            PLIES.counted(later as u64)
        ),
    },
    solved: |later| match later {
        0 => "Mat. Ai rezolvat!".to_owned(),
        _ => "Mat.".to_owned(),
    },
    hint: "Indiciu",
    hinted: |piece| format!("Privește această piesă: {piece}."),
    give_up: "Arată soluția",
    given_up: "Acesta este matul.",
};

fn standing(worth: PositionEval, sides: Sides) -> String {
    match worth {
        PositionEval::Mate { by, plies: 0 } => format!("{} a dat mat.", the(sides(by))),
        PositionEval::Mate { by, plies } => {
            let mate = PLIES.counted(plies.into());
            format!("{} dă mat în {mate}.", the(sides(by)))
        }
        PositionEval::Centipawns(_) => {
            let (side, rate, lead) = Lead::of(worth);
            let side = the(sides(side));
            match lead {
                Lead::Even => "Poziție egală.".to_owned(),
                Lead::Slight => format!("{side} stă puțin mai bine, {rate} %."),
                Lead::Clear => format!("{side} stă mai bine, {rate} %."),
                Lead::Winning => format!("{side} stă câștigat, {rate} %."),
            }
        }
    }
}

fn judgement(judged: JudgedMove) -> String {
    if let Some(plies) = judged.missed_mate {
        return format!("mat în {} ratat", PLIES.counted(plies.into()));
    }
    match judged.judgement {
        Judgement::Fine => "mutare bună",
        Judgement::Inaccuracy => "imprecizie",
        Judgement::Mistake => "greșeală",
        Judgement::Blunder => "gafă",
    }
    .to_owned()
}

fn said(judged: JudgedMove) -> String {
    match percent(judged.lost) {
        0 => judgement(judged),
        lost => format!(
            "{}, cu {} sub cea mai bună mutare",
            judgement(judged),
            POINTS.counted(lost.into())
        ),
    }
}

/// 830 de poziții, 120 de mii de poziții
fn positions(speed: u64) -> String {
    match speed {
        ..1_000 => POSITIONS.counted(speed),
        _ => format!("{} de poziții", Noun("mie", "mii").counted(speed / 1_000)),
    }
}
