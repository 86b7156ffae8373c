use super::PrintText;

pub const SV: PrintText = PrintText {
    picture: "Bild…",
    picture_title: "Bild av ställningen",
    sheet: "Problemblad…",
    sheet_title: "Problemblad",
    to_sheet: |count| match count {
        0 => "Lägg till på bladet".to_owned(),
        count => format!("Lägg till på bladet ({count})"),
    },
    added: |count| match count {
        1 => "Bladet har 1 ställning.".to_owned(),
        count => format!("Bladet har {count} ställningar."),
    },
    at_this_move: "Adressen leder till det här draget",
    at_branch: "Den leder dit där varianten grenar av sig: en adress kan bara ange drag i \
                huvudvarianten.",
    handed_on: "Adressen är delad.",
    not_handed_on: "Enheten tog inte emot adressen. Kopiera den i stället.",
    beyond: |asked, last| format!("Adressen anger drag {asked}, men det sista är drag {last}."),
    unclear: |asked| format!("Adressen anger drag ”{asked}”, som inte är något tal."),
};
