//! Impasse (持将棋): kings in the opponent's camp can hardly be mated, so points decide.

use alloc::vec::Vec;

use strum::{VariantArray, VariantNames};

use super::{
    EndReason, GameRules, Outcome,
    rules::{AllPiecesEntered, Declaration, EnteredKings, PointCountRule, TryRule},
};
use crate::{
    ByColor, Color, HandKind, Handicap, PieceKind, Position, Square, name_traits::named_enum,
};

/// A rule by which an impasse, or a king that has entered, ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum ImpasseRule {
    /// A declaration that needs 28 points (Black) or 27 (White).
    Declaration27,
    /// A declaration that wins with 31 points and draws with 24.
    Declaration24,
    /// Points counted by agreement: fewer than 24 lose.
    Agreement24,
    /// Points counted by agreement: fewer than 27 lose, and with 27 each White wins.
    Agreement27,
    /// The king on the other king's start square (トライ).
    Try,
    /// Points counted when all pieces on the board are in the zone.
    #[strum(serialize = "all_pieces_in")]
    AllPiecesEntered,
}

/// A condition of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum ConditionKind {
    /// It is the turn of the side that declares.
    OwnTurn,
    /// The side's king is in the zone.
    KingEntered,
    /// The number of other pieces in the zone.
    PiecesInZone,
    /// The side is not in check.
    NotInCheck,
    /// The points of the pieces in the zone and in hand; by agreement, of all
    /// pieces on the board and in hand.
    Points,
    /// The number of kings in the zone.
    KingsEntered,
    /// The king is on the other king's start square.
    OnTrySquare,
    /// The number of the side's pieces on the board that are in the zone: all have
    /// to be.
    AllInZone,
}

/// What a rule decides for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ImpasseVerdict {
    /// It wins.
    Win,
    /// The game is a draw.
    Draw,
    /// It loses.
    Loss,
}

named_enum!(ImpasseRule, ConditionKind, ImpasseVerdict);

/// A condition of a rule with its value. It is fulfilled if `have` is at least `need`;
/// a condition without a count needs 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    /// What is counted.
    pub kind: ConditionKind,
    /// The value in the position.
    pub have: u8,
    /// The value that the rule needs.
    pub need: u8,
}

impl Condition {
    const fn new(kind: ConditionKind, have: u8, need: u8) -> Self {
        Self { kind, have, need }
    }

    const fn holds_if(kind: ConditionKind, holds: bool) -> Self {
        Self::new(kind, holds as u8, 1)
    }

    /// Whether the condition is fulfilled.
    #[must_use]
    pub const fn holds(self) -> bool {
        self.have >= self.need
    }
}

/// The values of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImpasseSide {
    /// Whether the king is in the zone: the three last ranks of the side.
    pub king_in_zone: bool,
    /// Pieces in the zone besides the king.
    pub pieces_in_zone: u8,
    /// Pieces on the board besides the king.
    pub pieces_on_board: u8,
    /// Whether the king is in check.
    pub in_check: bool,
    /// Points of the pieces in the zone and in hand, with the credit.
    pub zone_points: u8,
    /// Points of all pieces on the board and in hand, with the credit.
    pub total_points: u8,
    /// Points credited to the giver of a handicap.
    pub credit: u8,
    on_try_square: bool,
}

/// The values that decide an impasse, for both sides.
///
/// Rooks, bishops and their promoted forms count five points, all other pieces one,
/// kings none. Source: the rules of the Japan Shogi Association.
///
/// ```
/// use komadai_shogi::{Color, GameRules, Impasse, ImpasseRule, ImpasseVerdict, Position, Strictness};
/// let sfen = "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";
/// let position = Position::from_sfen(sfen, Strictness::Game)?;
/// let impasse = Impasse::new(&position, Default::default());
/// assert_eq!(impasse.sides.black.zone_points, 30);
/// let verdict = impasse.verdict(ImpasseRule::Declaration27, Color::Black, &GameRules::STANDARD);
/// assert_eq!(verdict, Some(ImpasseVerdict::Win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Impasse {
    /// The values of both sides.
    pub sides: ByColor<ImpasseSide>,
    /// The side to move.
    pub turn: Color,
}

impl ImpasseRule {
    /// Whether a side declares it alone, on its own turn.
    #[must_use]
    pub const fn is_declared(self) -> bool {
        matches!(self, Self::Declaration24 | Self::Declaration27)
    }
}

impl Impasse {
    /// Counts a position; `credit` is added to the points of each side.
    #[must_use]
    pub fn new(position: &Position, credit: ByColor<u8>) -> Self {
        Self {
            sides: ByColor::from_fn(|color| side(position, color, credit[color])),
            turn: position.turn(),
        }
    }

    /// Whether a king is in the zone.
    #[must_use]
    pub fn any_king_entered(&self) -> bool {
        self.kings_entered() > 0
    }

    fn kings_entered(&self) -> u8 {
        self.sides.black.king_in_zone as u8 + self.sides.white.king_in_zone as u8
    }

    /// All conditions of `rule` for `color`, with their values; `rules` has the options
    /// in force. The points that a count by agreement needs for not losing are among
    /// them.
    #[must_use]
    pub fn conditions(&self, rule: ImpasseRule, color: Color, rules: &GameRules) -> Vec<Condition> {
        let side = &self.sides[color];
        let king = Condition::holds_if(ConditionKind::KingEntered, side.king_in_zone);
        let points = |need| Condition::new(ConditionKind::Points, side.total_points, need);
        let kings = |need| Condition::new(ConditionKind::KingsEntered, self.kings_entered(), need);
        let quiet = |in_check: bool| Condition::holds_if(ConditionKind::NotInCheck, !in_check);
        match rule {
            ImpasseRule::Declaration27 | ImpasseRule::Declaration24 => vec![
                Condition::holds_if(ConditionKind::OwnTurn, self.turn == color),
                king,
                Condition::new(ConditionKind::PiecesInZone, side.pieces_in_zone, 10),
                quiet(side.in_check),
                Condition::new(
                    ConditionKind::Points,
                    side.zone_points,
                    needed_to_declare(rule, color),
                ),
            ],
            ImpasseRule::Agreement24 | ImpasseRule::Agreement27 => {
                let need = match rules.entered_kings {
                    EnteredKings::One => 1,
                    EnteredKings::Both => 2,
                };
                vec![
                    kings(need),
                    quiet(self.sides[self.turn].in_check),
                    points(needed_to_agree(rule)),
                ]
            }
            ImpasseRule::Try => {
                let mut conditions = vec![Condition::holds_if(
                    ConditionKind::OnTrySquare,
                    side.on_try_square,
                )];
                if rules.try_rule == TryRule::BothEntered {
                    conditions.push(kings(2));
                }
                conditions
            }
            ImpasseRule::AllPiecesEntered => vec![
                kings(2),
                Condition::new(
                    ConditionKind::AllInZone,
                    side.pieces_in_zone,
                    side.pieces_on_board,
                ),
                points(24),
            ],
        }
    }

    /// What `rule` would decide for `color` now. `None` if the rule cannot be applied;
    /// a declaration always can, and loses if a condition fails.
    #[must_use]
    pub fn verdict(
        &self,
        rule: ImpasseRule,
        color: Color,
        rules: &GameRules,
    ) -> Option<ImpasseVerdict> {
        let conditions = self.conditions(rule, color, rules);
        let all_hold = |conditions: &[Condition]| conditions.iter().all(|one| one.holds());
        match rule {
            ImpasseRule::Declaration27 | ImpasseRule::Declaration24 => {
                Some(if !all_hold(&conditions) {
                    ImpasseVerdict::Loss
                } else if rule == ImpasseRule::Declaration24 && self.sides[color].zone_points < 31 {
                    ImpasseVerdict::Draw
                } else {
                    ImpasseVerdict::Win
                })
            }
            ImpasseRule::Agreement24 | ImpasseRule::Agreement27 => {
                let mut before = conditions.iter();
                before
                    .all(|one| one.kind == ConditionKind::Points || one.holds())
                    .then(|| self.counted(rule, color))
            }
            ImpasseRule::Try => all_hold(&conditions).then_some(ImpasseVerdict::Win),
            ImpasseRule::AllPiecesEntered => self
                .all_in(rules.all_pieces_entered)
                .then(|| self.counted(rule, color)),
        }
    }

    fn all_in(&self, whose: AllPiecesEntered) -> bool {
        let [black, white] = Color::ALL.map(|color| {
            let side = &self.sides[color];
            side.pieces_in_zone == side.pieces_on_board
        });
        let enough = match whose {
            AllPiecesEntered::Both => black && white,
            AllPiecesEntered::Either | AllPiecesEntered::Off => black || white,
        };
        enough && self.kings_entered() == 2
    }

    /// The result of a count of all points.
    fn counted(&self, rule: ImpasseRule, color: Color) -> ImpasseVerdict {
        let need = needed_to_agree(rule);
        let short = |color: Color| self.sides[color].total_points < need;
        match (short(color), short(!color)) {
            (true, false) => ImpasseVerdict::Loss,
            (false, true) => ImpasseVerdict::Win,
            (false, false) if rule == ImpasseRule::Agreement27 && color == Color::White => {
                ImpasseVerdict::Win
            }
            (false, false) if rule == ImpasseRule::Agreement27 => ImpasseVerdict::Loss,
            // Both sides can have too few points if pieces are missing.
            (false, false) | (true, true) => ImpasseVerdict::Draw,
        }
    }

    /// The outcome if `color` applies `rule` now.
    pub(super) fn outcome(
        &self,
        rule: ImpasseRule,
        color: Color,
        rules: &GameRules,
    ) -> Option<Outcome> {
        let verdict = self.verdict(rule, color, rules)?;
        let reason = match rule {
            ImpasseRule::Declaration27 | ImpasseRule::Declaration24
                if verdict == ImpasseVerdict::Loss =>
            {
                EndReason::DeclarationFailed
            }
            ImpasseRule::Declaration27 => EndReason::Declaration27,
            ImpasseRule::Declaration24 => EndReason::Declaration24,
            ImpasseRule::Agreement24 => EndReason::Impasse24,
            ImpasseRule::Agreement27 => EndReason::Impasse27,
            ImpasseRule::Try => EndReason::TryRule,
            ImpasseRule::AllPiecesEntered => EndReason::AllPiecesEntered,
        };
        Some(match verdict {
            ImpasseVerdict::Win => Outcome::won(color, reason),
            ImpasseVerdict::Loss => Outcome::won(!color, reason),
            ImpasseVerdict::Draw => Outcome::drawn(reason),
        })
    }
}

/// The points with which a declaration does not lose.
fn needed_to_declare(rule: ImpasseRule, color: Color) -> u8 {
    match (rule, color) {
        (ImpasseRule::Declaration24, _) => 24,
        (_, Color::Black) => 28,
        (_, Color::White) => 27,
    }
}

fn needed_to_agree(rule: ImpasseRule) -> u8 {
    if rule == ImpasseRule::Agreement27 {
        27
    } else {
        24
    }
}

impl GameRules {
    /// The declaration rule in force.
    #[must_use]
    pub const fn declaration_rule(&self) -> Option<ImpasseRule> {
        match self.declaration {
            Declaration::None => None,
            Declaration::Points24 => Some(ImpasseRule::Declaration24),
            Declaration::Points27 => Some(ImpasseRule::Declaration27),
        }
    }

    /// The rule for a count by agreement in force.
    #[must_use]
    pub const fn agreement_rule(&self) -> Option<ImpasseRule> {
        match self.point_count_rule {
            PointCountRule::None => None,
            PointCountRule::Points24 => Some(ImpasseRule::Agreement24),
            PointCountRule::Points27 => Some(ImpasseRule::Agreement27),
        }
    }

    /// The impasse rules in force.
    #[must_use]
    pub fn impasse_rules(&self) -> Vec<ImpasseRule> {
        let in_force = |rule: &ImpasseRule| match rule {
            ImpasseRule::Try => self.try_rule != TryRule::Off,
            ImpasseRule::AllPiecesEntered => self.all_pieces_entered != AllPiecesEntered::Off,
            rule => [self.declaration_rule(), self.agreement_rule()].contains(&Some(*rule)),
        };
        ImpasseRule::ALL.iter().copied().filter(in_force).collect()
    }

    /// The credit of the giver of a handicap in games from `start`: the points of the
    /// pieces missing from its start position. No credit for a position that is not a
    /// handicap's start.
    #[must_use]
    pub fn credit(&self, start: &Position) -> ByColor<u8> {
        let white = side(start, Color::White, 0).total_points;
        let missing = (self.handicap_credit && Handicap::is_start(start))
            .then_some(27_u8.saturating_sub(white));
        ByColor::new(0, missing.unwrap_or(0))
    }
}

fn side(position: &Position, color: Color, credit: u8) -> ImpasseSide {
    let mut side = ImpasseSide {
        king_in_zone: false,
        pieces_in_zone: 0,
        pieces_on_board: 0,
        in_check: position.turn() == color && position.in_check(),
        zone_points: credit,
        total_points: credit,
        credit,
        on_try_square: position.king(color) == Some(try_square(color)),
    };
    for square in position.pieces_of(color) {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let in_zone = square.in_promotion_zone(color);
        if piece.kind() == PieceKind::King {
            side.king_in_zone |= in_zone;
            continue;
        }
        let worth = piece.kind().in_hand().map_or(0, points);
        side.pieces_on_board += 1;
        side.total_points += worth;
        if in_zone {
            side.pieces_in_zone += 1;
            side.zone_points += worth;
        }
    }
    for (kind, count) in position.hand(color).iter() {
        side.total_points += points(kind) * count;
        side.zone_points += points(kind) * count;
    }
    side
}

/// The points of a piece, promoted or not.
const fn points(kind: HandKind) -> u8 {
    match kind {
        HandKind::Rook | HandKind::Bishop => 5,
        _ => 1,
    }
}

/// The other king's start square: 5a for Black, 5i for White.
fn try_square(color: Color) -> Square {
    const BLACKS: Square = match Square::new(5, 1) {
        Some(square) => square,
        None => unreachable!(),
    };
    match color {
        Color::Black => BLACKS,
        Color::White => BLACKS.rotated(),
    }
}
