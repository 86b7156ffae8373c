use crate::PlayText;

pub const TEXT: PlayText = PlayText {
    game: "Parti",
    moves: "Drag",
    record: "Protokoll",
    no_moves: "Inga drag än. Tryck på en pjäs för att se vart den kan gå.",
    to_move: "vid draget",
    turn: |number, side| format!("Drag {number}: {side} vid draget"),
    new_game: "Nytt parti",
    undo: "Ångra",
    hint: "Ledtråd",
    flip: "Vänd",
    resign: "Ge upp",
    more: "Mer",
    settings: "Inställningar",
    rules: "Regler",
    impasse: "Jishogi",
    lost: "Jag har förlorat.",
    clock_waits: "Klockan startar med första draget.",
    start_clock: "Starta klockan",
    dismiss: "Stäng",
    even_untimed: "Jämnt parti · Utan klocka",
};
