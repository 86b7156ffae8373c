//! Words for the parts of records: their encoding, start position, pieces and structure.
use komadai_records::notation::{
    EncodingRemark, Expected, Part, PieceRemark, StartRemark, StructureRemark,
};

use super::shogi_terms;

pub fn expected(expected: &Expected) -> String {
    let examples = expected.joined(", ", " sau ");
    match (expected.part, expected.examples) {
        (Part::Nothing, _) => "Aici nu ar trebui să mai urmeze nimic.".to_owned(),
        (Part::Sign, _) => format!("Se aștepta: {examples}."),
        (what, []) => format!("Se aștepta: {}.", part(what)),
        (what, _) => format!("Se aștepta: {}, de exemplu {examples}.", part(what)),
    }
}

fn part(part: Part) -> &'static str {
    match part {
        Part::Sign => "un semn",
        Part::Nothing => "nimic altceva",
        Part::Position => "o poziție",
        Part::Statement => "o instrucțiune CSA",
        Part::Version => "o versiune",
        Part::Name => "un nume",
        Part::Header => "un antet",
        Part::Headers => "un obiect cu antete",
        Part::MoveNumber => "numărul mutării",
        Part::MoveCount => "un număr de mutări",
        Part::EarlierMove => "numărul unei mutări din varianta anterioară",
        Part::Move => "o mutare",
        Part::MoveObject => "un obiect cu o mutare",
        Part::MovesObject => "un obiect cu mutări",
        Part::Moves => "o listă de mutări",
        Part::Variations => "o listă de variante",
        Part::Piece => "o piesă",
        Part::PlacedPiece => "un câmp și o piesă",
        Part::Square => "un câmp",
        Part::Coordinates => "un câmp cu x și y de la 1 la 9",
        Part::Board => "o tablă cu 9 coloane și 9 linii",
        Part::Hands => "piesele din mână ale ambilor jucători",
        Part::HandCount => "piesele din mână și numărul lor",
        Part::Color => "o culoare",
        Part::Origin => "de unde vine piesa",
        Part::Destination => "unde ajunge piesa",
        Part::Handicap => "numele unui handicap",
        Part::StartData => "tabla și piesele din mână",
        Part::Time => "un timp",
        Part::End => "un sfârșit al partidei",
        Part::Comments => "o listă de comentarii",
        Part::Text => "un text",
        Part::Key => "o cheie între ghilimele",
        Part::Value => "o valoare",
        Part::Number => "un număr",
        Part::Escape => "o secvență de evadare",
        Part::StringEnd => "sfârșitul șirului înainte de sfârșitul rândului",
        Part::ShorterText => "mai puțin de 4 GB",
    }
}

pub fn encoding(remark: &EncodingRemark) -> String {
    match remark {
        EncodingRemark::Unusual(encoding) => format!(
            "Fișierul este în {}, o codificare neobișnuită.",
            encoding.label()
        ),
        EncodingRemark::Damaged(encoding) => format!(
            "Octeții de aici nu sunt valizi în {}: lipsesc caractere.",
            encoding.label()
        ),
        EncodingRemark::Mixed(encoding) => format!(
            "Rândul este în utf-8, iar fișierul în {}.",
            encoding.label()
        ),
        EncodingRemark::NotDecoded(encoding) => {
            format!("Codificarea {} nu poate fi citită aici.", encoding.label())
        }
        EncodingRemark::Declared { name, encoding } => format!(
            "Fișierul spune că este în {name}, dar este în {}.",
            encoding.label()
        ),
    }
}

pub fn start(remark: StartRemark) -> String {
    match remark {
        StartRemark::Missing => "Lipsește poziția inițială: citită ca partidă egală.",
        StartRemark::NoTurn => "După tablă lipsește jucătorul la mutare.",
        StartRemark::TurnIsBlack => "Lipsește cine mută primul: citit ca Negru.",
        StartRemark::TurnOfFirstMove => "Lipsește cine mută primul: dedus din prima mutare.",
        StartRemark::TurnAfterMove => {
            "Lipsește cine mută primul: dedus din mutarea dinaintea diagramei."
        }
        StartRemark::NoHands => "Lipsesc piesele din mână: citit ca niciuna.",
        StartRemark::MoveNumber => "Numărul unei mutări este de la 1 la 4.294.967.295: citit ca 1.",
        StartRemark::Problem(color) => {
            let color = (shogi_terms::TEXT.color)(color);
            return format!("Lipsește un rege ({color}): este o problemă, nu o partidă.");
        }
        StartRemark::Study => "Pe tablă nu este niciun rege: este o poziție de studiu.",
        StartRemark::NoLegalMove => "Jucătorul la mutare nu are mutări legale și nu este în șah.",
        StartRemark::Late => "Poziția inițială stă înaintea jucătorului la mutare și a mutărilor.",
        StartRemark::UnknownHandicap => "Handicap necunoscut.",
        StartRemark::UnclearHandicap => {
            "Programele înțeleg piese diferite prin acest nume: vezi tabla."
        }
        StartRemark::UnclearLance => {
            "Programele diferă în privința lancei care lipsește: considerată cea de pe 1a."
        }
        StartRemark::OtherDiagram => "Diagrama nu este a acestui handicap: contează diagrama.",
    }
    .to_owned()
}

pub fn piece(remark: PieceRemark) -> String {
    let name = shogi_terms::TEXT.piece;
    match remark {
        PieceRemark::NothingToRemove(kind) => {
            let kind = name(kind);
            format!("Nu există piesa de luat de pe tablă ({kind}).")
        }
        PieceRemark::Occupied(at) => format!("Pe {at} este deja o piesă."),
        PieceRemark::NeverInHand(kind) => {
            let kind = name(kind);
            format!("Această piesă nu poate fi în mână: {kind}.")
        }
        PieceRemark::HandCount(kind) => {
            let kind = name(kind);
            format!("Număr imposibil de piese în mână: {kind}.")
        }
        PieceRemark::RankLength { rank, squares } => {
            format!("Linia {rank}: {squares} în loc de 9 câmpuri.")
        }
        PieceRemark::RankTooLong(rank) => {
            format!("Linia {rank} are mai mult de 9 câmpuri: aici există numai tabla de 9 × 9.")
        }
        PieceRemark::NoPiece { rank, found } => {
            format!("Pe linia {rank} se aștepta o piesă sau ・, nu „{found}”.")
        }
        PieceRemark::RankCount(ranks) => format!("Tabla: {ranks} în loc de 9 linii."),
        PieceRemark::CannotBecome { from, there, named } => {
            let there = name(there);
            let named = name(named);
            format!("Piesa de pe {from} ({there}) nu poate deveni aceasta: {named}.")
        }
        PieceRemark::Unreadable { from, there } => {
            let there = name(there);
            format!("Piesa nu poate fi citită: considerată cea de pe {from} ({there}).")
        }
        PieceRemark::Promotes { from, there } => {
            let there = name(there);
            format!("Se consideră că piesa de pe {from} ({there}) promovează.")
        }
        PieceRemark::Promoted { from, there } => {
            let there = name(there);
            format!("Piesa de pe {from} este deja promovată: {there}.")
        }
        PieceRemark::PromotionUnsaid => "Nu se spune nici 成, nici 不成: citit ca 不成.".to_owned(),
        PieceRemark::OriginMissing => {
            "Lipsește câmpul de plecare: considerată singura piesă care poate ajunge acolo."
                .to_owned()
        }
        PieceRemark::SideMissing => "Lipsește semnul jucătorului, ▲ sau △.".to_owned(),
        PieceRemark::NeedlessDropMark => {
            "Piesa poate veni numai din mână: indicația este de prisos.".to_owned()
        }
        PieceRemark::NeedlessMark { kind, to } => {
            let kind = name(kind);
            format!(
                "O singură astfel de piesă ({kind}) poate ajunge pe {to}: indicația este de prisos."
            )
        }
        PieceRemark::WrongMark { kind, to } => {
            let kind = name(kind);
            format!(
                "O singură astfel de piesă ({kind}) poate ajunge pe {to}, iar indicația nu i se potrivește."
            )
        }
        PieceRemark::OnlyLegal { kind, to, from } => {
            let kind = name(kind);
            format!(
                "Mai multe astfel de piese ({kind}) pot ajunge pe {to}, dar legal numai cea de pe {from}."
            )
        }
        PieceRemark::NothingBefore => "同 are nevoie de o mutare înainte.".to_owned(),
    }
}

pub fn structure(remark: &StructureRemark) -> String {
    match remark {
        StructureRemark::TooManyHeaders => "Sunt prea multe antete: acesta este omis.",
        StructureRemark::DuplicateHeader => "Acest antet apare de două ori.",
        StructureRemark::DuplicateKey => "Cheia apare de două ori în obiectul ei: contează ultima.",
        StructureRemark::UnknownPart => "JKF nu are o astfel de parte: omisă.",
        StructureRemark::UnknownVersion => "Versiune CSA necunoscută: citită ca 3.0.",
        StructureRemark::LaterVersion => "Dintr-o versiune ulterioară de Komadai: citită ca orice KIF.",
        StructureRemark::Misplaced => "Aceasta nu poate sta aici.",
        StructureRemark::AfterRecord => "Urmează după partidă: omis.",
        StructureRemark::Truncated => "Textul este trunchiat: citit cât există.",
        StructureRemark::RestMissing => "Lipsește restul: textul este trunchiat.",
        StructureRemark::MoveLine(number) => return format!("Se aștepta rândul mutării {number}."),
        StructureRemark::FullWidthNumber => "Un număr cu cifre de lățime întreagă.",
        StructureRemark::SpaceMissing => "După număr se aștepta un spațiu.",
        StructureRemark::TimeWithoutMove => "Un timp fără mutare: omis.",
        StructureRemark::NotInUsi => "USI nu are o astfel de mutare: citită ca sfârșit al partidei.",
        StructureRemark::UnknownResult => "Nu se înțelege cum s-a încheiat partida.",
        StructureRemark::UnknownEnd => "Sfârșit necunoscut: omis.",
        StructureRemark::MoveCount(moves) => return format!("Numărul mutărilor de până aici: {moves}."),
        StructureRemark::EndReplaced => "Partida s-a încheiat deja: acest sfârșit contează, celălalt este o variantă.",
        StructureRemark::AfterUnknownEnd(word) => return format!("După „{word}”, care nu este nici mutare, nici sfârșit cunoscut, nu poate urma o mutare."),
        StructureRemark::AfterEnd => "Varianta s-a încheiat.",
        StructureRemark::UnwonDeclaration => "După regula celor 27 de puncte declarația nu ar fi câștigat.",
        StructureRemark::LegalFoul => "Mutarea este numită ilegală, dar este legală.",
        StructureRemark::TooDeep(depth) => return format!("Variantele imbricate depășesc limita: {depth}."),
        StructureRemark::LateFirstLine => "Prima variantă începe de la poziția inițială.",
        StructureRemark::BeyondLine => "Varianta începe după sfârșitul celei din care se desprinde.",
        StructureRemark::VariationBeforeMoves => {
            "Înaintea acestui titlu nu există nicio mutare: ce urmează este citit ca partida."
        }
        StructureRemark::OfGame => "Imposibil în varianta anterioară: citită ca variantă a partidei.",
    }
    .to_owned()
}
