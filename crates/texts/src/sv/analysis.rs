use crate::{
    AnalysisText,
    topics::analysis::{Lead, Sides, percent, signed},
};
use komadai_model::analysis::{JudgedMove, Judgement, PositionEval, RetryVerdict};

pub const TEXT: AnalysisText = AnalysisText {
    title: "Analys",
    close: "Stäng analysen",
    parts: "Analysera",
    lines: "Bästa drag",
    game: "Hela partiet",
    mate: "Matt",

    go: "Starta",
    stop: "Stoppa",
    score: |worth| match worth {
        PositionEval::Centipawns(value) => signed(value),
        PositionEval::Mate { plies: 0, .. } => "matt".to_owned(),
        PositionEval::Mate { plies, .. } => format!("matt {plies}"),
    },
    standing,
    gauge: "Bedömning",
    unknown: "Inte analyserat än",
    count: "Förslag",
    depth: |depth, deepest, speed| {
        format!(
            "Djup {depth} ({deepest}), {} ställningar per sekund",
            thousands(speed)
        )
    },
    threads: |count| format!("{count} trådar"),
    starting: "Startar motorn…",
    failed: "Motorn kunde inte startas. Försök igen.",
    stopped: "Analysen är stoppad.",
    hidden: "Analysen är pausad medan sidan är dold.",
    no_game: "Bästa drag kräver en ställning med båda kungarna. Välj Matt för ett problem.",
    over: "Matt: partiet slutar här.",
    line: |number, score| format!("Förslag {number}, {score}"),
    settled: |standing, best| format!("{standing} Bäst: {best}."),

    shown: "Motorns variant",
    shown_moves: |shown, all| format!("{shown} av {all} drag"),
    back: "Ett drag bakåt",
    forward: "Ett drag framåt",
    play_out: "Spela till slut",
    add: "Lägg till som variant",
    added: "Tillagd som variant.",
    leave: "Tillbaka till protokollet",

    review: "Gå igenom partiet",
    cancel: "Avbryt",
    progress: |done, all| format!("{done} av {all} ställningar"),
    reviewed: |noted| match noted {
        0 => "Partiet är genomgånget: inga misstag.".to_owned(),
        1 => "Partiet är genomgånget: ett drag att titta på.".to_owned(),
        noted => format!("Partiet är genomgånget: {noted} drag att titta på."),
    },
    graph: "Bedömningen genom partiet",
    on_graph: |number, words, standing| format!("Drag {number}, {words}. {standing}"),
    at_start: "Start",
    own_mistakes: "Mina partier",
    judgement,

    retry_ask: |side| format!("Gör ett bättre drag för {side}."),
    retry_wait: "Draget kontrolleras…",
    verdict: |verdict, words| match verdict {
        RetryVerdict::Best => format!("{words}: det bästa draget."),
        RetryVerdict::Good(_) => format!("{words}: bra, lika bra som det bästa draget."),
        RetryVerdict::Same(judged) => format!("{words} igen, draget i partiet: {}.", said(judged)),
        RetryVerdict::Judged(judged) => format!("{words}: {}.", said(judged)),
    },
    answer: "Motorns svar",
    once_more: "En gång till",

    solve: "Lös den här ställningen",
    solving: |seconds| format!("Söker matt… {seconds} s"),
    convention: "Bara schackar, som i tsume-problem. Meningslösa mellandrag räknas \
                 inte.",
    mates: |side, plies| format!("{side} gör matt i {plies} halvdrag."),
    no_mate: |side| format!("{side} kan inte göra matt med enbart schackar."),
    threat: "Finns det matthot?",
    threatens: |side, plies| format!("{side} hotar med matt i {plies} halvdrag."),
    no_threat: "Det finns inget matthot.",
    brinkmate: "Finns det en oundviklig matt?",
    has_brinkmate: |side| format!("{side} har ett drag som gör matten oundviklig."),
    no_brinkmate: |side| format!("{side} har inget drag som gör matten oundviklig."),
    not_found: "Ingen matt hittades inom gränsen. Det kan finnas en.",
    no_problem: "Här finns ingen kung att göra matt.",
    as_puzzle: "Lös den själv",
    puzzle_ask: |side| format!("Hitta matten för {side}: varje drag ger schack."),
    checking: "Draget kontrolleras…",
    no_check: |words| format!("{words} ger inte schack. Prova ett annat drag."),
    escapes: |words, answer| {
        format!("Fel: efter {words} räddar {answer} kungen. Prova ett annat drag.")
    },
    unclear: |words| format!("Det gick inte att avgöra om {words} ger matt. Prova ett annat drag."),
    right: |answer, later| match later {
        0 => format!("Rätt. Svaret: {answer}."),
        later => {
            format!("Det blir matt, men {later} halvdrag senare än nödvändigt. Svaret: {answer}.")
        }
    },
    solved: |later| match later {
        0 => "Matt. Löst!".to_owned(),
        _ => "Matt.".to_owned(),
    },
    hint: "Ledtråd",
    hinted: |piece| format!("Titta på {piece}."),
    give_up: "Visa lösningen",
    given_up: "Så här blir det matt.",
};

fn standing(worth: PositionEval, sides: Sides) -> String {
    match worth {
        PositionEval::Mate { by, plies: 0 } => format!("{} har gjort matt.", sides(by)),
        PositionEval::Mate { by, plies } => {
            format!("{} gör matt i {plies} halvdrag.", sides(by))
        }
        PositionEval::Centipawns(_) => {
            let (side, rate, lead) = Lead::of(worth);
            let side = sides(side);
            match lead {
                Lead::Even => "Jämnt.".to_owned(),
                Lead::Slight => format!("{side} står lite bättre, {rate} %."),
                Lead::Clear => format!("{side} står bättre, {rate} %."),
                Lead::Winning => format!("{side} står på vinst, {rate} %."),
            }
        }
    }
}

fn judgement(judged: JudgedMove) -> String {
    if let Some(plies) = judged.missed_mate {
        return format!("missad matt i {plies} halvdrag");
    }
    match judged.judgement {
        Judgement::Fine => "bra",
        Judgement::Inaccuracy => "onoggrannhet",
        Judgement::Mistake => "misstag",
        Judgement::Blunder => "blunder",
    }
    .to_owned()
}

fn said(judged: JudgedMove) -> String {
    let lost = percent(judged.lost);
    match lost {
        0 => judgement(judged),
        1 => format!("{}, 1 procentenhet sämre än det bästa", judgement(judged)),
        lost => format!(
            "{}, {lost} procentenheter sämre än det bästa",
            judgement(judged)
        ),
    }
}

fn thousands(speed: u64) -> String {
    match speed {
        ..1_000 => speed.to_string(),
        _ => format!("{} tusen", speed / 1_000),
    }
}
