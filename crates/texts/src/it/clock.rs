use shogi::ByColor;

use crate::ClockText;

pub const TEXT: ClockText = ClockText {
    label: ByColor::new("Orologio del Nero", "Orologio del Bianco"),
    main: "Tempo base",
    byoyomi: |periods| match periods {
        1 => "Byoyomi".into(),
        _ => format!("Byoyomi, ne restano {periods}"),
    },
    extra: |periods| match periods {
        1 => "Ultimo tempo supplementare".into(),
        _ => format!("Tempo supplementare, ne restano {periods}"),
    },
    no_limit: "Senza limite",
    time_up: "Tempo scaduto",
    seconds_left: |seconds| match seconds {
        1 => "1 secondo".into(),
        _ => format!("{seconds} secondi"),
    },
    sound_blocked: "Senza suono finché non fai clic.",
    sound_on: "Attiva il suono",
    sound_missing: "Questo browser non può produrre suoni.",
};
