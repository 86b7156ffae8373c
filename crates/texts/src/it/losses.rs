//! What a record loses in a format that it is written in.
use komadai_records::notation::Loss;

pub fn loss(loss: &Loss) -> String {
    match loss {
        Loss::Variations => "varianti",
        Loss::DeepVariations => "varianti annidate troppo a fondo",
        Loss::FractionsOfSeconds => "frazioni di secondo",
        Loss::Comments => "commenti",
        Loss::Bookmarks => "segnalibri",
        Loss::Evaluations => "valutazioni",
        Loss::MateEvaluations => "valutazioni di matto",
        Loss::Marks => "frecce e cerchi",
        Loss::Times => "tempi",
        Loss::EndTime => "il tempo prima di una fine tralasciata",
        Loss::Headers => "nomi e altre intestazioni",
        Loss::AnyHeader => "il testo esatto di un’intestazione",
        Loss::FirstMoveNumber => "il numero della prima mossa",
        Loss::HandicapName => "il nome dell’handicap",
        Loss::ExactComment => "il testo esatto di un commento",
        Loss::CommentAsEvaluation => {
            "che un commento che inizia con «* » e un numero non è una valutazione"
        }
        Loss::CommentAsMarks => "che una riga di commento che disegna segni è solo un commento",
        Loss::Mover => "che ha mosso chi non aveva il tratto",
        Loss::GameEnd => "come è finita la partita",
        Loss::EndWord => "la parola con cui finisce la partita",
        Loss::UncommonEnds => {
            "fini diverse da abbandono, tempo, impasse, mosse illegali e interruzione"
        }
        Loss::Forfeit => "che la partita è stata vinta a tavolino",
        Loss::MoveLimit => "che è stato raggiunto il limite di mosse",
        Loss::PerpetualCheck => "quale mossa illegale ha chiuso la partita (scacco perpetuo)",
        Loss::UnmarkedFoul => "che la mossa illegale è indicata come tale",
        Loss::PlainDraw => "che la patta non era per impasse",
        Loss::ExactHeader(name) => return format!("il testo esatto di «{name}»"),
        Loss::ExactEnd(word) => return format!("la fine «{word}» com’è scritta"),
    }
    .to_owned()
}
