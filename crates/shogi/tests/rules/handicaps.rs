use komadai_shogi::{Color, Handicap, Position, Setup, Strictness};

/// The start of each handicap.
const STARTS: [(Handicap, &str); 20] = [
    (
        Handicap::Even,
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    ),
    (
        Handicap::Lance,
        "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::RightLance,
        "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::BothLances,
        "1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::Bishop,
        "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::Rook,
        "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::RookLance,
        "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::TwoPieces,
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::ThreePieces,
        "lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::FourPieces,
        "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::FivePieces,
        "2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::LeftFivePieces,
        "1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::SixPieces,
        "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::RightSevenPieces,
        "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::LeftSevenPieces,
        "2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::EightPieces,
        "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::NinePieces,
        "4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::TenPieces,
        "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
    (
        Handicap::ThreePawns,
        "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1",
    ),
    (
        Handicap::NakedKing,
        "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ),
];

#[test]
fn each_starts_where_tradition_puts_it() {
    assert_eq!(STARTS.map(|(handicap, _)| handicap), Handicap::ALL);
    for (handicap, sfen) in STARTS {
        assert_eq!(handicap.sfen(), sfen, "{handicap:?}");
        assert_eq!(handicap.setup().to_sfen(), sfen, "{handicap:?}");
        let position = Position::from_sfen(sfen, Strictness::Game)
            .unwrap_or_else(|faults| panic!("{handicap:?}: {faults}"));
        assert_eq!(position.to_setup(), handicap.setup());
        assert!(position.has_legal_move(), "{handicap:?}");
    }
}

#[test]
fn the_giver_moves_first() {
    for handicap in Handicap::ALL {
        let first = match handicap {
            Handicap::Even => Color::Black,
            _ => Color::White,
        };
        assert_eq!(handicap.setup().turn(), first, "{handicap:?}");
        assert_eq!(handicap.setup().move_number(), 1);
    }
    assert_eq!(Setup::startpos(), Handicap::Even.setup());
    assert_eq!(Position::startpos().to_setup(), Setup::startpos());
}

/// The giver's pieces that are missing, by name.
#[test]
fn the_giver_lacks_what_the_name_says() {
    for (handicap, missing) in [
        (Handicap::Lance, 1),
        (Handicap::RightLance, 1),
        (Handicap::BothLances, 2),
        (Handicap::Bishop, 1),
        (Handicap::Rook, 1),
        (Handicap::RookLance, 2),
        (Handicap::TwoPieces, 2),
        (Handicap::ThreePieces, 3),
        (Handicap::FourPieces, 4),
        (Handicap::FivePieces, 5),
        (Handicap::LeftFivePieces, 5),
        (Handicap::SixPieces, 6),
        (Handicap::RightSevenPieces, 7),
        (Handicap::LeftSevenPieces, 7),
        (Handicap::EightPieces, 8),
        (Handicap::NinePieces, 9),
        (Handicap::TenPieces, 10),
    ] {
        assert_eq!(
            handicap.setup().pieces().count(),
            40 - missing,
            "{handicap:?}"
        );
    }
}
