use shogi::clock::CueProfile;

use super::{NewGameText, NoticeText, PlayText, ResignText, SettingsText, TypingText};
use crate::{Coordinates, KingStyle, Theme};

pub const SV: PlayText = PlayText {
    game: "Parti",
    moves: "Drag",
    record: "Protokoll",
    no_moves: "Inga drag än",
    to_move: "vid draget",
    turn: |number, side| format!("Drag {number}: {side} vid draget"),
    new_game: "Nytt parti",
    undo: "Ångra",
    flip: "Vänd",
    resign: "Ge upp",
    settings: "Inställningar",
    rules: "Regler",
    impasse: "Jishogi",
    lost: "Jag har förlorat.",
    clock_waits: "Klockan startar med första draget.",
    start_clock: "Starta klockan",
    dismiss: "Stäng",
    computer: |level| format!("Dator {level}"),
    even_untimed: "Jämnt parti · Utan klocka",
};

pub const NOTICES_SV: NoticeText = NoticeText {
    not_kept: "Webbläsaren sparar inget för den här sidan: partiet går förlorat om du laddar om.",
    unreadable: "Det sparade partiet gick inte att läsa. Det har lagts undan, och det här är ett \
                 nytt.",
    earlier: "Ditt oavslutade parti har lagts undan för partiet i den här adressen.",
    back_to_earlier: "Tillbaka till mitt parti",
    address_faults: "Adressen beskriver inget parti:",
    update_ready: "En ny version är klar. Ditt parti fortsätter där det står.",
    update_busy: "Ett parti pågår i ett annat fönster. Ladda den nya versionen när det är slut.",
    update: "Ladda den",
    wait: "Senare",
};

pub const RESIGN_SV: ResignText = ResignText {
    question: |side| format!("Ger {side} upp?"),
    yes: "Ja, ge upp",
    no: "Spela vidare",
};

pub const FORM_SV: NewGameText = NewGameText {
    start: "Utgångsställning",
    sfen: "Ställning (SFEN)",
    sfen_hint: "Bräde, vem som är vid draget (b eller w), pjäser i handen, dragnummer",
    players: "Spelare",
    name: |side| format!("{side}s namn"),
    exchange: "Byt färg",
    time: "Tid",
    custom: "Egen",
    per_side: "Olika för spelarna",
    main_minutes: "Huvudtid, min",
    main_seconds: "och s",
    byoyomi: "Byoyomi, s",
    periods: "Perioder",
    increment: "Tillägg, s",
    extra: "Extratid, s",
    extra_periods: "Extraperioder",
    not_a_number: |label| format!("{label}: ange ett heltal."),
    begin: "Starta partiet",
    cancel: "Avbryt",
    replaces: "Partiet på brädet överges.",
};

pub const CHOICES_SV: SettingsText = SettingsText {
    volume: "Volym",
    off: "av",
    cues: "Sista sekunderna",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Pip från 10, en enda ton från 5",
        CueProfile::Countdown => "Nedräkning från 10",
        CueProfile::CountUp => "Som tidtagaren räknar, uppåt",
        CueProfile::Silent => "Tyst",
    },
    coordinates: "Koordinater",
    coordinate_style: |style| match style {
        Coordinates::Kanji => "１ 一",
        Coordinates::Letters => "1 a",
        Coordinates::Digits => "1 1",
        Coordinates::Off => "Inga",
    },
    kings: "Kungar",
    king_style: |style| match style {
        KingStyle::Senior => "王 Vit, 玉 Svart",
        KingStyle::Swapped => "玉 Vit, 王 Svart",
        KingStyle::BothJewel => "玉 båda",
    },
    theme: "Tema",
    theme_of: |theme| match theme {
        Theme::System => "Som systemet",
        Theme::Light => "Ljust",
        Theme::Dark => "Mörkt",
    },
    language: "Språk",
    lays_hand: "Lägg handens pjäser på brädet när du ger upp",
    facing: "Två personer mitt emot varandra: vänd det som är för bortre sidan",
    done: "Klar",
};

pub const TYPING_SV: TypingText = TypingText {
    label: "Skriv ett drag",
    example: "7g7f, P-7f eller 76歩",
    unknown: "Det här är inget drag. Skriv det som 7g7f, P-7f eller 76歩.",
    no_such_move: "Ingen sådan pjäs kan gå dit.",
    several: "Flera sådana pjäser kan gå dit: ange varifrån, som i G4i-5h eller 4i5h.",
    not_your_turn: "Det är inte din tur.",
};
