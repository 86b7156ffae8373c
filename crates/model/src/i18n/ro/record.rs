use shogi::record::EndMarker;

use super::grammar::{MOVES, Noun, ROWS};
use crate::{i18n::record::RecordText, review::NavTarget};

pub const TEXT: RecordText = RecordText {
    record: "Kifu",
    walk: "Parcurge mutările",
    branch: "Ramificație",
    mistake: "Greșeală",
    way: |way| match way {
        NavTarget::First => "La început",
        NavTarget::Back => "Înapoi",
        NavTarget::Forward => "Înainte",
        NavTarget::Last => "La sfârșit",
        NavTarget::PreviousBranch => "Ramificația anterioară",
        NavTarget::NextBranch => "Ramificația următoare",
        NavTarget::PreviousComment => "Comentariul anterior",
        NavTarget::NextComment => "Comentariul următor",
        NavTarget::PreviousMistake => "Greșeala anterioară",
        NavTarget::NextMistake => "Greșeala următoare",
        NavTarget::UpVariation => "Varianta dinaintea acesteia",
        NavTarget::DownVariation => "Varianta de după aceasta",
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
    save: "Salvează, distribuie…",
    undo: "Anulează",
    redo: "Refă",
    to_game: "Înapoi la partidă",
    play_on: "Joacă de aici",
    tools: "Instrumente",
    more: "Mai multe",
    flip: "Întoarce tabla",
    set_up: "Editează poziția",
    analyse: "Analizează",
    begun: "Cu această poziție începe un kifu nou.",
    no_further: "Nu mai sunt mutări.",
    branched: "O variantă nouă.",
    at: |number, words| format!("Mutarea {number}: {words}"),
    undone: "Anulat.",
    redone: "Refăcut.",
    deleted: |moves| match moves {
        1 => "O mutare a fost ștearsă.".to_owned(),
        moves => format!("Au fost șterse {}.", MOVES.counted(moves as u64)),
    },
    promoted: "Această variantă este acum cea principală.",
    unnamed: "Kifu fără nume",
};

fn end(word: &EndMarker) -> &str {
    match word {
        EndMarker::Resignation => "Cedare",
        EndMarker::Interrupted => "Întrerupere",
        EndMarker::Repetition => "Repetarea poziției",
        EndMarker::PerpetualCheck => "Șah etern",
        EndMarker::Impasse => "Impas",
        EndMarker::Declaration => "Victorie prin declarație",
        EndMarker::Mate => "Mat",
        EndMarker::NoMate => "Fără mat",
        EndMarker::Time => "Timp depășit",
        EndMarker::IllegalMoveLoss => "Pierdută prin mutare ilegală",
        EndMarker::IllegalMoveWin => "Ultima mutare a fost ilegală",
        EndMarker::ForfeitWin => "Câștigată prin neprezentare",
        EndMarker::ForfeitLoss => "Pierdută prin neprezentare",
        EndMarker::MoveLimit => "Limita de mutări",
        EndMarker::Draw => "Remiză",
        EndMarker::Other(word) => word,
    }
}
