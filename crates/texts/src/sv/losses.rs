//! What a record loses in a format that it is written in.
use komadai_records::notation::Loss;

pub fn loss(loss: &Loss) -> String {
    match loss {
        Loss::Variations => "varianter",
        Loss::DeepVariations => "alltför djupt nästlade varianter",
        Loss::FractionsOfSeconds => "bråkdelar av sekunder",
        Loss::Comments => "kommentarer",
        Loss::Bookmarks => "bokmärken",
        Loss::Evaluations => "bedömningar",
        Loss::MateEvaluations => "bedömningar som matt",
        Loss::Marks => "pilar och cirklar",
        Loss::Times => "tider",
        Loss::EndTime => "tiden före ett slut som utelämnas",
        Loss::Headers => "namn och andra rubriker",
        Loss::AnyHeader => "en rubriks exakta text",
        Loss::FirstMoveNumber => "första dragets nummer",
        Loss::HandicapName => "handikappets namn",
        Loss::ExactComment => "en kommentars exakta text",
        Loss::CommentAsEvaluation => {
            "att en kommentar som börjar med ”* ” och ett tal inte är en bedömning"
        }
        Loss::CommentAsMarks => "att en kommentarsrad som ritar markeringar bara är en kommentar",
        Loss::Mover => "att en spelare drog utan att vara vid draget",
        Loss::GameEnd => "hur partiet slutade",
        Loss::EndWord => "ordet som partiet slutar med",
        Loss::UncommonEnds => "andra slut än uppgivet, tid, jishogi, otillåtna drag och avbrott",
        Loss::Forfeit => "att partiet vanns på walkover",
        Loss::MoveLimit => "att draggränsen nåddes",
        Loss::PerpetualCheck => "vilket otillåtet drag som avslutade partiet (evig schack)",
        Loss::UnmarkedFoul => "att det otillåtna draget är markerat",
        Loss::PlainDraw => "att remin inte var jishogi",
        Loss::ExactHeader(name) => return format!("rubriken ”{name}” exakt som den är"),
        Loss::ExactEnd(word) => return format!("slutet ”{word}” exakt som det är"),
    }
    .to_owned()
}
