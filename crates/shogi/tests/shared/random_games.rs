//! Whole games at random: by many rules, from many starts, with checks, claims,
//! moves to and fro and illegal moves more often than chance would have them.

use komadai_shogi::{
    Claim, ClaimedEnd, Color, Game, GameRules, Handicap, Move, MoveKind, Piece, Ply, Position,
    Strictness,
};

/// Longer than any game with a limit lasts, unless its king does not enter.
const MOST_PLIES: usize = 3000;

const RULES: &[&str] = &[
    "standard,move-limit=400",
    "standard,move-limit=60,illegal-moves=unrefereed",
    "standard,move-limit=60,illegal-moves=unrefereed,foul-after-resignation=foul-loses",
    "professional,move-limit=150",
    "professional,move-limit=100,limit-needs-king=off",
    "fesa,move-limit=500",
    "friendly,move-limit=300",
    "club81,move-limit=300",
    "try,move-limit=400",
    "standard,try=both-entered,move-limit=400",
    "standard,agreement=24,count-by=one-side,kings-entered=one,move-limit=300",
    "standard,agreement=27,move-limit=300",
    "standard,declaration=24,all-pieces-in=either,move-limit=300",
    "standard,all-pieces-in=both,try=both-entered,move-limit=300",
    "standard,draw-by-agreement=on,move-limit=200",
    "standard,agreed-early=on,mate-ends-game=off,move-limit=200",
];

const STARTS: &[&str] = &[
    "8k/9/9/9/9/9/9/9/K8 b - 1",
    "4k4/9/9/9/9/9/9/9/4K4 w RBGSrbgs 1",
    "ln3k1nl/6g2/p2p1p1pp/9/9/9/PP1P1P1PP/2G6/LN1K3NL b RB2S2Prb2s2p 1",
    "5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/9/9/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 w G2SNL4Prs2l3p 1",
    "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1",
    "K8/PPPP5/4G4/9/4r4/9/9/5pppp/k8 b RBGSbgs 1",
    "lnsg1gsnl/1r5b1/ppppppppp/4k4/9/5R3/PPPPPPPPP/1B7/LNSGKGSNL b - 1",
];

/// A game, and how its record ends.
pub struct Played {
    pub game: Game,
    pub end: Option<ClaimedEnd>,
}

/// The same game for the same seed, on every machine.
pub fn play(seed: u64) -> Played {
    let mut dice = Dice(seed);
    let rules: GameRules = dice
        .pick::<&str>(RULES)
        .parse()
        .expect("the rules are known");
    let start = match dice.below(4) {
        0 => Position::startpos(),
        1 => {
            let handicap = dice.pick(&Handicap::ALL);
            position(handicap.sfen())
        }
        _ => position(dice.pick::<&str>(STARTS)),
    };
    let mut played = Played {
        game: Game::with_rules(start, rules),
        end: None,
    };
    while played.game.outcome().is_none() && played.game.plies().len() < MOST_PLIES {
        step(&mut played, &mut dice);
    }
    // A breach may be found after the end.
    if dice.below(2) == 0 && played.game.may_claim(Color::Black, Claim::PointOut) {
        let _ = played.game.claim(Color::Black, Claim::PointOut);
    }
    played
}

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Game).unwrap_or_else(|faults| panic!("{sfen}: {faults}"))
}

fn step(played: &mut Played, dice: &mut Dice) {
    let game = &mut played.game;
    if game.must_take_back() {
        let by = game.plies()[game.plies().len() - 1].by;
        game.claim(by, Claim::TakeBack)
            .expect("it may be taken back");
        return;
    }
    let lawful = game.positions().len() > game.plies().len();
    let stuck = lawful && !game.position().has_legal_move();
    let claims = if lawful { 200 } else { 8 };
    if stuck || dice.below(claims) == 0 {
        return claim(played, dice, stuck);
    }
    if dice.below(60) == 0 || !lawful {
        let ply = on_the_table(game, dice);
        // What the rules refuse is not made.
        let _ = game.play_ply(ply);
        return;
    }
    let mv = choose(game, dice);
    game.play(mv).expect("a legal move is played");
}

/// One of the claims that may be made, a fallen flag, or an interruption.
fn claim(played: &mut Played, dice: &mut Dice, must_end: bool) {
    let game = &mut played.game;
    let turn = game.turn();
    let claims = game.claims();
    let (by, claim) = match dice.below(8) {
        _ if must_end => (turn, Claim::Resign),
        0 => {
            game.flag_fell(turn).expect("the game goes on");
            played.end = Some(ClaimedEnd::Timeout);
            return;
        }
        1 => {
            game.interrupt().expect("the game goes on");
            played.end = Some(ClaimedEnd::Interrupt);
            return;
        }
        _ => *dice.pick(&claims),
    };
    if game.claim(by, claim).is_ok_and(|outcome| outcome.is_some()) {
        played.end = match claim {
            Claim::Resign => Some(ClaimedEnd::Resign),
            Claim::Declare => Some(ClaimedEnd::Win),
            Claim::RequestCount | Claim::AgreeCount => Some(ClaimedEnd::Count),
            Claim::AcceptDraw => Some(ClaimedEnd::Draw),
            _ => None,
        };
    }
}

/// A legal move: now and then a check, or the last move taken back.
fn choose(game: &Game, dice: &mut Dice) -> Move {
    let position = game.position();
    let moves = position.legal_moves();
    let mut any = || *dice.pick(&moves);
    let (first, others) = (any(), [any(), any(), any(), any(), any(), any()]);
    match dice.below(8) {
        0..3 => others
            .into_iter()
            .find(|&mv| {
                let mut after = *position;
                after.play_unchecked(mv);
                after.in_check()
            })
            .unwrap_or(first),
        3 | 4 => {
            let own_last = game.plies().iter().rev().nth(1).map(|ply| ply.mv);
            let back = own_last.and_then(|mv| Some(Move::normal(mv.to(), mv.from()?, false)));
            back.filter(|mv| moves.contains(mv)).unwrap_or(first)
        }
        5 => {
            // What was played four moves ago: to and fro on both sides.
            let again = game.plies().iter().rev().nth(3).map(|ply| ply.mv);
            again.filter(|mv| moves.contains(mv)).unwrap_or(first)
        }
        _ => first,
    }
}

/// A move for which there may be wood, mostly an illegal one, by either side.
fn on_the_table(game: &Game, dice: &mut Dice) -> Ply {
    let table = game.setup();
    let turn = table.turn();
    let by = if dice.below(4) == 0 { !turn } else { turn };
    let pieces: Vec<_> = table
        .pieces()
        .filter(|(_, piece): &(_, Piece)| piece.color() == by)
        .collect();
    let to = komadai_shogi::Square::from_index(dice.below(81)).expect("a board has 81 squares");
    let promote = dice.below(4) == 0;
    let held: Vec<_> = table.hand(by).iter().map(|(kind, _)| kind).collect();
    let mv = if pieces.is_empty() || !held.is_empty() && dice.below(3) == 0 {
        let kind = held
            .first()
            .copied()
            .unwrap_or(komadai_shogi::HandKind::Pawn);
        MoveKind::Drop { kind, to, promote }
    } else {
        let (from, _) = *dice.pick(&pieces);
        MoveKind::Normal { from, to, promote }
    };
    Ply {
        by,
        mv: Move::new(mv),
    }
}

/// SplitMix64, by Sebastiano Vigna, in the public domain.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}
