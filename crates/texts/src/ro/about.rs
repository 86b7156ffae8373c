use crate::AboutText;

pub const TEXT: AboutText = AboutText {
    version: |version| format!("Versiunea {version}: noutăți"),
    news: &[
        "Învață: un curs de 70 de lecții, de la prima mutare.",
        "Probleme: maturi, maturi inevitabile și cele mai bune mutări. Una pe zi, sau după ratingul tău.",
        "Partide pe două dispozitive, în timp real sau prin mesaje, fără cont.",
        "Un calculator mai puternic și zece niveluri la distanțe egale.",
        "Un ecran de start și un meniu pe fiecare ecran.",
    ],
    licences: "Licențe",
};
