use shogi::record::EndWord;

use super::grammar::{MOVES, Noun, ROWS};
use crate::{i18n::record::RecordText, review::Way};

pub const TEXT: RecordText = RecordText {
    record: "Notație",
    walk: "Parcurge mutările",
    branch: "Ramificație",
    mistake: "Greșeală",
    way: |way| match way {
        Way::First => "La început",
        Way::Back => "Înapoi",
        Way::Forward => "Înainte",
        Way::Last => "La sfârșit",
        Way::PreviousBranch => "Ramificația anterioară",
        Way::NextBranch => "Ramificația următoare",
        Way::PreviousComment => "Comentariul anterior",
        Way::NextComment => "Comentariul următor",
        Way::PreviousMistake => "Greșeala anterioară",
        Way::NextMistake => "Greșeala următoare",
        Way::UpVariation => "Varianta dinaintea acesteia",
        Way::DownVariation => "Varianta de după aceasta",
    },
    moves: "Mutări",
    start: "Început",
    variations: |count| Noun("variantă", "variante").counted(count as u64),
    spent: |time| {
        let seconds = time.as_secs();
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, seconds) => format!("{seconds} s"),
            (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
            (hours, minutes, seconds) => format!("{hours} h {minutes} min {seconds} s"),
        }
    },
    rows_before: |count| format!("… {} mai sus", ROWS.counted(count as u64)),
    rows_after: |count| format!("… {} mai jos", ROWS.counted(count as u64)),
    commented: "comentată",
    illegal: "ilegală",
    end,
    comment: "Comentariu",
    bookmark: "Semn de carte",
    comment_here: "Comentariu la această mutare",
    result: "Sfârșitul acestei variante",
    delete: "Șterge",
    promote: "Fă-o principală",
    open: "Deschide…",
    shelf: "Partide salvate",
    save: "Salvează, trimite…",
    undo: "Anulează",
    redo: "Refă",
    to_game: "Înapoi la partidă",
    play_on: "Joacă de aici",
    tools: "Unelte",
    more: "Mai multe",
    flip: "Întoarce tabla",
    set_up: "Editează poziția",
    analyse: "Analizează",
    begun: "Cu această poziție începe o notație nouă.",
    no_further: "Mai departe nu se poate.",
    branched: "O variantă nouă.",
    at: |number, words| format!("Mutarea {number}: {words}"),
    undone: "Anulat.",
    redone: "Refăcut.",
    deleted: |moves| match moves {
        1 => "O mutare a fost ștearsă.".to_owned(),
        moves => format!("Au fost șterse {}.", MOVES.counted(moves as u64)),
    },
    promoted: "Această variantă este acum cea principală.",
    against: |black, white| format!("{black} – {white}"),
    unnamed: "Notație fără nume",
};

fn end(word: &EndWord) -> &str {
    match word {
        EndWord::Resignation => "Cedare",
        EndWord::Interrupted => "Întrerupere",
        EndWord::Repetition => "Repetarea poziției",
        EndWord::PerpetualCheck => "Șah etern",
        EndWord::Impasse => "Impas",
        EndWord::Declaration => "Victorie prin declarație",
        EndWord::Mate => "Mat",
        EndWord::NoMate => "Fără mat",
        EndWord::Time => "Timp depășit",
        EndWord::Foul => "Pierdută prin mutare ilegală",
        EndWord::FoulBefore => "Ultima mutare a fost ilegală",
        EndWord::ForfeitWin => "Câștigată prin neprezentare",
        EndWord::ForfeitLoss => "Pierdută prin neprezentare",
        EndWord::MoveLimit => "Limita de mutări",
        EndWord::Draw => "Remiză",
        EndWord::Other(word) => word,
    }
}
