//! The drawings of a look: a set, with other faces where others are chosen. For
//! a part that is loaded later.
use shogi::{Color, Piece, PieceKind};

use super::{KANJI, move_hints::signs};
use crate::{BoardTheme, DragonFace, GoldFace, KingStyle, MinorPiece, PieceSet};

static TWO_KANJI: &str = include_str!("art/two.svg");
static MOVES: &str = include_str!("art/moves.svg");
static LETTERS: &str = include_str!("art/letters.svg");
static CARVED: &str = include_str!("art/carved.svg");
/// What may take the place of a promoted face: the id names that face and, after
/// a space, which choice it is.
static FACES: &str = include_str!("art/faces.svg");
/// The same for the carved set.
static CARVED_FACES: &str = include_str!("art/carved-faces.svg");

/// The sprite of a look, to stand in the document.
pub fn sprite(look: BoardTheme) -> String {
    let set = match look.pieces() {
        PieceSet::Kanji => KANJI,
        PieceSet::TwoKanji => TWO_KANJI,
        PieceSet::Moves => MOVES,
        PieceSet::Letters => LETTERS,
        PieceSet::Carved => CARVED,
    };
    let other = others(look);
    let mut sprite = String::with_capacity(set.len());
    for line in set.lines() {
        match symbol(line).and_then(|(id, _)| other.iter().find(|other| other.face == id)) {
            Some(other) => {
                sprite.extend([SYMBOL, other.face, "\"", other.drawing]);
            }
            None => sprite.push_str(line),
        }
        if look.move_hints()
            && let Some((id, _)) = symbol(line)
            && sprite.ends_with(END)
        {
            sprite.truncate(sprite.len() - END.len());
            sprite += &kind_of(id).map(signs).unwrap_or_default();
            sprite += END;
        }
    }
    sprite
}

/// Whose symbol it is.
fn kind_of(id: &str) -> Option<PieceKind> {
    let of = |kind, color| super::symbol(Piece::new(color, kind), KingStyle::Senior);
    let is_its = |&kind: &PieceKind| Color::ALL.iter().any(|&color| of(kind, color) == id);
    PieceKind::ALL.into_iter().find(is_its)
}

/// How a symbol begins; each has a line of its own.
const SYMBOL: &str = "<symbol id=\"";
/// How it ends.
const END: &str = "</symbol>";

/// The id of the symbol on a line, and what follows it.
fn symbol(line: &'static str) -> Option<(&'static str, &'static str)> {
    line.strip_prefix(SYMBOL)?.split_once('"')
}

/// What is drawn for a face instead.
struct Other {
    face: &'static str,
    drawing: &'static str,
}

fn others(look: BoardTheme) -> Vec<Other> {
    let mut others = Vec::new();
    let mut take = |from: &'static str, face: &'static str, choice: &str| {
        let found = from
            .lines()
            .filter_map(symbol)
            .find(|(id, _)| id.strip_prefix(face) == Some(choice));
        if let Some((_, drawing)) = found {
            others.push(Other { face, drawing });
        }
    };
    match (look.pieces(), look.dragon()) {
        (PieceSet::Kanji, DragonFace::New) => take(FACES, "piece-dragon", " new"),
        (PieceSet::TwoKanji, DragonFace::New) => {
            take(FACES, "piece-dragon", " two-new");
            take(FACES, "piece-horse", " two-new");
        }
        (PieceSet::Carved, DragonFace::New) => {
            take(CARVED_FACES, "piece-dragon", " new");
            take(CARVED_FACES, "piece-horse", " new");
        }
        _ => {}
    }
    let is_carved = look.pieces() == PieceSet::Carved;
    let faces = if is_carved { CARVED_FACES } else { FACES };
    for &piece in MinorPiece::ALL {
        let face = match piece {
            MinorPiece::Silver => "piece-pro-silver",
            MinorPiece::Knight => "piece-pro-knight",
            MinorPiece::Lance => "piece-pro-lance",
            MinorPiece::Pawn => "piece-tokin",
        };
        match look.gold_face(piece) {
            GoldFace::Own => {}
            GoldFace::Single if is_carved => take(faces, face, " single"),
            GoldFace::Single => take(KANJI, face, ""),
            GoldFace::Short => take(faces, face, " short"),
            GoldFace::Cursive => take(faces, face, " cursive"),
        }
    }
    others
}

#[cfg(test)]
mod tests {
    use shogi::{Color, Piece, PieceKind};

    use super::*;
    use crate::{KingStyle, pieces};

    /// The drawing of a face, its id left out.
    fn drawing<'a>(sprite: &'a str, id: &str) -> &'a str {
        let start = format!("<symbol id=\"{id}\" viewBox=\"0 0 350 386\">");
        let (_, rest) = sprite
            .split_once(&start)
            .unwrap_or_else(|| panic!("no {id}"));
        rest.split_once("</symbol>").unwrap().0
    }

    fn face(sprite: &str, color: Color, kind: PieceKind) -> String {
        let id = pieces::symbol(Piece::new(color, kind), KingStyle::Senior);
        drawing(sprite, id).to_owned()
    }

    fn sets() -> impl Iterator<Item = BoardTheme> {
        PieceSet::ALL
            .iter()
            .map(|&set| BoardTheme::default().with_pieces(set))
    }

    #[test]
    fn the_first_look_is_the_first_load_s() {
        assert_eq!(sprite(BoardTheme::default()), KANJI.replace('\n', ""));
    }

    #[test]
    fn every_piece_has_a_face_of_its_own() {
        for look in sets() {
            let sprite = sprite(look);
            for color in Color::ALL {
                let faces: Vec<String> =
                    PieceKind::ALL.map(|kind| face(&sprite, color, kind)).into();
                for (i, face) in faces.iter().enumerate() {
                    assert!(face.contains("piece-body") && face.contains(" d=\""));
                    assert!(
                        !faces[..i].contains(face),
                        "{look:?}: {:?}",
                        PieceKind::ALL[i]
                    );
                }
            }
        }
    }

    #[test]
    fn every_face_of_every_set_can_show_how_it_moves() {
        for look in sets() {
            let plain = sprite(look);
            assert!(!plain.contains("piece-sign"));
            let signed = sprite(look.with_move_hints(true));
            assert_eq!(signed.matches("piece-sign").count(), 15, "{look:?}");
            for kind in PieceKind::ALL {
                let (before, after) = (
                    face(&plain, Color::White, kind),
                    face(&signed, Color::White, kind),
                );
                let added = after.strip_prefix(&before).expect("only something more");
                assert_eq!(added, signs(kind), "{kind:?}");
            }
        }
    }

    /// The outline of a carved face is in the document once, for the cut's edge, wall and ink.
    #[test]
    fn carved_faces_use_their_own_outlines() {
        let carved = BoardTheme::default().with_pieces(PieceSet::Carved);
        for &face in GoldFace::ALL {
            for dragon in [DragonFace::Old, DragonFace::New] {
                let look = MinorPiece::ALL.iter().fold(carved, |look, &piece| {
                    look.with_gold_face(piece, face).with_dragon(dragon)
                });
                let sprite = sprite(look);
                assert_eq!(sprite.matches("<path id=\"cut-").count(), 15);
                for (start, _) in sprite.match_indices("<symbol id=\"piece-") {
                    let id = &sprite[start + "<symbol id=\"piece-".len()..];
                    let (id, drawn) = id.split_once('"').unwrap();
                    let (drawn, _) = drawn.split_once("</symbol>").unwrap();
                    assert!(drawn.contains("class=\"piece-side\""), "{id}");
                    assert_eq!(drawn.matches(&format!("href=\"#cut-{id}\"")).count(), 2);
                    assert_eq!(drawn.matches(&format!("id=\"cut-{id}\"")).count(), 1);
                }
            }
        }
    }

    #[test]
    fn promoted_pieces_alone_are_red() {
        for look in sets() {
            let sprite = sprite(look);
            for kind in PieceKind::ALL {
                let red = face(&sprite, Color::Black, kind).contains("piece-promoted");
                assert_eq!(red, kind.is_promoted(), "{look:?}");
            }
        }
    }

    #[test]
    fn each_promoted_face_can_be_chosen() {
        for look in sets() {
            for &piece in MinorPiece::ALL {
                let mut seen: Vec<String> = Vec::new();
                for &chosen in look.pieces().gold_faces(piece) {
                    let sprite = sprite(look.with_gold_face(piece, chosen));
                    assert_eq!(sprite.matches("<symbol id=").count(), 15);
                    let face = PieceKind::ALL
                        .map(|kind| face(&sprite, Color::White, kind))
                        .concat();
                    assert!(!seen.contains(&face), "{look:?} {piece:?} {chosen:?}");
                    seen.push(face);
                }
            }
        }
        for (set, changed) in [
            (PieceSet::Kanji, vec!["piece-dragon"]),
            (PieceSet::TwoKanji, vec!["piece-dragon", "piece-horse"]),
            (PieceSet::Letters, vec![]),
            (PieceSet::Carved, vec!["piece-dragon", "piece-horse"]),
        ] {
            let look = BoardTheme::default().with_pieces(set);
            let (old, new) = (sprite(look), sprite(look.with_dragon(DragonFace::New)));
            let differ = ["piece-dragon", "piece-horse", "piece-pro-silver"]
                .into_iter()
                .filter(|id| drawing(&old, id) != drawing(&new, id));
            assert_eq!(differ.collect::<Vec<_>>(), changed);
        }
    }
}
