use shogi::{RuleKey, RulesPreset};

use crate::{RuleText, RulesText};
use komadai_model::RuleGroup;

pub const TEXT: RulesText = RulesText {
    in_force: "Regulile în vigoare",
    one_by_one: "Regulă cu regulă",
    name,
    named: |name| format!("Reguli: {name}"),
    preset,
    group: |group| match group {
        RuleGroup::IllegalMoves => "Mutări ilegale, mat și ajutor",
        RuleGroup::Draws => "Remize și rejucări",
        RuleGroup::Impasse => "Impas: turnul și nebunul valorează 5, restul 1",
        RuleGroup::Limit => "Durata partidei",
    },
    rule,
    no_number: |label| format!("{label}: scrie un număr întreg de la 0 la 65535."),
    no_time: |label, why| format!("{label}: {why}"),
};

fn name(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Personalizate",
        Some(RulesPreset::Standard) => "Standard",
        Some(RulesPreset::Professional) => "Profesioniste (JSA)",
        Some(RulesPreset::Fesa) => "FESA",
        Some(RulesPreset::Friendly) => "Amicale",
        Some(RulesPreset::Club81) => "Club online",
        Some(RulesPreset::Try) => "Try",
    }
}

fn preset(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Alese regulă cu regulă.",
        Some(RulesPreset::Standard) => {
            "Mutările ilegale sunt refuzate, remizele se rejoacă cu culorile inversate, declarația de puncte câștigă cu 28 pentru Negru sau 27 pentru Alb și nu există limită de mutări."
        }
        Some(RulesPreset::Professional) => {
            "Așa cum joacă Asociația Japoneză de Shogi (JSA): o mutare ilegală pierde partida, chiar dacă e descoperită după cedare; jucătorul care a primit mat trebuie să cedeze; impasul este remiză de la 24 de puncte; după 500 de mutări partida este remiză, dacă un rege a intrat în zona de promovare."
        }
        Some(RulesPreset::Fesa) => {
            "Așa cum joacă Federația Asociațiilor Europene de Shogi (FESA): regulile standard, dar o remiză care se rejoacă contează totuși ca remiză."
        }
        Some(RulesPreset::Friendly) => {
            "Regulile standard, dar o mutare ilegală se poate juca, este semnalată și se ia înapoi."
        }
        Some(RulesPreset::Club81) => {
            "Ca în cluburile de pe internet: regulile standard, dar o mutare ilegală pierde partida, iar pagina nu avertizează."
        }
        Some(RulesPreset::Try) => {
            "Regulile standard, dar fără declarații: câștigă regele care ajunge pe câmpul de plecare al celuilalt rege."
        }
    }
}

const YES_NO: &[&str] = &["Da", "Nu"];

const POINTS: &[&str] = &[
    "Fără",
    "Regula celor 24 de puncte",
    "Regula celor 27 de puncte",
];

fn rule(key: RuleKey) -> &'static RuleText {
    match key {
        RuleKey::IllegalMoves => &RuleText {
            label: "Mutări ilegale",
            says: "Ce se întâmplă cu o mutare pe care regulile shogi o interzic; fără arbitru, ea rămâne până când o semnalează un jucător sau, la sfârșit, pagina.",
            choices: &["Refuzate", "Pierd imediat", "Luate înapoi", "Fără arbitru"],
        },
        RuleKey::IllegalMoveAfterResignation => &RuleText {
            label: "Descoperită după cedare",
            says: "Ce decide când o mutare ilegală este descoperită abia după ce adversarul a cedat.",
            choices: &["Cedarea", "Mutarea ilegală"],
        },
        RuleKey::MateEndsGame => &RuleText {
            label: "Matul încheie partida",
            says: "Dacă nu, jucătorul care a primit mat trebuie să cedeze, cum se cere în partidele oficiale.",
            choices: YES_NO,
        },
        RuleKey::Assistance => &RuleText {
            label: "Pagina ajută",
            says: "Șahul este marcat, mutările interzise sunt explicate și repetițiile anunțate, dar niciodată acolo unde mutările ilegale pierd sau nu există arbitru.",
            choices: YES_NO,
        },
        RuleKey::AfterDraw => &RuleText {
            label: "După o remiză",
            says: "Ce urmează după o remiză prin repetiție, impas sau limita de mutări; la rejucare, cine acordă handicapul îl acordă în continuare.",
            choices: &["Rămâne remiză", "Rejucare, cu culorile inversate"],
        },
        RuleKey::RematchTime => &RuleText {
            label: "Timpul de bază la rejucare",
            says: "Cât timp de bază au jucătorii la rejucare.",
            choices: &["Ca la început", "Cel rămas, completat", "Un timp fix"],
        },
        RuleKey::RematchMinutes => &RuleText {
            label: "Minute la rejucare",
            says: "Timp fix: minutele indicate. Timp rămas: crește la fel pentru amândoi, până când cel mai scurt ajunge la aceste minute, dar nu peste timpul de la început.",
            choices: &[],
        },
        RuleKey::DrawCounts => &RuleText {
            label: "Remiza rejucată contează",
            says: "Dacă partida remizată contează ca remiză, deși se rejoacă.",
            choices: YES_NO,
        },
        RuleKey::AgreedEarly => &RuleText {
            label: "Remiză timpurie prin repetiție",
            says: "Dacă jucătorii pot cădea de acord asupra remizei înainte ca poziția să apară a patra oară.",
            choices: YES_NO,
        },
        RuleKey::DrawByAgreement => &RuleText {
            label: "Remiză de comun acord",
            says: "Dacă un jucător poate propune remiză oricând este la mutare, iar celălalt o poate accepta.",
            choices: YES_NO,
        },
        RuleKey::Declaration => &RuleText {
            label: "Declarația de puncte",
            says: "Jucătorul la mutare care are regele și alte zece piese în zona de promovare și nu este în șah poate declara punctele de acolo și din mână: după regula celor 24 de puncte, 31 câștigă și 24 fac remiză; după regula celor 27 de puncte, Negrul câștigă cu 28 și Albul cu 27; cu mai puțin se pierde.",
            choices: POINTS,
        },
        RuleKey::PointCountRule => &RuleText {
            label: "Numărare de comun acord",
            says: "După ce regii au intrat în zona de promovare, iar jucătorul la mutare nu este în șah, se pot număra toate punctele de pe tablă și din mână: cine are mai puține decât spune regula pierde, câte 24 fac remiză, iar la câte 27 câștigă Albul.",
            choices: POINTS,
        },
        RuleKey::PointCountConsent => &RuleText {
            label: "Cine trebuie să accepte numărarea",
            says: "Dacă adversarul trebuie să fie de acord cu numărarea.",
            choices: &["Ambii jucători", "Ajunge un jucător"],
        },
        RuleKey::EnteredKings => &RuleText {
            label: "Regi intrați",
            says: "Ce regi trebuie să fie în zona de promovare înaintea unei numărări.",
            choices: &["Ambii", "Ajunge unul"],
        },
        RuleKey::TryRule => &RuleText {
            label: "Try",
            says: "Dacă un rege câștigă când ajunge pe câmpul de plecare al celuilalt rege, 5a pentru Negru, 5i pentru Alb; sau numai dacă înainte ambii regi au intrat în zona de promovare.",
            choices: &["Nu", "Da", "Da, dacă ambii au intrat"],
        },
        RuleKey::AllPiecesEntered => &RuleText {
            label: "Toate piesele intrate",
            says: "După acest obicei din anii 1980, punctele se numără automat, după regula celor 24 de puncte, când ambii regi și toate celelalte piese de pe tablă au intrat în zona de promovare.",
            choices: &[
                "Nu",
                "Toate piesele unui jucător",
                "Toate piesele ambilor jucători",
            ],
        },
        RuleKey::HandicapCredit => &RuleText {
            label: "Puncte pentru handicap",
            says: "Dacă, la numărarea punctelor, celui care acordă handicapul i se socotesc și piesele lipsă.",
            choices: YES_NO,
        },
        RuleKey::MoveLimit => &RuleText {
            label: "Limita de mutări",
            says: "După acest număr de mutări partida este remiză, dar un șir de șahuri început se joacă până la capăt; 0 înseamnă fără limită.",
            choices: &["Fără"],
        },
        RuleKey::LimitNeedsKing => &RuleText {
            label: "Limita așteaptă un rege",
            says: "Dacă limita se amână până când un rege a intrat în zona de promovare.",
            choices: YES_NO,
        },
    }
}
