use shogi::{Color, HandKind, Piece};

use super::shogi_terms::{self, capital, colored, definite, gendered};
use crate::{BoardText, topics::board::has_own_name};
use komadai_model::board::{SquareFacts, SquareState};

pub const TEXT: BoardText = BoardText {
    board: "Shogibräde",
    keys: "Piltangenterna går från ruta till ruta, och över vänster- eller överkanten till den \
           bortre handen, över höger- eller nederkanten till den närmaste. Linje och rad, till \
           exempel 7 7, går till en ruta. P, L, N, S, G, B och R går till bonde, lans, springare, \
           silver, guld, löpare och torn i handen. Enter eller mellanslag tar upp och sätter ner, \
           Escape ångrar.",
    square,
    hand: |color| match color {
        Color::Black => "Svarts hand",
        Color::White => "Vits hand",
    },
    resign_here: "Håll intryckt bredvid pjäserna för att ge upp; Delete frågar först.",
    hold_to_resign: "Håll intryckt för att ge upp",
    resigning: "Ger upp…",
    hand_item,
    promotion: |kind, to| format!("Promovera {} på {to}?", definite(kind)),
    promote: |kind| match has_own_name(kind) {
        true => format!("Promovera till {}", (shogi_terms::TEXT.piece)(kind)),
        false => "Promovera".to_owned(),
    },
    decline: |kind| format!("Behåll {}", (shogi_terms::TEXT.piece)(kind)),
    moved: |color, spoken| format!("{}: {spoken}.", (shogi_terms::TEXT.color)(color)),
    check: |color| format!("{} står i schack.", (shogi_terms::TEXT.color)(color)),
    copied: "Ställningen är kopierad.",
};

fn square(facts: SquareFacts) -> String {
    let mut text = (shogi_terms::TEXT.square)(facts.square);
    match facts.piece {
        Some(piece) => text += &format!(", {}", colored(piece)),
        None => text += ", tom",
    }
    if facts.check {
        text += ", i schack";
    }
    if facts.last_move {
        text += ", senaste draget";
    }
    text += match (facts.state, facts.piece) {
        (SquareState::Still, _) => "",
        (SquareState::Movable, _) => ", kan flyttas",
        (SquareState::Selected, Some(piece)) => gendered(piece.kind(), ", vald", ", valt"),
        (SquareState::Selected, None) => ", vald",
        (SquareState::Destination, Some(_)) => ", kan slås",
        (SquareState::Destination, None) => ", du kan spela hit",
    };
    text
}

fn hand_item(color: Color, kind: HandKind, count: u8, selected: bool) -> String {
    let kind = kind.kind();
    let name = capital(colored(Piece::new(color, kind)));
    let chosen = if selected {
        gendered(kind, ", vald", ", valt")
    } else {
        ""
    };
    match count {
        0 => format!("{name}, {} i handen", gendered(kind, "ingen", "inget")),
        _ => format!("{name}, {count} i handen{chosen}"),
    }
}

#[cfg(test)]
mod tests {
    use shogi::{PieceKind, Square};

    use super::*;

    #[test]
    fn a_square_says_what_stands_there_in_its_gender() {
        let facts = |kind, state| SquareFacts {
            square: Square::from_usi("7g").unwrap(),
            piece: Some(Piece::new(Color::White, kind)),
            state,
            check: false,
            last_move: false,
        };
        assert_eq!(
            square(facts(PieceKind::Rook, SquareState::Selected)),
            "7g, vitt torn, valt"
        );
        assert_eq!(
            square(facts(PieceKind::Pawn, SquareState::Movable)),
            "7g, vit bonde, kan flyttas"
        );
        let free = SquareFacts {
            piece: None,
            ..facts(PieceKind::Pawn, SquareState::Destination)
        };
        assert_eq!(square(free), "7g, tom, du kan spela hit");
    }

    #[test]
    fn a_hand_says_how_many() {
        let item = |kind, count| hand_item(Color::White, kind, count, true);
        assert_eq!(item(HandKind::Gold, 0), "Vitt guld, inget i handen");
        assert_eq!(item(HandKind::Pawn, 3), "Vit bonde, 3 i handen, vald");
    }
}
