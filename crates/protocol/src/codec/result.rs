//! The results of searches.
use komadai_search::{Bound, Decision, Line, Score, tsume::MateAnswer};
use serde::{Deserialize, Serialize};
use shogi::Move;

#[derive(Serialize, Deserialize)]
#[serde(remote = "Decision", rename_all = "snake_case")]
pub(crate) enum DecisionDef {
    Play(#[serde(with = "super::text::string")] Move),
    Declare,
    NoMove,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "MateAnswer", rename_all = "snake_case")]
pub(crate) enum MateAnswerDef {
    Mate(#[serde(with = "super::text::moves")] Vec<Move>),
    NoMate,
    Unknown,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Line")]
struct LineDef {
    #[serde(with = "score")]
    score: Score,
    #[serde(with = "BoundDef")]
    bound: Bound,
    depth: u8,
    #[serde(with = "super::text::moves")]
    moves: Vec<Move>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Bound", rename_all = "snake_case")]
enum BoundDef {
    Exact,
    Lower,
    Upper,
}

/// A remote definition does not apply inside of a `Vec`.
pub(crate) mod lines {
    use komadai_search::Line;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize)]
    struct LineRef<'a>(#[serde(with = "super::LineDef")] &'a Line);

    #[derive(Deserialize)]
    struct OwnedLine(#[serde(with = "super::LineDef")] Line);

    pub fn serialize<S: Serializer>(lines: &[Line], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(lines.iter().map(LineRef))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Line>, D::Error> {
        let lines = Vec::deserialize(deserializer)?;
        Ok(lines.into_iter().map(|OwnedLine(line)| line).collect())
    }
}

/// As in USI: centipawns, or plies to mate, which are negative or zero for the side that
/// is mated.
mod score {
    use komadai_search::{Score, ScoreKind};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum UsiScore {
        Cp(i32),
        Mate(i32),
    }

    pub fn serialize<S: Serializer>(score: &Score, serializer: S) -> Result<S::Ok, S::Error> {
        let score = match score.kind() {
            ScoreKind::Centipawns(centipawns) => UsiScore::Cp(centipawns),
            ScoreKind::Mate(plies) => UsiScore::Mate(plies),
        };
        score.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Score, D::Error> {
        Ok(match UsiScore::deserialize(deserializer)? {
            UsiScore::Cp(centipawns) => Score::centipawns(centipawns),
            UsiScore::Mate(plies) if plies > 0 => Score::mate_in(plies.unsigned_abs()),
            UsiScore::Mate(plies) => Score::mated_in(plies.unsigned_abs()),
        })
    }
}
