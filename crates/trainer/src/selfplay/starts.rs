//! Starts of games: the even game, shuffled back ranks, handicaps, entered kings, and
//! openings that the engine plays.

use shogi::{Color, Handicap, Piece, PieceKind, Setup, Square};

use crate::{game_file::StartMix, openings::OpeningSpec, rng::Rng};

/// The kind of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartKind {
    Even,
    Shuffled,
    Handicap,
    Entering,
    Noisy,
}

impl StartMix {
    pub fn is_possible(self) -> bool {
        let sum = [self.shuffled, self.handicaps, self.entering, self.noisy].map(u32::from);
        sum.iter().sum::<u32>() <= 100
    }

    /// Draws the kind of a game. That is done before the first try, so that kinds which need
    /// many tries are not rarer.
    pub fn draw(self, rng: &mut Rng) -> StartKind {
        let number = rng.below(100) as u8;
        let handicaps = self.entering + self.handicaps;
        let shuffled = handicaps + self.shuffled;
        match number {
            number if number < self.entering => StartKind::Entering,
            number if number < handicaps => StartKind::Handicap,
            number if number < shuffled => StartKind::Shuffled,
            number if number < shuffled + self.noisy => StartKind::Noisy,
            _ => StartKind::Even,
        }
    }
}

impl StartKind {
    /// Draws a start, and the number of random moves after it, if there are any. `won` is
    /// the score that wins a game.
    pub fn opening_spec(self, rng: &mut Rng, plies: u16, won: i32) -> OpeningSpec {
        const HANDICAPS: [Handicap; 9] = [
            Handicap::Lance,
            Handicap::RightLance,
            Handicap::Bishop,
            Handicap::Rook,
            Handicap::RookLance,
            Handicap::TwoPieces,
            Handicap::TwoPieces,
            Handicap::FourPieces,
            Handicap::SixPieces,
        ];
        match self {
            Self::Even | Self::Noisy => OpeningSpec::even(plies),
            Self::Shuffled => OpeningSpec {
                setup: shuffled(rng),
                ..OpeningSpec::even(plies)
            },
            Self::Handicap => OpeningSpec {
                setup: HANDICAPS[rng.below(HANDICAPS.len())].setup(),
                plies,
                max_score: won,
            },
            Self::Entering => OpeningSpec {
                setup: entered_kings(rng),
                plies: plies.min(2),
                max_score: won / 2,
            },
        }
    }
}

/// An even game with both back ranks shuffled, each in its own way.
fn shuffled(rng: &mut Rng) -> Setup {
    let mut setup = Setup::startpos();
    for rank in [1, 9] {
        let squares: Vec<Square> = (1..=9).filter_map(|file| Square::new(file, rank)).collect();
        let mut pieces: Vec<_> = squares.iter().map(|&at| setup.piece_at(at)).collect();
        rng.shuffle(&mut pieces);
        for (&at, piece) in squares.iter().zip(pieces) {
            setup.set_piece(at, piece);
        }
    }
    setup
}

/// One king or both on the enemy's ranks, the other pieces anywhere. The position may be
/// illegal; then another is drawn.
fn entered_kings(rng: &mut Rng) -> Setup {
    let mut setup = Setup::EMPTY;
    setup.set_turn(Color::ALL[rng.below(2)]);
    let both = rng.below(3);
    for color in Color::ALL {
        let entered = both == 2 || both == color as usize;
        let rank = if entered {
            1 + rng.below(4)
        } else {
            7 + rng.below(3)
        };
        let rank = match color {
            Color::Black => rank,
            Color::White => 10 - rank,
        };
        let square = Square::new(1 + rng.below(9) as u8, rank as u8);
        if let Some(square) = square.filter(|&square| setup.piece_at(square).is_none()) {
            setup.set_piece(square, Some(Piece::new(color, PieceKind::King)));
        }
    }
    for kind in PieceKind::ALL {
        if kind == PieceKind::King || kind.is_promoted() {
            continue;
        }
        for _ in 0..kind.set_count() {
            let color = Color::ALL[rng.below(2)];
            place(&mut setup, color, kind, rng);
        }
    }
    setup
}

/// Puts a piece on a random square or, in half of the cases, in hand.
fn place(setup: &mut Setup, color: Color, kind: PieceKind, rng: &mut Rng) {
    let square = Square::from_index(rng.below(Square::COUNT));
    let stands = rng.below(2) == 0;
    let promotes = rng.below(2) == 0;
    if let Some(square) = square.filter(|&square| stands && setup.piece_at(square).is_none()) {
        let promoted = kind
            .promoted()
            .filter(|_| promotes && square.in_promotion_zone(color));
        let placed = promoted.unwrap_or(kind);
        let second = placed == PieceKind::Pawn
            && setup.pieces().any(|(at, piece)| {
                at.file() == square.file() && piece == Piece::new(color, PieceKind::Pawn)
            });
        if !second && !placed.has_no_move_from(color, square) {
            setup.set_piece(square, Some(Piece::new(color, placed)));
            return;
        }
    }
    let added = kind
        .in_hand()
        .and_then(|kind| setup.hand(color).added(kind));
    if let Some(hand) = added {
        setup.set_hand(color, hand);
    }
}

#[cfg(test)]
mod tests {
    use shogi::{Position, Strictness};

    use super::*;

    /// The legal positions among a hundred starts.
    fn positions(kind: StartKind) -> Vec<Position> {
        let mut rng = Rng::new(4);
        (0..100)
            .filter_map(|_| {
                let setup = kind.opening_spec(&mut rng, 8, 2000).setup;
                Position::from_setup(&setup, Strictness::Game).ok()
            })
            .collect()
    }

    #[test]
    fn kings_have_entered() {
        let found = positions(StartKind::Entering);
        assert!(found.len() > 20, "{}", found.len());
        for position in &found {
            let rank = |color| position.king(color).map(|king| king.relative_rank(color));
            let [black, white] = Color::ALL.map(rank);
            assert!(black.min(white) <= Some(4), "{position}");
        }
        let held = found.iter().map(|it| it.hand(Color::Black).total()).max();
        assert!(held > Some(5));
    }

    #[test]
    fn back_ranks_are_shuffled_and_whole() {
        let found = positions(StartKind::Shuffled);
        assert_eq!(found.len(), 100);
        let start = Position::startpos();
        for position in &found {
            assert_ne!(position.board_key(), start.board_key());
            assert_eq!(position.occupied(), start.occupied());
        }
    }

    #[test]
    fn kinds_are_as_frequent_as_asked_for() {
        let mix = StartMix {
            shuffled: 40,
            handicaps: 5,
            entering: 2,
            noisy: 30,
        };
        let mut rng = Rng::new(1);
        let kinds: Vec<StartKind> = (0..10_000).map(|_| mix.draw(&mut rng)).collect();
        let count = |kind| kinds.iter().filter(|&&it| it == kind).count();
        for (kind, wanted) in [
            (StartKind::Shuffled, 4000),
            (StartKind::Handicap, 500),
            (StartKind::Entering, 200),
            (StartKind::Noisy, 3000),
            (StartKind::Even, 2300),
        ] {
            assert!(
                count(kind).abs_diff(wanted) < 200,
                "{kind:?}: {}",
                count(kind)
            );
        }
        let few = StartMix {
            shuffled: 64,
            ..mix
        };
        assert!(!few.is_possible() && mix.is_possible());
    }
}
