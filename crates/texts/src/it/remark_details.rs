//! Words for the parts of records: their encoding, start position, pieces and structure.
use komadai_records::notation::{
    EncodingRemark, Expected, Part, PieceRemark, StartRemark, StructureRemark,
};

use super::shogi_terms;

pub fn expected(expected: &Expected) -> String {
    let examples = expected.joined(", ", " o ");
    match (expected.part, expected.examples) {
        (Part::Nothing, _) => "Qui non dovrebbe seguire altro.".to_owned(),
        (Part::Sign, _) => format!("Era atteso: {examples}."),
        (what, []) => format!("Era atteso: {}.", part(what)),
        (what, _) => format!("Era atteso: {}, per esempio {examples}.", part(what)),
    }
}

fn part(part: Part) -> &'static str {
    match part {
        Part::Sign => "un segno",
        Part::Nothing => "nient’altro",
        Part::Position => "una posizione",
        Part::Statement => "un’istruzione CSA",
        Part::Version => "una versione",
        Part::Name => "un nome",
        Part::Header => "un’intestazione",
        Part::Headers => "un oggetto con intestazioni",
        Part::MoveNumber => "il numero della mossa",
        Part::MoveCount => "un numero di mosse",
        Part::EarlierMove => "il numero di una mossa della linea precedente",
        Part::Move => "una mossa",
        Part::MoveObject => "un oggetto con una mossa",
        Part::MovesObject => "un oggetto con le mosse",
        Part::Moves => "una lista di mosse",
        Part::Variations => "una lista di varianti",
        Part::Piece => "un pezzo",
        Part::PlacedPiece => "una casella e un pezzo",
        Part::Square => "una casella",
        Part::Coordinates => "una casella con x e y da 1 a 9",
        Part::Board => "una scacchiera di 9 colonne e 9 righe",
        Part::Hands => "i pezzi in mano di entrambi",
        Part::HandCount => "pezzi in mano con il loro numero",
        Part::Color => "un colore",
        Part::Origin => "la casella di partenza",
        Part::Destination => "la casella di arrivo",
        Part::Handicap => "il nome di un handicap",
        Part::StartData => "la scacchiera e i pezzi in mano",
        Part::Time => "un tempo",
        Part::End => "una fine della partita",
        Part::Comments => "una lista di commenti",
        Part::Text => "un testo",
        Part::Key => "una chiave tra virgolette",
        Part::Value => "un valore",
        Part::Number => "un numero",
        Part::Escape => "una sequenza di escape",
        Part::StringEnd => "la fine della stringa prima della fine della riga",
        Part::ShorterText => "meno di 4 GB",
    }
}

pub fn encoding(remark: &EncodingRemark) -> String {
    match remark {
        EncodingRemark::Unusual(encoding) => {
            format!("Il file è in {}, una codifica insolita.", encoding.label())
        }
        EncodingRemark::Damaged(encoding) => format!(
            "Qui ci sono byte non validi in {}: mancano dei caratteri.",
            encoding.label()
        ),
        EncodingRemark::Mixed(encoding) => {
            format!("La riga è in utf-8, il file in {}.", encoding.label())
        }
        EncodingRemark::NotDecoded(encoding) => {
            format!("La codifica {} qui non si legge.", encoding.label())
        }
        EncodingRemark::Declared { name, encoding } => format!(
            "Il file dice di essere in {name}, ma è in {}.",
            encoding.label()
        ),
    }
}

pub fn start(remark: StartRemark) -> String {
    match remark {
        StartRemark::Missing => "Manca la posizione iniziale: letto come partita alla pari.",
        StartRemark::NoTurn => "Dopo la scacchiera manca chi ha la mossa.",
        StartRemark::TurnIsBlack => "Manca chi muove per primo: letto come Nero.",
        StartRemark::TurnOfFirstMove => "Manca chi muove per primo: dedotto dalla prima mossa.",
        StartRemark::TurnAfterMove => {
            "Manca chi muove per primo: dedotto dalla mossa prima del diagramma."
        }
        StartRemark::NoHands => "Mancano i pezzi in mano: letto come nessuno.",
        StartRemark::MoveNumber => "Il numero di una mossa va da 1 a 4.294.967.295: letto come 1.",
        StartRemark::Problem(color) => {
            let color = (shogi_terms::TEXT.color)(color);
            return format!("Manca un re ({color}): è un problema, non una partita.");
        }
        StartRemark::Study => "Non c’è nessun re sulla scacchiera: è una posizione di studio.",
        StartRemark::NoLegalMove => "Chi ha la mossa non ha mosse legali e non è sotto scacco.",
        StartRemark::Late => "La posizione iniziale va prima di chi muove e delle mosse.",
        StartRemark::UnknownHandicap => "Handicap sconosciuto.",
        StartRemark::UnclearHandicap => {
            "I programmi intendono pezzi diversi con questo nome: conta la scacchiera."
        }
        StartRemark::UnclearLance => {
            "I programmi non concordano su quale lancia manchi: presa quella in 1a."
        }
        StartRemark::OtherDiagram => {
            "Il diagramma non è quello di questo handicap: vale il diagramma."
        }
    }
    .to_owned()
}

pub fn piece(remark: PieceRemark) -> String {
    let name = shogi_terms::TEXT.piece;
    match remark {
        PieceRemark::NothingToRemove(kind) => {
            let kind = name(kind);
            format!("Non c’è il pezzo da togliere ({kind}).")
        }
        PieceRemark::Occupied(at) => format!("In {at} c’è già un pezzo."),
        PieceRemark::NeverInHand(kind) => {
            let kind = name(kind);
            format!("Questo pezzo non può essere in mano: {kind}.")
        }
        PieceRemark::HandCount(kind) => {
            let kind = name(kind);
            format!("Numero di pezzi in mano non possibile: {kind}.")
        }
        PieceRemark::RankLength { rank, squares } => {
            format!("La riga {rank} è di {squares} caselle invece di 9.")
        }
        PieceRemark::RankTooLong(rank) => {
            format!("La riga {rank} ha più di 9 caselle: qui c’è solo la scacchiera 9 × 9.")
        }
        PieceRemark::NoPiece { rank, found } => {
            format!("Nella riga {rank} era atteso un pezzo o ・, non «{found}».")
        }
        PieceRemark::RankCount(ranks) => format!("La scacchiera è di {ranks} righe invece di 9."),
        PieceRemark::CannotBecome { from, there, named } => {
            let there = name(there);
            let named = name(named);
            format!("Il pezzo in {from} ({there}) non può diventare questo: {named}.")
        }
        PieceRemark::Unreadable { from, there } => {
            let there = name(there);
            format!("Il pezzo non si legge: preso quello in {from} ({there}).")
        }
        PieceRemark::Promotes { from, there } => {
            let there = name(there);
            format!("Il pezzo in {from} ({there}) è letto come promosso con questa mossa.")
        }
        PieceRemark::Promoted { from, there } => {
            let there = name(there);
            format!("Il pezzo in {from} è già promosso: {there}.")
        }
        PieceRemark::PromotionUnsaid => "Non si dice né 成 né 不成: letto come 不成.".to_owned(),
        PieceRemark::OriginMissing => {
            "Manca la casella di partenza: preso l’unico pezzo che può andarci.".to_owned()
        }
        PieceRemark::SideMissing => "Manca il segno del giocatore, ▲ o △.".to_owned(),
        PieceRemark::NeedlessDropMark => {
            "Il pezzo può venire solo dalla mano: l’indicazione è superflua.".to_owned()
        }
        PieceRemark::NeedlessMark { kind, to } => {
            let kind = name(kind);
            format!(
                "Un solo pezzo di questo tipo ({kind}) può andare in {to}: l’indicazione è superflua."
            )
        }
        PieceRemark::WrongMark { kind, to } => {
            let kind = name(kind);
            format!(
                "Un solo pezzo di questo tipo ({kind}) può andare in {to}, e l’indicazione non vale per esso."
            )
        }
        PieceRemark::OnlyLegal { kind, to, from } => {
            let kind = name(kind);
            format!(
                "Più pezzi di questo tipo ({kind}) raggiungono {to}, ma solo quello in {from} può andarci legalmente."
            )
        }
        PieceRemark::NothingBefore => "Prima di 同 serve una mossa.".to_owned(),
    }
}

pub fn structure(remark: &StructureRemark) -> String {
    match remark {
        StructureRemark::TooManyHeaders => "Ci sono troppe intestazioni: questa è tralasciata.",
        StructureRemark::DuplicateHeader => "Questa intestazione c’è due volte.",
        StructureRemark::DuplicateKey => "La chiave c’è due volte nel suo oggetto: vale l’ultima.",
        StructureRemark::UnknownPart => "JKF non ha questa parte: tralasciata.",
        StructureRemark::UnknownVersion => "Versione di CSA sconosciuta: letta come 3.0.",
        StructureRemark::LaterVersion => {
            "Di una versione successiva di Komadai: letta come un KIF qualsiasi."
        }
        StructureRemark::Misplaced => "Questo non può stare qui.",
        StructureRemark::AfterRecord => "Segue la fine della partita: tralasciato.",
        StructureRemark::Truncated => "Il testo è troncato: letto fin dove arriva.",
        StructureRemark::RestMissing => "Manca il resto: il testo è troncato.",
        StructureRemark::MoveLine(number) => {
            return format!("Era attesa la riga della mossa {number}.");
        }
        StructureRemark::FullWidthNumber => "Un numero in cifre a larghezza intera.",
        StructureRemark::SpaceMissing => "Dopo il numero era atteso uno spazio.",
        StructureRemark::TimeWithoutMove => "Un tempo senza mossa: tralasciato.",
        StructureRemark::NotInUsi => "USI non ha questa mossa: letta come fine della partita.",
        StructureRemark::UnknownResult => "Non si capisce come è finita la partita.",
        StructureRemark::UnknownEnd => "Fine sconosciuta: tralasciata.",
        StructureRemark::MoveCount(moves) => return format!("Prima di qui le mosse sono {moves}."),
        StructureRemark::EndReplaced => {
            "La partita è già finita: vale questa fine, l’altra è una variante."
        }
        StructureRemark::AfterUnknownEnd(word) => {
            return format!(
                "Dopo «{word}», che non è né una mossa né una fine nota, non può seguire una mossa."
            );
        }
        StructureRemark::AfterEnd => "La linea è finita.",
        StructureRemark::UnwonDeclaration => {
            "Secondo la regola dei 27 punti la dichiarazione non avrebbe vinto."
        }
        StructureRemark::LegalFoul => "La mossa è detta illegale, ma è legale.",
        StructureRemark::TooDeep(depth) => {
            return format!("Le varianti annidate superano il limite di {depth}.");
        }
        StructureRemark::LateFirstLine => "La prima linea comincia dall’inizio.",
        StructureRemark::BeyondLine => {
            "La variante comincia dopo la fine della linea da cui si stacca."
        }
        StructureRemark::VariationBeforeMoves => {
            "Prima di questo titolo non c’è nessuna mossa da variare: ciò che segue è letto come la partita."
        }
        StructureRemark::OfGame => {
            "Non possibile nella linea precedente: letta come variante della partita."
        }
    }
    .to_owned()
}
