//! Words for the parts of records: their encoding, start position, pieces and structure.
use komadai_records::notation::{
    EncodingRemark, Expected, Part, PieceRemark, StartRemark, StructureRemark,
};

use super::shogi_terms;

pub fn expected(expected: &Expected) -> String {
    let examples = expected.joined(", ", " eller ");
    match (expected.part, expected.examples) {
        (Part::Nothing, _) => "Här väntades inget mer.".to_owned(),
        (Part::Sign, _) => format!("Här väntades {examples}."),
        (what, []) => format!("Här väntades {}.", part(what)),
        (what, _) => format!("Här väntades {}, till exempel {examples}.", part(what)),
    }
}

fn part(part: Part) -> &'static str {
    match part {
        Part::Sign => "ett tecken",
        Part::Nothing => "inget mer",
        Part::Position => "en ställning",
        Part::Statement => "en CSA-sats",
        Part::Version => "en version",
        Part::Name => "ett namn",
        Part::Header => "en rubrik",
        Part::Headers => "ett objekt med rubriker",
        Part::MoveNumber => "dragets nummer",
        Part::MoveCount => "ett antal drag",
        Part::EarlierMove => "numret på ett drag i den föregående varianten",
        Part::Move => "ett drag",
        Part::MoveObject => "ett objekt med ett drag",
        Part::MovesObject => "ett objekt med drag",
        Part::Moves => "en lista med drag",
        Part::Variations => "en lista med varianter",
        Part::Piece => "en pjäs",
        Part::PlacedPiece => "en ruta och en pjäs",
        Part::Square => "en ruta",
        Part::Coordinates => "en ruta med x och y från 1 till 9",
        Part::Board => "ett bräde med 9 linjer och 9 rader",
        Part::Hands => "båda sidors pjäser i handen",
        Part::HandCount => "pjäser i handen och deras antal",
        Part::Color => "en färg",
        Part::Origin => "rutan som pjäsen kommer från",
        Part::Destination => "rutan som pjäsen går till",
        Part::Handicap => "namnet på ett handikapp",
        Part::StartData => "brädet och pjäserna i handen",
        Part::Time => "en tid",
        Part::End => "ett slut på partiet",
        Part::Comments => "en lista med kommentarer",
        Part::Text => "en text",
        Part::Key => "en nyckel inom citattecken",
        Part::Value => "ett värde",
        Part::Number => "ett tal",
        Part::Escape => "en escape-sekvens",
        Part::StringEnd => "strängens slut före radens slut",
        Part::ShorterText => "mindre än 4 GB",
    }
}

pub fn encoding(remark: &EncodingRemark) -> String {
    match remark {
        EncodingRemark::Unusual(encoding) => {
            format!("Filen är i {}, vilket är ovanligt.", encoding.label())
        }
        EncodingRemark::Damaged(encoding) => format!(
            "Här finns byte som inte är giltiga i {}: tecken saknas.",
            encoding.label()
        ),
        EncodingRemark::Mixed(encoding) => {
            format!("Raden är i utf-8, filen i {}.", encoding.label())
        }
        EncodingRemark::NotDecoded(encoding) => {
            format!("Kodningen {} kan inte läsas här.", encoding.label())
        }
        EncodingRemark::Declared { name, encoding } => {
            format!("Filen anger {name} men är i {}.", encoding.label())
        }
    }
}

pub fn start(remark: StartRemark) -> String {
    match remark {
        StartRemark::Missing => "Startställningen saknas: läst som jämnt parti.",
        StartRemark::NoTurn => "Efter brädet saknas vem som är vid draget.",
        StartRemark::TurnIsBlack => "Vem som börjar saknas: läst som Svart.",
        StartRemark::TurnOfFirstMove => "Vem som börjar saknas: avgjort av det första draget.",
        StartRemark::TurnAfterMove => "Vem som börjar saknas: avgjort av draget före diagrammet.",
        StartRemark::NoHands => "Pjäserna i handen saknas: läst som inga.",
        StartRemark::MoveNumber => "Ett dragnummer är från 1 till 4 294 967 295: läst som 1.",
        StartRemark::Problem(color) => {
            let color = (shogi_terms::TEXT.color)(color);
            return format!("En kung saknas ({color}): det är ett problem, inte ett parti.");
        }
        StartRemark::Study => "Det finns ingen kung på brädet: det är en studieställning.",
        StartRemark::NoLegalMove => {
            "Den som är vid draget har inga tillåtna drag och står inte i schack."
        }
        StartRemark::Late => "Startställningen ska stå före vem som börjar och före dragen.",
        StartRemark::UnknownHandicap => "Okänt handikapp.",
        StartRemark::UnclearHandicap => "Program menar olika pjäser med det här namnet: se brädet.",
        StartRemark::UnclearLance => {
            "Program är oense om vilken lans som saknas: läst som den på 1a."
        }
        StartRemark::OtherDiagram => "Diagrammet hör inte till handikappet: diagrammet gäller.",
    }
    .to_owned()
}

pub fn piece(remark: PieceRemark) -> String {
    let name = shogi_terms::TEXT.piece;
    match remark {
        PieceRemark::NothingToRemove(kind) => {
            let kind = name(kind);
            format!("Pjäsen som ska tas bort finns inte ({kind}).")
        }
        PieceRemark::Occupied(at) => format!("På {at} står redan en pjäs."),
        PieceRemark::NeverInHand(kind) => {
            let kind = name(kind);
            format!("En sådan pjäs kan inte vara i handen: {kind}.")
        }
        PieceRemark::HandCount(kind) => {
            let kind = name(kind);
            format!("Antalet i handen är inte möjligt: {kind}.")
        }
        PieceRemark::RankLength { rank, squares } => {
            format!("Rad {rank} har {squares} i stället för 9 rutor.")
        }
        PieceRemark::RankTooLong(rank) => {
            format!("Rad {rank} har fler än 9 rutor: här finns bara brädet på 9 × 9.")
        }
        PieceRemark::NoPiece { rank, found } => {
            format!("På rad {rank} väntades en pjäs eller ・, inte ”{found}”.")
        }
        PieceRemark::RankCount(ranks) => format!("Brädet har {ranks} i stället för 9 rader."),
        PieceRemark::CannotBecome { from, there, named } => {
            let there = name(there);
            let named = name(named);
            format!("Pjäsen på {from} ({there}) kan inte bli den här: {named}.")
        }
        PieceRemark::Unreadable { from, there } => {
            let there = name(there);
            format!("Pjäsen kan inte läsas: läst som den på {from} ({there}).")
        }
        PieceRemark::Promotes { from, there } => {
            let there = name(there);
            format!("Pjäsen på {from} ({there}) läses som att den promoveras.")
        }
        PieceRemark::Promoted { from, there } => {
            let there = name(there);
            format!("Pjäsen på {from} är redan promoverad: {there}.")
        }
        PieceRemark::PromotionUnsaid => "Varken 成 eller 不成 anges: läst som 不成.".to_owned(),
        PieceRemark::OriginMissing => {
            "Startrutan saknas: läst som den enda pjäs som kan gå dit.".to_owned()
        }
        PieceRemark::SideMissing => "Spelarens tecken, ▲ eller △, saknas.".to_owned(),
        PieceRemark::NeedlessDropMark => {
            "Pjäsen kan bara komma från handen: uppgiften är onödig.".to_owned()
        }
        PieceRemark::NeedlessMark { kind, to } => {
            let kind = name(kind);
            format!("Bara en sådan pjäs ({kind}) kan gå till {to}: uppgiften är onödig.")
        }
        PieceRemark::WrongMark { kind, to } => {
            let kind = name(kind);
            format!(
                "Bara en sådan pjäs ({kind}) kan gå till {to}, och uppgiften stämmer inte på den."
            )
        }
        PieceRemark::OnlyLegal { kind, to, from } => {
            let kind = name(kind);
            format!("Flera sådana pjäser ({kind}) når {to}, men bara den på {from} får gå dit.")
        }
        PieceRemark::NothingBefore => "同 kräver ett drag före.".to_owned(),
    }
}

pub fn structure(remark: &StructureRemark) -> String {
    match remark {
        StructureRemark::TooManyHeaders => "Det finns för många rubriker: den här utelämnas.",
        StructureRemark::DuplicateHeader => "Rubriken står två gånger.",
        StructureRemark::DuplicateKey => "Nyckeln står två gånger i sitt objekt: den sista gäller.",
        StructureRemark::UnknownPart => "JKF har ingen sådan del: utelämnas.",
        StructureRemark::UnknownVersion => "Okänd version av CSA: läst som 3.0.",
        StructureRemark::LaterVersion => "Från en senare version av Komadai: läst som vanlig KIF.",
        StructureRemark::Misplaced => "Det här kan inte stå här.",
        StructureRemark::AfterRecord => "Det här följer efter partiet och utelämnas.",
        StructureRemark::Truncated => "Texten är avklippt: läst så långt den räcker.",
        StructureRemark::RestMissing => "Resten saknas: texten är avklippt.",
        StructureRemark::MoveLine(number) => return format!("Raden för drag {number} väntades."),
        StructureRemark::FullWidthNumber => "Ett nummer med siffror i full bredd.",
        StructureRemark::SpaceMissing => "Ett mellanslag väntades efter numret.",
        StructureRemark::TimeWithoutMove => "En tid utan drag: utelämnas.",
        StructureRemark::NotInUsi => "USI har inget sådant drag: läst som partiets slut.",
        StructureRemark::UnknownResult => "Det går inte att tolka hur partiet slutade.",
        StructureRemark::UnknownEnd => "Okänt slut: utelämnas.",
        StructureRemark::MoveCount(moves) => return format!("Antal drag före detta: {moves}."),
        StructureRemark::EndReplaced => {
            "Partiet är redan slut: det här slutet gäller, det andra blir en variant."
        }
        StructureRemark::AfterUnknownEnd(word) => {
            return format!(
                "Inget drag kan följa efter ”{word}”, som varken är ett drag eller ett känt slut."
            );
        }
        StructureRemark::AfterEnd => "Varianten är slut.",
        StructureRemark::UnwonDeclaration => {
            "Enligt 27-poängsregeln skulle deklarationen inte ha vunnit."
        }
        StructureRemark::LegalFoul => "Draget kallas otillåtet men är tillåtet.",
        StructureRemark::TooDeep(depth) => {
            return format!("Fler än {depth} varianter ligger i varandra.");
        }
        StructureRemark::LateFirstLine => "Den första varianten börjar från startställningen.",
        StructureRemark::BeyondLine => "Varianten börjar efter slutet av den som den lämnar.",
        StructureRemark::VariationBeforeMoves => {
            "Före den här rubriken finns inget drag att variera: det följande läses som partiet."
        }
        StructureRemark::OfGame => {
            "Inte möjligt i den föregående varianten: läst som en variant av partiet."
        }
    }
    .to_owned()
}
