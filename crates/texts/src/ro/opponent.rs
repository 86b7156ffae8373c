use komadai_search::Level;

use super::grammar::{PLIES, the};
use crate::{OpponentText, unbroken::marked_line};
use komadai_model::opponent::BlunderCost;

pub const TEXT: OpponentText = OpponentText {
    opponent: "Adversar",
    person: "Altă persoană",
    remote: "Cineva din altă parte",
    computer: "Calculator",
    level: |number, name| format!("Nivelul {number}, {name}"),
    about,
    side: "Culoarea ta",
    by_lot: "La întâmplare",
    your_name: "Numele tău",
    at_once: "Calculatorul mută imediat",
    thinks: |side| format!("{} se gândește…", the(side)),
    how_was_my_move: "Cum a fost mutarea mea?",
    warns: "Avertizează-mă la o greșeală clară",
    held: "Calculatorul nu a mutat încă.",
    take_back: "Retrage mutarea",
    play_anyway: "Joac-o oricum",
    looking: "Se analizează…",
    best: |line| format!("Cel mai bine este {line}."),
    best_mates: |line, moves| {
        format!(
            "Cel mai bine este {line}: mat în {}.",
            PLIES.counted(moves.into())
        )
    },
    not_looked: "Nu se poate analiza: motorul nu a putut fi încărcat.",
    no_advice: "Niciun sfat pentru această poziție.",
    fine: |played| format!("{played} nu a fost o greșeală."),
    cost,
    better: |line| format!("Mai bine era {line}."),
    punished: |line| format!("Răspunsul puternic este {line}."),
    show_better: "Arată mutarea mai bună",
    show_punished: "Arată ce urmează",
    back: "Înapoi la partidă",
    looking_back: "Tabla arată o poziție anterioară.",
    no_worker: "Calculatorul nu poate juca: motorul nu a putut fi încărcat. Partida este \
                salvată.",
    try_again: "Încearcă din nou",
    by_hand: "Joacă tu cu ambele culori",
    goes_on_by_hand: "De acum joci tu cu ambele culori.",
    line: marked_line,
};

fn about(level: Level) -> &'static str {
    match level.number() {
        1 => "Ia ce vede, și vede puțin.",
        2 => "Ia ce poate și trece cu vederea cele mai multe amenințări.",
        3 => "Observă amenințările, dar uită una din trei.",
        4 => "Își apără piesele și ratează maturile scurte.",
        5 => "Privește o mutare înainte și cedează când a pierdut.",
        6 => "Pedepsește greșelile evidente.",
        7 => "Vede loviturile tactice scurte și le ratează pe cele lungi.",
        8 => "Vede cele mai multe lovituri tactice și maturile scurte.",
        9 => "Nu prea face cadouri.",
        _ => "Joacă cât poate de bine și își ia timpul necesar.",
    }
}

fn cost(played: &str, cost: BlunderCost) -> String {
    match cost {
        BlunderCost::MateMissed(moves) => {
            let moves = PLIES.counted(moves.into());
            format!("Cu {played} s-a ratat un mat în {moves}.")
        }
        BlunderCost::MateAllowed(moves) => {
            let moves = PLIES.counted(moves.into());
            format!("{played} permite un mat în {moves}.")
        }
        BlunderCost::Points { points, decides } => {
            let much = match points {
                ..200 => "cam un pion",
                200..600 => "câțiva pioni",
                600..1_600 => "cam cât un argint sau un aur",
                1_600..3_200 => "cam cât un turn sau un nebun",
                _ => "mai mult decât un turn",
            };
            match decides {
                true => format!("{played} a costat {much}, iar asta poate decide partida."),
                false => format!("{played} a costat {much}."),
            }
        }
    }
}
