//! Impasse (持将棋): kings that have entered the other camp can hardly be mated,
//! so points decide.

use super::{
    EndReason, GameRules, Outcome,
    rules::{Agreement, AllPiecesIn, Declaration, KingsEntered, TryRule},
};
use crate::{ByColor, Color, HandKind, Handicap, PieceKind, Position, Square, named::named};

named! {
    /// A way in which an impasse, or a king that has entered, ends a game.
    ImpasseRule {
        Declaration27 = "declaration27",
        Declaration24 = "declaration24",
        Agreement24 = "agreement24",
        Agreement27 = "agreement27",
        Try = "try",
        AllPiecesIn = "all_pieces_in",
    }

    /// What has to hold.
    ConditionKind {
        /// It is the declarer's turn.
        OwnTurn = "own_turn",
        /// The own king stands in the zone.
        KingEntered = "king_entered",
        /// Other own pieces in the zone.
        PiecesInZone = "pieces_in_zone",
        /// The declarer is not in check.
        NotInCheck = "not_in_check",
        /// Points of the pieces in the zone and in hand; by agreement, of all on
        /// the board and in hand.
        Points = "points",
        /// Kings in the zone.
        KingsEntered = "kings_entered",
        /// The king stands on the other king's start square.
        OnTrySquare = "on_try_square",
        /// All own pieces on the board are in the zone: how many are.
        AllInZone = "all_in_zone",
    }

    /// What a rule gives a side.
    ImpasseVerdict {
        Win = "win",
        Draw = "draw",
        Loss = "loss",
    }
}

/// One condition of a rule with its value: it holds when there are as many as
/// needed. Where it is a matter of yes or no, one is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    pub kind: ConditionKind,
    pub have: u8,
    pub need: u8,
}

impl Condition {
    const fn new(kind: ConditionKind, have: u8, need: u8) -> Self {
        Self { kind, have, need }
    }

    const fn holds_if(kind: ConditionKind, holds: bool) -> Self {
        Self::new(kind, holds as u8, 1)
    }

    pub const fn holds(self) -> bool {
        self.have >= self.need
    }
}

/// A side's part of an impasse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpasseSide {
    /// Whether the king stands in the zone: the three ranks farthest from its
    /// side.
    pub king_in_zone: bool,
    /// Pieces in the zone besides the king.
    pub pieces_in_zone: u8,
    /// Pieces on the board besides the king.
    pub pieces_on_board: u8,
    pub in_check: bool,
    /// Points of the pieces in the zone and in hand, with the credit.
    pub zone_points: u8,
    /// Points of all pieces on the board and in hand, with the credit.
    pub total_points: u8,
    /// Points credited to the giver of a handicap.
    pub credit: u8,
    on_try_square: bool,
}

/// How far both sides are from ending an impasse.
///
/// Rooks, bishops and their promoted forms count five points, every other piece
/// one, kings nothing. Source: the rules of the Japan Shogi Association.
///
/// ```
/// use shogi::{Color, GameRules, Impasse, ImpasseRule, ImpasseVerdict, Position, Strictness};
/// let sfen = "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";
/// let position = Position::from_sfen(sfen, Strictness::Game)?;
/// let impasse = Impasse::of(&position, Default::default());
/// assert_eq!(impasse.sides.black.zone_points, 30);
/// let verdict = impasse.verdict(ImpasseRule::Declaration27, Color::Black, &GameRules::STANDARD);
/// assert_eq!(verdict, Some(ImpasseVerdict::Win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impasse {
    pub sides: ByColor<ImpasseSide>,
    /// The side to move.
    pub turn: Color,
}

impl ImpasseRule {
    /// Whether a side claims it by itself, on its own turn.
    pub const fn is_declared(self) -> bool {
        matches!(self, Self::Declaration24 | Self::Declaration27)
    }
}

impl Impasse {
    /// Counts a position; `credit` is given to each side on top.
    pub fn of(position: &Position, credit: ByColor<u8>) -> Self {
        Self {
            sides: ByColor::from_fn(|color| side(position, color, credit[color])),
            turn: position.turn(),
        }
    }

    /// Whether a king stands in the zone.
    pub fn any_king_entered(&self) -> bool {
        self.kings_entered() > 0
    }

    fn kings_entered(&self) -> u8 {
        self.sides.black.king_in_zone as u8 + self.sides.white.king_in_zone as u8
    }

    /// Each condition that `rule` puts to `color`, with its value; `rules` says
    /// which options are in force. The points that a count by agreement needs in
    /// order not to lose are among them.
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
                let need = match rules.kings_entered {
                    KingsEntered::One => 1,
                    KingsEntered::Both => 2,
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
            ImpasseRule::AllPiecesIn => vec![
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

    /// What `rule` would give `color` now, if it asked or declared. `None` where
    /// the rule cannot be applied; a declaration always can, and loses when a
    /// condition fails.
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
            ImpasseRule::AllPiecesIn => self
                .all_in(rules.all_pieces_in)
                .then(|| self.counted(rule, color)),
        }
    }

    fn all_in(&self, whose: AllPiecesIn) -> bool {
        let [black, white] = Color::ALL.map(|color| {
            let side = &self.sides[color];
            side.pieces_in_zone == side.pieces_on_board
        });
        let enough = match whose {
            AllPiecesIn::Both => black && white,
            AllPiecesIn::Either | AllPiecesIn::Off => black || white,
        };
        enough && self.kings_entered() == 2
    }

    /// What a count of all points gives.
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
            // Both can be short where pieces are missing.
            (false, false) | (true, true) => ImpasseVerdict::Draw,
        }
    }

    /// How `rule`, asked for by `color`, would end the game.
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
            ImpasseRule::AllPiecesIn => EndReason::AllPiecesIn,
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
    /// The declaration in force.
    pub const fn declaration_rule(&self) -> Option<ImpasseRule> {
        match self.declaration {
            Declaration::None => None,
            Declaration::Points24 => Some(ImpasseRule::Declaration24),
            Declaration::Points27 => Some(ImpasseRule::Declaration27),
        }
    }

    /// The count by agreement in force.
    pub const fn agreement_rule(&self) -> Option<ImpasseRule> {
        match self.agreement {
            Agreement::None => None,
            Agreement::Points24 => Some(ImpasseRule::Agreement24),
            Agreement::Points27 => Some(ImpasseRule::Agreement27),
        }
    }

    /// The impasse rules in force.
    pub fn impasse_rules(&self) -> Vec<ImpasseRule> {
        let in_force = |rule: &ImpasseRule| match rule {
            ImpasseRule::Try => self.try_rule != TryRule::Off,
            ImpasseRule::AllPiecesIn => self.all_pieces_in != AllPiecesIn::Off,
            rule => [self.declaration_rule(), self.agreement_rule()].contains(&Some(*rule)),
        };
        ImpasseRule::ALL.iter().copied().filter(in_force).collect()
    }

    /// What the giver of a handicap is credited with in games from `start`: the
    /// points missing from its half of the start array. A position that no game
    /// starts from gives no credit.
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
        in_check: position.turn() == color && position.is_check(),
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

/// What a piece counts, promoted or not.
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
