//! What readers of records remark on.
use std::mem::discriminant;

use komadai_records::notation::{
    Diagnostic, Encoding, EncodingRemark, Location, Part, PieceRemark, Remark, StartRemark,
    StructureRemark,
};
use shogi::{Color, IllegalMoveReason, Move, PieceKind, Setup, Square};

use strum::EnumCount;

use crate::Text;
use komadai_model::Language;

pub fn say(text: Text, say: &mut dyn FnMut(String, String)) {
    for remark in all() {
        let at = Location { line: 3, column: 5 };
        let name = format!("{remark:?}");
        let without = Diagnostic::new(at, "", remark.clone());
        let diagnostic = Diagnostic::new(at, "x", remark);
        let words = text.remarks().remark;
        let is_english = text.language() == Language::English;
        assert!(!words(&diagnostic).contains(&diagnostic.about.to_string()) || is_english);
        say(format!("remark {name}"), words(&diagnostic));
        say(format!("remark {name}, nothing found"), words(&without));
    }
}

fn all() -> Vec<Remark> {
    let remarks = [
        general(),
        faults(),
        expected(),
        encodings(),
        starts(),
        pieces(),
        structures(),
    ];
    remarks.into_iter().flatten().collect()
}

/// How many variants there are among some values.
pub fn variants<T>(values: &[T]) -> usize {
    let mut seen = Vec::new();
    for value in values.iter().map(discriminant) {
        if !seen.contains(&value) {
            seen.push(value);
        }
    }
    seen.len()
}

/// What these tests say in every language is all that readers can remark on.
#[test]
fn every_remark_is_among_those_that_are_tested() {
    let (mut encodings, mut starts, mut pieces, mut structures) = (vec![], vec![], vec![], vec![]);
    let remarks = all();
    for remark in &remarks {
        match remark {
            Remark::Encoding(about) => encodings.push(about.clone()),
            Remark::Start(about) => starts.push(*about),
            Remark::Piece(about) => pieces.push(*about),
            Remark::Structure(about) => structures.push(about.clone()),
            _ => {}
        }
    }
    assert_eq!(variants(&remarks), Remark::COUNT);
    assert_eq!(variants(&encodings), EncodingRemark::COUNT);
    assert_eq!(variants(&starts), StartRemark::COUNT);
    assert_eq!(variants(&pieces), PieceRemark::COUNT);
    assert_eq!(variants(&structures), StructureRemark::COUNT);
}

/// Nothing but names of formats and examples is in Latin letters in a Japanese remark.
#[test]
fn remarks_in_japanese_have_no_english_words() {
    const NAMES: [&str; 9] = [
        "SFEN",
        "HTML",
        "JSON",
        "USEN",
        "Shift_JIS",
        "shift_jis",
        "utf",
        "Komadai",
        "JKF",
    ];
    for remark in all() {
        let diagnostic = Diagnostic::new(Location::default(), "", remark);
        let mut said = (Text::of(Language::Japanese).remarks().remark)(&diagnostic);
        for name in NAMES {
            said = said.replace(name, "");
        }
        let mut words = said.split(|letter: char| !letter.is_ascii_alphabetic());
        assert_eq!(words.find(|word| word.len() > 3), None, "{said}");
    }
}

/// A part has words of its own in every language.
#[test]
fn parts_are_told_apart() {
    for language in Language::ALL {
        let mut said: Vec<String> = expected()
            .into_iter()
            .map(|remark| {
                let diagnostic = Diagnostic::new(Location::default(), "", remark);
                (Text::of(language).remarks().remark)(&diagnostic)
            })
            .collect();
        let count = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), count, "{}", language.tag());
    }
}

/// Examples stand in the words, with the language's own "or" before the last one.
#[test]
fn examples_are_given_in_every_language() {
    let text = "V9\nhello\n";
    let error = komadai_records::notation::csa::read(text).expect_err("it is no CSA");
    for (language, words) in [
        (
            Language::English,
            "line 2, column 1: \"hello\": expected a statement of CSA such as V2.2, PI, +7776FU, \
             T5 or %TORYO",
        ),
        (
            Language::Japanese,
            "2行1文字目「hello」：CSA形式の文が必要です（例：V2.2、PI、+7776FU、T5または%TORYO）。",
        ),
        (
            Language::Swedish,
            "Rad 2, tecken 1: ”hello”. Här väntades en CSA-sats, till exempel V2.2, PI, +7776FU, \
             T5 eller %TORYO.",
        ),
    ] {
        let said = (Text::of(language).remarks().remark)(&error.diagnostic);
        assert_eq!(said, words);
    }
}

#[test]
fn faults_of_a_start_position_are_said_in_every_language() {
    let text = "position sfen 4k4/9/9/9/9/9/9/9/4K3 b P2p";
    let error = komadai_records::notation::usi_game::read(text).expect_err("a row is too short");
    let said = (Text::of(Language::Japanese).remarks().remark)(&error.diagnostic);
    assert!(said.contains("SFENとして読めません。"), "{said}");
    let two = "position sfen 4k4/9/9/9/9/9/4P4/4P4/4K4 b -";
    let error = komadai_records::notation::usi_game::read(two).expect_err("two pawns on a file");
    let Remark::StartPosition(faults) = &error.diagnostic.about else {
        panic!("{error}");
    };
    for text in Language::ALL.map(Text::of) {
        let said = (text.remarks().remark)(&error.diagnostic).to_lowercase();
        for fault in faults {
            let words = (text.errors().position)(fault).to_lowercase();
            assert!(said.contains(&words), "{said}");
        }
    }
}

fn faults() -> Vec<Remark> {
    let faults = |sfen| Setup::from_sfen(sfen).expect_err(sfen);
    vec![
        Remark::StartPosition(faults("4k4/9 b -")),
        Remark::NotSfen(faults("4k4/9 x -")),
        Remark::Move(
            "7g7f".parse::<Move>().expect("a move"),
            Box::new(Remark::PieceMissing),
        ),
    ]
}

fn expected() -> Vec<Remark> {
    let such = |part| {
        let examples = &["1", "2"];
        komadai_records::notation::Expected { part, examples }
    };
    let bare = |part| {
        let examples = &[];
        komadai_records::notation::Expected { part, examples }
    };
    let shown = Part::ALL.map(|part| match part {
        Part::Sign => Remark::Expected(such(part)),
        part => Remark::Expected(bare(part)),
    });
    let mut all = shown.to_vec();
    all.push(Remark::Expected(such(Part::Move)));
    all.push(Remark::LeftOut(bare(Part::Text)));
    all.push(Remark::LeftOut(such(Part::Time)));
    all
}

fn encodings() -> Vec<Remark> {
    let encoding = Encoding::ShiftJis;
    let name = "utf-8".to_owned();
    [
        EncodingRemark::Unusual(encoding),
        EncodingRemark::Damaged(encoding),
        EncodingRemark::Mixed(encoding),
        EncodingRemark::NotDecoded(encoding),
        EncodingRemark::Declared { name, encoding },
    ]
    .map(Remark::Encoding)
    .to_vec()
}

fn starts() -> Vec<Remark> {
    [
        StartRemark::Missing,
        StartRemark::NoTurn,
        StartRemark::TurnIsBlack,
        StartRemark::TurnOfFirstMove,
        StartRemark::TurnAfterMove,
        StartRemark::NoHands,
        StartRemark::MoveNumber,
        StartRemark::Problem(Color::White),
        StartRemark::Study,
        StartRemark::NoLegalMove,
        StartRemark::Late,
        StartRemark::UnknownHandicap,
        StartRemark::UnclearHandicap,
        StartRemark::UnclearLance,
        StartRemark::OtherDiagram,
    ]
    .map(Remark::Start)
    .to_vec()
}

fn pieces() -> Vec<Remark> {
    let from = Square::from_usi("5h").expect("a square");
    let to = Square::from_usi("5g").expect("a square");
    let (kind, there, named) = (PieceKind::Gold, PieceKind::Silver, PieceKind::Tokin);
    [
        PieceRemark::NothingToRemove(kind),
        PieceRemark::Occupied(from),
        PieceRemark::NeverInHand(PieceKind::King),
        PieceRemark::HandCount(kind),
        PieceRemark::RankLength {
            rank: 3,
            squares: 8,
        },
        PieceRemark::RankTooLong(3),
        PieceRemark::NoPiece {
            rank: 3,
            found: 'x',
        },
        PieceRemark::RankCount(8),
        PieceRemark::CannotBecome { from, there, named },
        PieceRemark::Unreadable { from, there },
        PieceRemark::Promotes { from, there },
        PieceRemark::Promoted {
            from,
            there: PieceKind::ProSilver,
        },
        PieceRemark::PromotionUnsaid,
        PieceRemark::OriginMissing,
        PieceRemark::SideMissing,
        PieceRemark::NeedlessDropMark,
        PieceRemark::NeedlessMark { kind, to },
        PieceRemark::WrongMark { kind, to },
        PieceRemark::OnlyLegal { kind, to, from },
        PieceRemark::NothingBefore,
    ]
    .map(Remark::Piece)
    .to_vec()
}

fn structures() -> Vec<Remark> {
    [
        StructureRemark::TooManyHeaders,
        StructureRemark::DuplicateHeader,
        StructureRemark::DuplicateKey,
        StructureRemark::UnknownPart,
        StructureRemark::UnknownVersion,
        StructureRemark::LaterVersion,
        StructureRemark::Misplaced,
        StructureRemark::AfterRecord,
        StructureRemark::Truncated,
        StructureRemark::RestMissing,
        StructureRemark::MoveLine(3),
        StructureRemark::FullWidthNumber,
        StructureRemark::SpaceMissing,
        StructureRemark::TimeWithoutMove,
        StructureRemark::NotInUsi,
        StructureRemark::UnknownResult,
        StructureRemark::UnknownEnd,
        StructureRemark::MoveCount(3),
        StructureRemark::EndReplaced,
        StructureRemark::AfterUnknownEnd("x".to_owned()),
        StructureRemark::AfterEnd,
        StructureRemark::UnwonDeclaration,
        StructureRemark::LegalFoul,
        StructureRemark::TooDeep(3),
        StructureRemark::LateFirstLine,
        StructureRemark::BeyondLine,
        StructureRemark::OfGame,
        StructureRemark::VariationBeforeMoves,
    ]
    .map(Remark::Structure)
    .to_vec()
}

fn general() -> Vec<Remark> {
    let square = Square::from_usi("5h").expect("a square");
    let kind = PieceKind::Gold;
    vec![
        Remark::Empty,
        Remark::WebPage,
        Remark::WebAddress,
        Remark::Binary(None),
        Remark::Binary(Some("PNG")),
        Remark::Packed("ZIP"),
        Remark::UnreadFormat("SGF"),
        Remark::UnknownFormat,
        Remark::NoRecord,
        Remark::DamagedText,
        Remark::OtherGame,
        Remark::UnknownHandicap,
        Remark::MissingDiagram,
        Remark::Illegal(IllegalMoveReason::Uchifuzume),
        Remark::IllegalInVariation(IllegalMoveReason::Uchifuzume),
        Remark::AfterIllegalMove,
        Remark::PieceMissing,
        Remark::NoSuchPiece { kind, to: square },
        Remark::SeveralPieces { kind, to: square },
        Remark::OtherPiece {
            from: square,
            there: kind,
            named: PieceKind::Silver,
        },
        Remark::UnreadableOrigin,
        Remark::MoveNumber(3),
        Remark::MoveMissing,
        Remark::NotUnderstood,
        Remark::NeitherHeaderNorMove,
        Remark::UnclosedBracket,
        Remark::InvalidTime,
        Remark::MovesAfterEnd,
        Remark::SecondEnd,
        Remark::UnknownEnd,
        Remark::NoBranchingMove(9),
        Remark::DuplicateVariation,
        Remark::SecondGame,
        Remark::CutOff,
        Remark::AfterRepetition,
        Remark::TooManyWarnings,
    ]
}
