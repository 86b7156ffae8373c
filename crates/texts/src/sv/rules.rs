use shogi::{RuleKey, RulesPreset};

use crate::{RuleText, RulesText};
use komadai_model::RuleGroup;

pub const TEXT: RulesText = RulesText {
    in_force: "Regler som gäller",
    one_by_one: "Regel för regel",
    name,
    named: |name| format!("Regler: {name}"),
    preset,
    group: |group| match group {
        RuleGroup::IllegalMoves => "Otillåtna drag, matt och hjälp",
        RuleGroup::Draws => "Remi och omspel",
        RuleGroup::Impasse => "Jishogi (dödläge): torn och löpare räknas som 5, övriga som 1",
        RuleGroup::Limit => "Partiets längd",
    },
    rule,
    no_number: |label| format!("{label}: ange ett heltal från 0 till 65535."),
    no_time: |label, why| format!("{label}: {why}"),
};

fn name(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Anpassade",
        Some(RulesPreset::Standard) => "Standard",
        Some(RulesPreset::Professional) => "Proffs (JSA)",
        Some(RulesPreset::Fesa) => "FESA",
        Some(RulesPreset::Friendly) => "Vänskapligt",
        Some(RulesPreset::Club81) => "Nätklubb",
        Some(RulesPreset::Try) => "Try",
    }
}

fn preset(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Valda regel för regel.",
        Some(RulesPreset::Standard) => {
            "Otillåtna drag avvisas, remi spelas om med ombytta färger, en poängdeklaration vinner med 28 poäng för Svart eller 27 för Vit, och det finns ingen draggräns."
        }
        Some(RulesPreset::Professional) => {
            "Som Japans shogiförbund (JSA) spelar: den som gör ett otillåtet drag förlorar, även om det upptäcks efter att motståndaren har gett upp; den som är matt måste ge upp; vid jishogi räcker 24 poäng till remi; efter 500 drag blir det remi om en kung har gått in i promoveringszonen."
        }
        Some(RulesPreset::Fesa) => {
            "Som det europeiska shogiförbundet (FESA) spelar: standardreglerna, men en remi som spelas om räknas ändå som remi."
        }
        Some(RulesPreset::Friendly) => {
            "Standardreglerna, men ett otillåtet drag går att göra, påpekas och tas tillbaka."
        }
        Some(RulesPreset::Club81) => {
            "Som i klubbar på nätet: standardreglerna, men den som gör ett otillåtet drag förlorar, och sidan varnar inte."
        }
        Some(RulesPreset::Try) => {
            "Standardreglerna utan deklarationer: en kung som når den andra kungens startruta vinner."
        }
    }
}

const YES_NO: &[&str] = &["Ja", "Nej"];

const POINTS: &[&str] = &["Ingen", "24-poängsregeln", "27-poängsregeln"];

fn rule(key: RuleKey) -> &'static RuleText {
    match key {
        RuleKey::IllegalMoves => &RuleText {
            label: "Otillåtna drag",
            says: "Vad som händer med ett drag som shogins regler förbjuder; utan domare gäller det tills en spelare påpekar det eller sidan gör det efter partiet.",
            choices: &["Avvisas", "Förlust direkt", "Tas tillbaka", "Ingen domare"],
        },
        RuleKey::IllegalMoveAfterResignation => &RuleText {
            label: "Upptäckt efter att någon gett upp",
            says: "Vad som avgör när ett otillåtet drag upptäcks först efter att motståndaren har gett upp.",
            choices: &["Att motståndaren gav upp", "Det otillåtna draget"],
        },
        RuleKey::MateEndsGame => &RuleText {
            label: "Matt avslutar partiet",
            says: "Annars måste den som är matt själv ge upp, som i formella partier.",
            choices: YES_NO,
        },
        RuleKey::Assistance => &RuleText {
            label: "Sidan hjälper till",
            says: "Schack markeras, otillåtna drag förklaras och upprepningar meddelas, men aldrig där otillåtna drag ger förlust eller där det inte finns någon domare.",
            choices: YES_NO,
        },
        RuleKey::AfterDraw => &RuleText {
            label: "Efter remi",
            says: "Vad remi genom upprepning, jishogi eller draggräns leder till; i ett omspel är det samma spelare som ger handikapp.",
            choices: &["Remin gäller", "Omspel med ombytta färger"],
        },
        RuleKey::RematchTime => &RuleText {
            label: "Huvudtid i omspel",
            says: "Hur mycket huvudtid spelarna har i ett omspel.",
            choices: &["Som från början", "Kvarvarande tid, påfylld", "En fast tid"],
        },
        RuleKey::RematchMinutes => &RuleText {
            label: "Minuter i omspel",
            says: "Fast tid: så här många minuter. Kvarvarande tid: ökas lika mycket för båda tills den kortare når så här många minuter, men aldrig över tiden från början.",
            choices: &[],
        },
        RuleKey::DrawCounts => &RuleText {
            label: "Remi som spelas om räknas",
            says: "Om partiet räknas som remi trots att det spelas om.",
            choices: YES_NO,
        },
        RuleKey::AgreedEarly => &RuleText {
            label: "Tidig remi genom upprepning",
            says: "Om spelarna får komma överens om remi innan ställningen har uppstått för fjärde gången.",
            choices: YES_NO,
        },
        RuleKey::DrawByAgreement => &RuleText {
            label: "Remi genom överenskommelse",
            says: "Om den som är vid draget alltid får erbjuda remi och motståndaren acceptera.",
            choices: YES_NO,
        },
        RuleKey::Declaration => &RuleText {
            label: "Poängdeklaration",
            says: "Den som är vid draget, har kungen och minst tio andra pjäser i promoveringszonen och inte står i schack får deklarera poängen där och i handen: enligt 24-poängsregeln ger minst 31 vinst och 24–30 remi, enligt 27-poängsregeln vinner Svart med 28 och Vit med 27; den som har färre förlorar.",
            choices: POINTS,
        },
        RuleKey::PointCountRule => &RuleText {
            label: "Räkning efter överenskommelse",
            says: "När kungar har gått in i promoveringszonen och den som är vid draget inte står i schack kan alla poäng på brädet och i handen räknas: den som har färre än regeln anger förlorar, minst 24 var är remi, och med 27 var vinner Vit.",
            choices: POINTS,
        },
        RuleKey::PointCountConsent => &RuleText {
            label: "Vem som måste gå med på räkning",
            says: "Om motståndaren måste gå med på en räkning.",
            choices: &["Båda spelarna", "En spelare räcker"],
        },
        RuleKey::EnteredKings => &RuleText {
            label: "Kungar som gått in",
            says: "Vilka kungar som måste stå i promoveringszonen före en räkning.",
            choices: &["Båda", "En räcker"],
        },
        RuleKey::TryRule => &RuleText {
            label: "Try",
            says: "Om en kung vinner när den når den andra kungens startruta (5a för Svart, 5i för Vit), eller bara om båda kungarna dessförinnan har gått in i promoveringszonen.",
            choices: &["Nej", "Ja", "Ja, om båda har gått in"],
        },
        RuleKey::AllPiecesEntered => &RuleText {
            label: "Alla pjäser inne",
            says: "Praxis från 1980-talet: poängen räknas automatiskt, enligt 24-poängsregeln, när båda kungarna och alla andra pjäser på brädet har gått in i promoveringszonen.",
            choices: &[
                "Nej",
                "En spelares alla pjäser",
                "Båda spelarnas alla pjäser",
            ],
        },
        RuleKey::HandicapCredit => &RuleText {
            label: "Poäng för handikapp",
            says: "Om den som ger handikapp får tillgodoräkna sig de pjäser som saknas när poängen räknas.",
            choices: YES_NO,
        },
        RuleKey::MoveLimit => &RuleText {
            label: "Draggräns",
            says: "Efter så här många drag blir partiet remi, men en pågående serie schackar spelas till slut; 0 betyder ingen gräns.",
            choices: &["Ingen"],
        },
        RuleKey::LimitNeedsKing => &RuleText {
            label: "Gränsen väntar på en kung",
            says: "Om gränsen skjuts upp tills en kung har gått in i promoveringszonen.",
            choices: YES_NO,
        },
    }
}
