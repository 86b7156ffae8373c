use core::fmt;

use komadai_collection::{Advantage, Symmetry};
use komadai_names::Name;
use komadai_records::Winner;
use shogi::{Color, Handicap, Square};

use super::{
    Entry, GameOrder, Played, PositionFilter, ReviewFilter, SortColumn, search_words::folded,
};
use crate::{RecordDate, UtcOffset, form_urlencoded};

/// What the list of games shows, and in which order: what follows `?` in its address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesQuery {
    /// Words, all of which have to occur, as [`SearchWords`](super::SearchWords) finds them.
    pub words: String,
    /// A part of a player's name; may be empty.
    pub player: String,
    /// A part of the name of the player's opponent; may be empty.
    pub opponent: String,
    /// The side that this player had, or that is meant by won and lost.
    pub color: Option<Color>,
    pub result: Option<ResultFilter>,
    pub start: Option<StartFilter>,
    /// An opening, an attack or a castle of the side that is meant, or of any.
    pub opening: Option<Name>,
    /// The same of the other side.
    pub against: Option<Name>,
    /// A material advantage of the side that is meant, or of any.
    pub material: Option<Advantage>,
    pub min_moves: Option<usize>,
    pub max_moves: Option<usize>,
    /// The first and the last day.
    pub since: Option<RecordDate>,
    pub until: Option<RecordDate>,
    /// Empty for games with any tag or none.
    pub tag: String,
    pub review: Option<ReviewFilter>,
    /// A position that the games have, or a part of one.
    pub position: Option<PositionFilter>,
    pub order: GameOrder,
}

/// Which results are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFilter {
    BlackWon,
    WhiteWon,
    /// By the player who is looked for.
    Won,
    Lost,
    Drawn,
    /// Nobody won, as far as is known.
    Open,
}

/// Which start positions are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFilter {
    Even,
    /// Any handicap.
    Handicap,
    /// This handicap.
    This(Handicap),
    /// A position of its own.
    Position,
}

/// A part of a [`GamesQuery`] that leaves games out; the list shows each with a button that
/// removes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamesFilter {
    Player,
    Opponent,
    Result,
    Start,
    Opening,
    Against,
    Material,
    Moves,
    Dates,
    Tag,
    Review,
    Position,
}

/// A part of an address that means nothing to the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFilter(pub String);

impl GamesFilter {
    pub const ALL: [Self; 12] = [
        Self::Player,
        Self::Opponent,
        Self::Result,
        Self::Start,
        Self::Opening,
        Self::Against,
        Self::Material,
        Self::Moves,
        Self::Dates,
        Self::Tag,
        Self::Review,
        Self::Position,
    ];
}

impl ResultFilter {
    pub const ALL: [Self; 6] = [
        Self::BlackWon,
        Self::WhiteWon,
        Self::Won,
        Self::Lost,
        Self::Drawn,
        Self::Open,
    ];

    /// As addresses write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BlackWon => "black-won",
            Self::WhiteWon => "white-won",
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Drawn => "drawn",
            Self::Open => "open",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.name() == name)
    }
}

impl StartFilter {
    /// As addresses write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even | Self::This(Handicap::Even) => "even",
            Self::Handicap => "handicap",
            Self::This(handicap) => handicap.name(),
            Self::Position => "position",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "even" => Some(Self::Even),
            "handicap" => Some(Self::Handicap),
            "position" => Some(Self::Position),
            name => Handicap::from_name(name).map(Self::This),
        }
    }

    fn matches(self, start: Option<Handicap>) -> bool {
        match self {
            Self::Even => start == Some(Handicap::Even),
            Self::Handicap => start.is_some_and(|start| start != Handicap::Even),
            Self::This(handicap) => start == Some(handicap),
            Self::Position => start.is_none(),
        }
    }
}

impl GamesQuery {
    /// What a query of an address asks for, and what of it is not understood.
    pub fn from_query(query: &str) -> (Self, Vec<UnknownFilter>) {
        let mut read = Self::default();
        let mut unknown = Vec::new();
        for pair in form_urlencoded::decode(query) {
            match pair {
                Ok((key, value)) => {
                    if read.set(&key, &value).is_none() {
                        unknown.push(UnknownFilter(format!("{key}={value}")));
                    }
                }
                Err(form_urlencoded::Undecodable(pair)) => unknown.push(UnknownFilter(pair)),
            }
        }
        (read, unknown)
    }

    /// `None` where the key or the value is not known.
    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let text = || value.trim().to_owned();
        match key {
            "words" => self.words = text(),
            "player" => self.player = text(),
            "opponent" => self.opponent = text(),
            "side" => self.color = Some(Color::from_name(value)?),
            "result" => self.result = Some(ResultFilter::from_name(value)?),
            "start" => self.start = Some(StartFilter::from_name(value)?),
            "opening" => self.opening = Some(Name::from_id(value)?),
            "against" => self.against = Some(Name::from_id(value)?),
            "material" => self.material = Some(Advantage::from_name(value)?),
            "min-moves" => self.min_moves = Some(value.parse().ok()?),
            "max-moves" => self.max_moves = Some(value.parse().ok()?),
            "since" => self.since = Some(day(value)?),
            "until" => self.until = Some(day(value)?),
            "tag" => self.tag = text(),
            "review" => self.review = Some(ReviewFilter::from_name(value)?),
            "position" => self.position = Some(PositionFilter::from_sfen(value)?),
            "squares" => self.position.as_mut()?.squares = squares(value)?,
            "hands" if value == "off" => self.position.as_mut()?.with_hands = false,
            "symmetry" => self.position.as_mut()?.set_symmetry(value)?,
            "sort" => {
                let (name, is_backward) = match value.strip_prefix('-') {
                    Some(name) => (name, true),
                    None => (value, false),
                };
                self.order = GameOrder {
                    column: SortColumn::from_name(name)?,
                    descending: is_backward,
                };
            }
            _ => return None,
        }
        Some(())
    }

    /// The filters that are set.
    pub fn filters(&self) -> impl Iterator<Item = GamesFilter> {
        GamesFilter::ALL
            .into_iter()
            .filter(|&filter| self.without(filter) != *self)
    }

    /// The same without one of its filters.
    #[must_use]
    pub fn without(&self, filter: GamesFilter) -> Self {
        let mut query = self.clone();
        match filter {
            GamesFilter::Player => {
                query.player.clear();
                query.color = None;
                // Nobody is left who has won or lost.
                let is_of_player = |result: &ResultFilter| {
                    matches!(result, ResultFilter::Won | ResultFilter::Lost)
                };
                query.result = query.result.filter(|result| !is_of_player(result));
            }
            GamesFilter::Opponent => query.opponent.clear(),
            GamesFilter::Result => query.result = None,
            GamesFilter::Start => query.start = None,
            GamesFilter::Opening => query.opening = None,
            GamesFilter::Against => query.against = None,
            GamesFilter::Material => query.material = None,
            GamesFilter::Moves => (query.min_moves, query.max_moves) = (None, None),
            GamesFilter::Dates => (query.since, query.until) = (None, None),
            GamesFilter::Tag => query.tag.clear(),
            GamesFilter::Review => query.review = None,
            GamesFilter::Position => query.position = None,
        }
        query
    }

    /// The same without any filter and words.
    #[must_use]
    pub fn unfiltered(&self) -> Self {
        Self {
            order: self.order,
            ..Self::default()
        }
    }

    /// Whether the filters leave a game in; words and positions are looked for elsewhere. Where
    /// `played` is missing, the game has no names and no advantages.
    pub fn matches(&self, entry: &Entry, offset: UtcOffset, played: Option<&Played>) -> bool {
        let about = &entry.about;
        let date = || entry.date(offset).without_time();
        let (since, until) = self.days();
        self.sides(entry, played).next().is_some()
            && self.start.is_none_or(|start| start.matches(about.start))
            && self.min_moves.is_none_or(|moves| about.plies >= moves)
            && self.max_moves.is_none_or(|moves| about.plies <= moves)
            && since.is_none_or(|day| date() >= day)
            && until.is_none_or(|day| date() <= day)
            && (self.tag.is_empty() || entry.tags.contains(&self.tag))
    }

    /// The first and the last day, whichever was given first.
    pub fn days(&self) -> (Option<RecordDate>, Option<RecordDate>) {
        match (self.since, self.until) {
            (Some(since), Some(until)) => (Some(since.min(until)), Some(since.max(until))),
            days => days,
        }
    }

    /// Whether words are looked for.
    pub fn has_words(&self) -> bool {
        !self.words.trim().is_empty()
    }

    /// Whether one side is meant: that of a player, or with an opening or an advantage.
    pub fn means_side(&self) -> bool {
        !self.player.is_empty()
            || !self.opponent.is_empty()
            || self.color.is_some()
            || self.opening.is_some()
            || self.against.is_some()
            || self.material.is_some()
    }

    /// The sides of a game that are meant, by name, opening, advantage, result and review; both
    /// where nothing says which.
    pub fn sides(&self, entry: &Entry, played: Option<&Played>) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| {
            self.color.is_none_or(|asked| asked == color)
                && self.has_players(entry, color)
                && has_name(played, self.opening, color)
                && has_name(played, self.against, !color)
                && (self.material.is_none() || self.advantage_ply(played, color).is_some())
                && self.has_result(entry, color)
                && (self.review).is_none_or(|review| review.matches(entry, color))
        })
    }

    /// The number of moves after which a side that is meant has the advantage that is asked for.
    pub fn first_advantage(&self, entry: &Entry, played: Option<&Played>) -> Option<usize> {
        let sides = self.sides(entry, played);
        sides
            .filter_map(|color| self.advantage_ply(played, color))
            .min()
    }

    fn advantage_ply(&self, played: Option<&Played>, color: Color) -> Option<usize> {
        played?.ply_of(color, self.material?)
    }

    /// Whether a side has the player, and the other one the opponent.
    fn has_players(&self, entry: &Entry, color: Color) -> bool {
        let about = &entry.about;
        let (name, opponent) = match color {
            Color::Black => (&about.black, &about.white),
            Color::White => (&about.white, &about.black),
        };
        let has = |name: &str, part: &str| part.is_empty() || folded(name).contains(&folded(part));
        has(name, &self.player) && has(opponent, &self.opponent)
    }

    /// Whether a game has the result, seen from a side.
    fn has_result(&self, entry: &Entry, color: Color) -> bool {
        let Some(result) = self.result else {
            return true;
        };
        let ending = entry.about.ending.as_ref();
        let winner = ending.and_then(|ending| ending.winner);
        match result {
            ResultFilter::BlackWon => winner == Some(Winner::Black),
            ResultFilter::WhiteWon => winner == Some(Winner::White),
            ResultFilter::Won => winner == Some(color.into()),
            ResultFilter::Lost => winner == Some((!color).into()),
            ResultFilter::Drawn => winner == Some(Winner::Nobody),
            ResultFilter::Open => winner.is_none(),
        }
    }
}

/// As the address writes it, without `?`.
impl fmt::Display for GamesQuery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |number: Option<usize>| number.map_or_else(String::new, |n| n.to_string());
        let day = |day: Option<RecordDate>| day.map_or_else(String::new, |day| day.iso_day());
        let sort = match self.order == GameOrder::default() {
            true => String::new(),
            false => {
                let sign = if self.order.descending { "-" } else { "" };
                format!("{sign}{}", self.order.column.name())
            }
        };
        let filter = self.position.as_ref();
        let position = filter.map_or_else(String::new, |filter| filter.position.to_sfen());
        let squares = filter.map_or_else(String::new, |filter| {
            filter.squares.iter().map(Square::to_string).collect()
        });
        let symmetry = filter.filter(|filter| filter.symmetry != Symmetry::None);
        let hands = match filter {
            Some(filter) if !filter.with_hands => "off",
            _ => "",
        };
        let (min, max) = (number(self.min_moves), number(self.max_moves));
        let (since, until) = (day(self.since), day(self.until));
        let pairs = [
            ("words", &*self.words),
            ("player", &self.player),
            ("opponent", &self.opponent),
            ("side", self.color.map_or("", Color::name)),
            ("result", self.result.map_or("", ResultFilter::name)),
            ("start", self.start.map_or("", StartFilter::name)),
            ("opening", self.opening.map_or("", Name::id)),
            ("against", self.against.map_or("", Name::id)),
            ("material", self.material.map_or("", Advantage::name)),
            ("min-moves", &min),
            ("max-moves", &max),
            ("since", &since),
            ("until", &until),
            ("tag", &self.tag),
            ("review", self.review.map_or("", ReviewFilter::name)),
            ("position", &position),
            ("squares", &squares),
            ("hands", hands),
            (
                "symmetry",
                symmetry.map_or("", |filter| PositionFilter::symmetry_name(filter.symmetry)),
            ),
            ("sort", &sort),
        ];
        let said = pairs.into_iter().filter(|(_, value)| !value.is_empty());
        f.write_str(&form_urlencoded::encode(said))
    }
}

/// Whether a side has come to a name, if one is asked for.
fn has_name(played: Option<&Played>, asked: Option<Name>, color: Color) -> bool {
    let has = |asked| played.is_some_and(|played| played.names.has(color, asked));
    asked.is_none_or(has)
}

/// A day of an address.
fn day(text: &str) -> Option<RecordDate> {
    RecordDate::parse(text).filter(|date| date.time.is_none())
}

/// Squares without anything between them: `7g8h`.
fn squares(text: &str) -> Option<Vec<Square>> {
    let pairs = text.as_bytes().chunks(2);
    let square = |pair| Square::from_usi(str::from_utf8(pair).ok()?).ok();
    let mut squares: Vec<_> = pairs.map(square).collect::<Option<_>>()?;
    squares.sort_unstable();
    squares.dedup();
    Some(squares)
}
