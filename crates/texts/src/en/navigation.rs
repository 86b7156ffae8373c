use crate::NavigationText;

pub const TEXT: NavigationText = NavigationText {
    label: "Main menu",
    skip: "Skip to the content",
    home: "Home",
    play: "Play",
    learn: "Learn",
    problems: "Problems",
    games: "Games",
    analyse: "Analyse",
    record: "Record",
    clock: "Clock",
    remote: "On two devices",
    more: "More",
    menu: "Menu",
    language: "Language",
};
