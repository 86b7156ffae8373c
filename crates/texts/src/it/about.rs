use crate::AboutText;

pub const TEXT: AboutText = AboutText {
    version: |version| format!("Versione {version}: le novità"),
    news: &[
        "Impara: un corso di 70 lezioni, dalla prima mossa in poi.",
        "Problemi: matti, matti inevitabili e mosse migliori. Uno al giorno, o adatti al tuo punteggio.",
        "Partite su due dispositivi, in tempo reale o per messaggi, senza account.",
        "Un computer più forte, e dieci livelli a distanze regolari.",
        "Una schermata iniziale, e un menu su ogni schermata.",
    ],
    licences: "Licenze",
};
