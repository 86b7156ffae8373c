use crate::AppText;

pub const TEXT: AppText = AppText {
    title: "Komadai",
    crashed: "A apărut o eroare, iar pagina s-a oprit. Partida ta este salvată.",
    reload: "Reîncarcă",
    not_loaded: "Această parte a paginii nu a putut fi încărcată. Încearcă din nou când ai \
                 conexiune.",
};
