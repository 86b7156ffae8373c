use crate::NavigationText;

pub const TEXT: NavigationText = NavigationText {
    label: "Menu principale",
    skip: "Vai al contenuto",
    home: "Home",
    play: "Gioca",
    learn: "Impara",
    problems: "Problemi",
    games: "Partite",
    analyse: "Analizza",
    record: "Kifu",
    clock: "Orologio",
    remote: "Su due dispositivi",
    more: "Altro",
    menu: "Menu",
    language: "Lingua",
};
