use crate::AppText;

pub const TEXT: AppText = AppText {
    title: "Komadai",
    crashed: "Något gick fel och sidan har stannat. Ditt parti är sparat.",
    reload: "Ladda om",
    not_loaded: "Den här delen av sidan kunde inte laddas. Försök igen när du är uppkopplad.",
};
