use komadai_search::Level;

use crate::{OpponentText, unbroken::marked_line};
use komadai_model::opponent::BlunderCost;

pub const TEXT: OpponentText = OpponentText {
    opponent: "Motståndare",
    person: "En annan person",
    remote: "Någon på annat håll",
    computer: "Dator",
    level: |number, name| format!("Nivå {number}, {name}"),
    about,
    side: "Din färg",
    by_lot: "Slumpas",
    your_name: "Ditt namn",
    at_once: "Datorn gör sitt drag genast",
    thinks: |side| format!("{side} tänker…"),
    how_was_my_move: "Hur var mitt drag?",
    warns: "Varna mig för tydliga misstag",
    held: "Datorn har inte dragit än.",
    take_back: "Ta tillbaka draget",
    play_anyway: "Spela det ändå",
    looking: "Analyserar…",
    best: |line| format!("Bäst är {line}."),
    best_mates: |line, moves| format!("Bäst är {line}: matt i {moves} halvdrag."),
    not_looked: "Det går inte att analysera: motorn kunde inte laddas.",
    no_advice: "Inget råd för den här ställningen.",
    fine: |played| format!("Det var inget fel på {played}."),
    cost,
    better: |line| format!("Bättre var {line}."),
    punished: |line| format!("Det starka svaret är {line}."),
    show_better: "Visa det bättre draget",
    show_punished: "Visa vad som följer",
    back: "Tillbaka till partiet",
    looking_back: "Brädet visar en tidigare ställning.",
    no_worker: "Datorn kan inte spela: motorn kunde inte laddas. Partiet är sparat.",
    try_again: "Försök igen",
    by_hand: "Spela båda färgerna själv",
    goes_on_by_hand: "Från och med nu spelar du båda färgerna själv.",
    line: marked_line,
};

fn about(level: Level) -> &'static str {
    match level.number() {
        1 => "Tar det den ser, men ser inte mycket.",
        2 => "Tar det den kan men missar de flesta hot.",
        3 => "Ser hoten men glömmer vart tredje.",
        4 => "Garderar sina pjäser men missar matt i få drag.",
        5 => "Tänker ett drag framåt och ger upp när det är förlorat.",
        6 => "Straffar tydliga misstag.",
        7 => "Ser kort taktik men missar lång.",
        8 => "Ser det mesta av taktiken, och matt i få drag.",
        9 => "Ger nästan inget gratis.",
        _ => "Spelar så bra den kan och tar den tid den behöver.",
    }
}

fn cost(played: &str, cost: BlunderCost) -> String {
    match cost {
        BlunderCost::MateMissed(moves) => {
            format!("Med {played} missades matt i {moves} halvdrag.")
        }
        BlunderCost::MateAllowed(moves) => {
            format!("{played} tillåter matt i {moves} halvdrag.")
        }
        BlunderCost::Points { points, decides } => {
            let much = match points {
                ..200 => "ungefär en bonde",
                200..600 => "några bönder",
                600..1_600 => "ungefär lika mycket som ett silver eller guld",
                1_600..3_200 => "ungefär lika mycket som ett torn eller en löpare",
                _ => "mer än ett torn",
            };
            match decides {
                true => format!("{played} kostade {much}, och det kan avgöra partiet."),
                false => format!("{played} kostade {much}."),
            }
        }
    }
}
