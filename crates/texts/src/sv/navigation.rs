use crate::NavigationText;

pub const TEXT: NavigationText = NavigationText {
    label: "Huvudmeny",
    skip: "Hoppa till innehållet",
    home: "Hem",
    play: "Spela",
    learn: "Lär dig",
    problems: "Problem",
    games: "Partier",
    analyse: "Analysera",
    record: "Protokoll",
    clock: "Klocka",
    remote: "På två enheter",
    more: "Mer",
    menu: "Meny",
    language: "Språk",
};
