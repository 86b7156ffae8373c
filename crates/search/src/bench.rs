//! The benchmark: a fixed set of positions and the search's signature, the total number
//! of nodes, which is the same as long as the search behaves the same.

use komadai_shogi::{Position, Strictness};

use super::{Limits, Params, Root, SearchControl, Searcher};

/// Positions from every phase of a game, as SFEN.
pub const POSITIONS: [&str; 30] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1",
    "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "1nsg1gsnl/l3r1kb1/1pppppppp/p8/9/9/PPPPPPPPP/1BS3GR1/LNG2KSNL b - 15",
    "lnsg1ksnl/1r5b1/pp2gppp1/2ppp4/7Kp/2P1P2P1/PP1P1PP1P/1B1GG3R/LNS3SNL b - 45",
    "lnsg1gbl1/8S/ppppp1k2/5ppP1/3PL4/1PP2PPRP/P7K/1B7/LNSG2+n2 w R3Pgsn 78",
    "lns2g1nl/1r2gksb1/ppppp2p1/5p2p/6p2/1P5P1/P1PPPPPKP/1B5R1/LNSG1GSNL b - 23",
    "1n2k1bnl/lr1sgsg2/p1ppppppp/1p7/7R1/P7P/1PPPPPP2/L4GK2/BNSG2SNL b P 57",
    "lns2gsnl/r1g4b1/1ppppp1pp/P5pk1/8P/6PPK/1PPPPP3/LB1R5/1NSG1GSNL w P 82",
    "lnsg2knl/5gsb1/p1p4pp/3pppp2/9/r4PK1P/BpPP2PP1/5S2R/LNSG1G1NL b P2p 35",
    "1nsg2snl/lr3kgb1/ppppp1ppp/5p3/9/7P1/PPPPPPP1P/1B1G2G1R/LNS2KSNL w - 20",
    "l6nk/1rs2sg1l/pp1gp1ppb/2pp1p3/3nP2PR/PPP3P2/3PGP1S1/1B4K2/LNSG3NL b Pp 53",
    "lns1gksnl/3rg2b1/ppp2ppp1/4p4/3p1PP1p/2P1P2K1/PP1P3PP/1B5R1/LNSG1GSNL w - 80",
    "lnsg2snl/1r4gb1/pp1ppkpp1/2p5p/5N2K/P1P2PP2/1P1PP2PP/LB5R1/1NSG1GS1L b P 33",
    "3g2snl/lrs1g4/np5k1/p1pp1p1pp/4p4/2PP2P1P/PPN2P1P1/1BGS2S1K/L5GNL b BPrp 67",
    "ln3ksnl/1srg5/1p1p1g3/2p1ppp2/p5bKp/P1P1RP3/BP1PP1P1P/2S1G4/LN1G2SNL b Pp 93",
    "lnsg2snl/r4gkb1/5pp2/1p2p4/p1pp3Kp/1P2P1PB1/P1PP1P2P/2S1G2R1/LN1G2SNL b Pp 47",
    "lns2g1nl/1r3s3/pp1gp2p1/2pp1ppk1/2P5p/4P2P1/PP3PP1P/2R4KL/LNSG1GSN1 w Bbp 80",
    "lnsg1gs1l/1r5b1/pppppkn2/5pppp/9/6P1K/PPPPPP1PP/1B4GR1/LNSGS2NL b - 27",
    "ln1g5/5gskl/s1ppp2p1/pp3pp2/3N1n+bPP/PRP1P4/1P1P2P2/5S1K1/L1SGRG1NL w b2p 62",
    "1nsg2s2/l3g4/5p3/p1p3+N1k/6p2/9/PpP5K/2GSR4/LNB2+rS2 b BL5Pgnl6p 89",
    "ln1g1g1nl/3s2sk1/ppp2p3/3+Rpbpp1/6Prp/2P6/PP2PPKPP/8L/LNSG1GSN1 w BPp 40",
    "lns4nl/4r1k2/p3g1s1g/1ppp1pp2/4P4/2P2PPK1/PP1P4P/L1G3S1R/1NS2G1N1 w B3Pblp 76",
    "lns3snl/2rgg1k2/2pppppPb/pp7/5P1+Rp/9/PPPPP1P1P/1B1GG1S2/LNS1K2NL b p 27",
    "lnsg2s1l/3r3b1/p1p1kpn1p/4p2g1/1p1p2R2/P5PPP/1PPPPPK2/1BG3G1L/LNS3SN1 w Pp 58",
    "ln3g1nl/r2g5/p1p4k1/1p1p3pP/2P2pK2/7PL/PP1P1PN2/3SRS2p/L+b1G1G3 b 2S3Pbnp 89",
    "lns2gsn1/2r1gk1bl/1p1pppppp/p1p6/6PKP/1P7/P1PPPP1P1/1B3G1R1/LNSG2SNL b - 37",
    "l1s3bn1/7gl/3p1s3/p2gpppkp/2p6/3PPPP1P/P8/KB2G4/LNS1G1S+rL b RN2Pn3p 69",
    "lns1g1bnl/6g1k/p5pp1/1p1pps2P/2r2NPP1/4PP3/PPSP1K3/1BG2GR2/LN4S1L b 2P2p 97",
];

/// The depth of [`run`] for [`SIGNATURE`].
pub const DEPTH: u8 = 9;

/// The size of the transposition table, in bytes.
pub const TT_BYTES: usize = 16 << 20;

/// The nodes of [`run`] at [`DEPTH`]. A change that is not meant to change the search
/// keeps it; another one updates it with the output of `komadai bench`.
pub const SIGNATURE: u64 = 474_070;

/// The nodes of [`run_with`] at [`NET_DEPTH`] with the net that the page fetches
/// (docs/nets.md).
pub const NET_SIGNATURE: u64 = 130_311;

/// The depth for [`NET_SIGNATURE`].
pub const NET_DEPTH: u8 = 7;

/// Searches all positions to `depth` with the default parameters. `each` is called with
/// each position and its nodes; returns the sum.
///
/// # Panics
/// When one of [`POSITIONS`] is invalid.
pub fn run(depth: u8, each: impl FnMut(&str, u64)) -> u64 {
    run_with(Params::default(), depth, each)
}

/// [`run`] with other parameters, or with a net.
///
/// # Panics
/// When one of [`POSITIONS`] is invalid.
pub fn run_with(params: Params, depth: u8, mut each: impl FnMut(&str, u64)) -> u64 {
    let mut searcher = Searcher::with_params(TT_BYTES, params);
    let mut control = SearchControl::unlimited();
    let mut total = 0;
    for sfen in POSITIONS {
        let position = Position::from_sfen(sfen, Strictness::Game)
            .unwrap_or_else(|faults| panic!("{sfen}: {faults}"));
        searcher.clear();
        searcher.search(
            &Root::new(position),
            Limits::depth(depth),
            &mut control,
            &mut |_| (),
        );
        let nodes = searcher.info().nodes;
        each(sfen, nodes);
        total += nodes;
    }
    total
}
