use crate::NavigationText;

pub const TEXT: NavigationText = NavigationText {
    label: "Meniul principal",
    skip: "Sari la conținut",
    home: "Acasă",
    play: "Joacă",
    learn: "Învață",
    problems: "Probleme",
    games: "Partide",
    analyse: "Analiză",
    record: "Kifu",
    clock: "Ceas",
    remote: "Pe două dispozitive",
    more: "Altele",
    menu: "Meniu",
    language: "Limba",
};
