//! The start position of JKF.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::num::NonZeroU32;

use komadai_shogi::{Color, HandKind, Handicap, Piece, Setup, Square};

use super::{
    diagnostics::ValueError,
    json::{Kind, Value},
    values::{color, number, square},
};
use crate::notation::{Part, StartRemark, csa::codes};

const PRESETS: [(&str, Handicap); 16] = [
    ("HIRATE", Handicap::Even),
    ("KY", Handicap::Lance),
    ("KY_R", Handicap::RightLance),
    ("KA", Handicap::Bishop),
    ("HI", Handicap::Rook),
    ("HIKY", Handicap::RookLance),
    ("2", Handicap::TwoPieces),
    ("4", Handicap::FourPieces),
    ("6", Handicap::SixPieces),
    ("8", Handicap::EightPieces),
    ("10", Handicap::TenPieces),
    // These are read, but written with the board: programs disagree on them, or do not
    // know them.
    ("3", Handicap::ThreePieces),
    ("5", Handicap::FivePieces),
    ("5_L", Handicap::LeftFivePieces),
    ("7_L", Handicap::LeftSevenPieces),
    ("7_R", Handicap::RightSevenPieces),
];
/// The number of presets that are written.
const WRITTEN: usize = 11;

/// Reads `initial`; the second value is a warning if programs disagree on the preset, or if the
/// side to move is missing: then it is that of the first move in `moves`.
pub(super) fn read<'j>(
    initial: Value<'j>,
    moves: Option<Value<'j>>,
) -> Result<(Setup, Option<StartRemark>), ValueError<'j>> {
    let expected = || (initial, Part::Handicap.such(&["HIRATE"]).into());
    let preset = initial.get("preset").ok_or_else(expected)?;
    let name = preset.text().ok_or_else(expected)?;
    if name == "OTHER" {
        let about = || (initial, Part::StartData.expected().into());
        return setup(initial.get("data").ok_or_else(about)?, moves);
    }
    let known = PRESETS.iter().find(|(known, _)| *known == name);
    let (_, handicap) = known.ok_or((preset, StartRemark::UnknownHandicap.into()))?;
    let doubt = (*handicap == Handicap::ThreePieces).then_some(StartRemark::UnclearLance);
    Ok((handicap.setup(), doubt))
}

fn setup<'j>(
    data: Value<'j>,
    moves: Option<Value<'j>>,
) -> Result<(Setup, Option<StartRemark>), ValueError<'j>> {
    let mut setup = Setup::EMPTY;
    let wrong = |value, part: Part| (value, part.expected().into());
    let turn = match data.get("color") {
        Some(turn) => Some(color(turn).ok_or((turn, Part::Color.such(&["0", "1"]).into()))?),
        None => None,
    };
    let board = data.get("board").ok_or_else(|| wrong(data, Part::Board))?;
    let files = items(board, 9).ok_or_else(|| wrong(board, Part::Board))?;
    for (file, x) in files.into_iter().zip(1..) {
        let squares = items(file, 9).ok_or_else(|| wrong(file, Part::Board))?;
        for (square, y) in squares.into_iter().zip(1..) {
            if let Some(at) = Square::new(x, y) {
                setup.set_piece(at, piece(square)?);
            }
        }
    }
    let hands = data.get("hands").ok_or_else(|| wrong(data, Part::Hands))?;
    let both = items(hands, 2).ok_or_else(|| wrong(hands, Part::Hands))?;
    for (hand, color) in both.into_iter().zip(Color::ALL) {
        for held in hand.items() {
            hold(&mut setup, color, held)?;
        }
    }
    let (turn, doubt) = match turn {
        Some(turn) => (turn, None),
        None => match moves.and_then(|moves| first_mover(moves, &setup)) {
            Some(turn) => (turn, Some(StartRemark::TurnOfFirstMove)),
            None => (Color::Black, Some(StartRemark::TurnIsBlack)),
        },
    };
    setup.set_turn(turn);
    Ok((setup, doubt))
}

/// The side of the first move: the one that it names, or that of the piece which it moves.
fn first_mover(moves: Value<'_>, setup: &Setup) -> Option<Color> {
    let first = moves.items().find_map(|entry| entry.get("move"))?;
    first.get("color").and_then(color).or_else(|| {
        let from = square(first.get("from")?).ok()?;
        Some(setup.piece_at(from)?.color())
    })
}

/// The values of a list with this length.
fn items(list: Value<'_>, length: usize) -> Option<Vec<Value<'_>>> {
    let items: Vec<Value<'_>> = list.items().take(length + 1).collect();
    (list.kind() == Kind::List && items.len() == length).then_some(items)
}

/// A piece on the board; `None` for an empty object.
fn piece(value: Value<'_>) -> Result<Option<Piece>, ValueError<'_>> {
    let Some(kind) = value.get("kind") else {
        return Ok(None);
    };
    let wrong = || {
        (
            value,
            Part::Piece.such(&["{\"color\":0,\"kind\":\"FU\"}"]).into(),
        )
    };
    let kind = kind
        .text()
        .and_then(|code| codes::kind(&code))
        .ok_or_else(wrong)?;
    let color = value.get("color").and_then(color).ok_or_else(wrong)?;
    Ok(Some(Piece::new(color, kind)))
}

fn hold<'j>(setup: &mut Setup, color: Color, held: Value<'j>) -> Result<(), ValueError<'j>> {
    let wrong = || (held, Part::HandCount.such(&["\"FU\":2"]).into());
    let count = held.whole().ok_or_else(wrong)?;
    if count == 0 {
        return Ok(());
    }
    let kind = codes::kind(&held.key()).ok_or_else(wrong)?;
    let kind = kind
        .in_hand()
        .filter(|_| !kind.is_promoted())
        .ok_or_else(wrong)?;
    let hand = u8::try_from(count)
        .ok()
        .and_then(|count| setup.hand(color).with(kind, count));
    setup.set_hand(color, hand.ok_or_else(wrong)?);
    Ok(())
}

/// Writes the value of `initial`.
pub(super) fn write(start: &Setup, text: &mut String) {
    let mut first = start.clone();
    first.set_move_number(NonZeroU32::MIN);
    let preset = PRESETS[..WRITTEN]
        .iter()
        .find(|(_, handicap)| handicap.setup() == first);
    match preset {
        Some((name, _)) => text.extend(["{\"preset\":\"", *name, "\"}"]),
        None => write_data(start, text),
    }
}

fn write_data(start: &Setup, text: &mut String) {
    text.push_str("{\"preset\":\"OTHER\",\"data\":{\"color\":");
    text.push(number(start.turn()));
    text.push_str(",\"board\":[");
    for file in 1..=9 {
        text.push_str(if file == 1 { "[" } else { ",[" });
        for rank in 1..=9 {
            if rank > 1 {
                text.push(',');
            }
            match Square::new(file, rank).and_then(|square| start.piece_at(square)) {
                Some(piece) => {
                    text.push_str("{\"color\":");
                    text.push(number(piece.color()));
                    text.extend([",\"kind\":\"", codes::code(piece.kind()), "\"}"]);
                }
                None => text.push_str("{}"),
            }
        }
        text.push(']');
    }
    text.push_str("],\"hands\":[");
    for (index, color) in Color::ALL.into_iter().enumerate() {
        text.push_str(if index == 0 { "{" } else { ",{" });
        for (index, kind) in HandKind::ALL.into_iter().enumerate() {
            if index > 0 {
                text.push(',');
            }
            let count = start.hand(color).count(kind).to_string();
            text.extend(["\"", codes::code(kind.kind()), "\":", &count]);
        }
        text.push('}');
    }
    text.push_str("]}}");
}
