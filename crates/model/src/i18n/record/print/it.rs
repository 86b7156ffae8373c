use super::PrintText;

pub const IT: PrintText = PrintText {
    picture: "Immagine…",
    picture_title: "Immagine della posizione",
    sheet: "Foglio…",
    sheet_title: "Foglio di problemi",
    to_sheet: |count| match count {
        0 => "Aggiungi al foglio".to_owned(),
        count => format!("Aggiungi al foglio ({count})"),
    },
    added: |count| match count {
        1 => "Il foglio ha 1 posizione.".to_owned(),
        count => format!("Il foglio ha {count} posizioni."),
    },
    at_this_move: "L’indirizzo si apre a questa mossa",
    at_branch: "Si apre dove questa variante si stacca: un indirizzo può indicare solo mosse della \
                linea principale.",
    handed_on: "L’indirizzo è stato condiviso.",
    not_handed_on: "Il dispositivo non ha accettato l’indirizzo. Copialo.",
    beyond: |asked, last| {
        format!("L’indirizzo chiede la mossa {asked}; l’ultima è la mossa {last}.")
    },
    unclear: |asked| format!("L’indirizzo chiede la mossa «{asked}», che non è un numero."),
};
