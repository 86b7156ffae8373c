//! What a record loses in a format that it is written in.
use komadai_records::notation::Loss;

pub fn loss(loss: &Loss) -> String {
    match loss {
        Loss::Variations => "variante",
        Loss::DeepVariations => "variante imbricate prea adânc",
        Loss::FractionsOfSeconds => "fracțiuni de secundă",
        Loss::Comments => "comentarii",
        Loss::Bookmarks => "semne de carte",
        Loss::Evaluations => "evaluări",
        Loss::MateEvaluations => "evaluări de mat",
        Loss::Marks => "săgeți și cercuri",
        Loss::Times => "timpi",
        Loss::EndTime => "timpul dinaintea unui sfârșit omis",
        Loss::Headers => "nume și alte antete",
        Loss::AnyHeader => "textul exact al unui antet",
        Loss::FirstMoveNumber => "numărul primei mutări",
        Loss::HandicapName => "numele handicapului",
        Loss::ExactComment => "textul exact al unui comentariu",
        Loss::CommentAsEvaluation => {
            "că un comentariu care începe cu „* ” și un număr nu este o evaluare"
        }
        Loss::CommentAsMarks => {
            "că un rând de comentariu care desenează semne este doar un comentariu"
        }
        Loss::Mover => "că a mutat cine nu era la mutare",
        Loss::GameEnd => "cum s-a încheiat partida",
        Loss::EndWord => "cuvântul cu care se încheie partida",
        Loss::UncommonEnds => {
            "sfârșituri în afară de cedare, timp, impas, mutări ilegale și întrerupere"
        }
        Loss::Forfeit => "că partida a fost câștigată prin neprezentare",
        Loss::MoveLimit => "că s-a atins limita de mutări",
        Loss::PerpetualCheck => "ce mutare ilegală a încheiat partida (șah etern)",
        Loss::UnmarkedFoul => "că mutarea ilegală este numită astfel",
        Loss::PlainDraw => "că remiza nu a fost prin impas",
        Loss::ExactHeader(name) => return format!("textul exact al antetului „{name}”"),
        Loss::ExactEnd(word) => return format!("sfârșitul „{word}” așa cum este scris"),
    }
    .to_owned()
}
