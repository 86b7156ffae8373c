use crate::AboutText;

pub const TEXT: AboutText = AboutText {
    version: |version| format!("Version {version}: nyheter"),
    news: &[
        "Lär dig: en kurs med 70 lektioner, från det första draget.",
        "Problem: matt, oundviklig matt och bästa drag. Ett om dagen, eller efter din rating.",
        "Partier på två enheter, i realtid eller via meddelanden, utan konto.",
        "En starkare dator, och tio nivåer med jämna steg emellan.",
        "En startskärm, och en meny på varje skärm.",
    ],
    licences: "Licenser",
};
