use crate::i18n::notices::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "Acest browser nu păstrează nimic pentru această pagină: la reîncărcare, partida s-ar \
               pierde.",
    unreadable: "Partida salvată nu a putut fi citită. A fost pusă deoparte, iar aceasta este una \
                 nouă.",
    earlier: "Partida ta neterminată a fost pusă deoparte pentru partida din această adresă.",
    back_to_earlier: "Înapoi la partida mea",
    address_faults: "Adresa nu descrie o partidă:",
    update_ready: "O versiune nouă este gata. Partida ta continuă de unde a rămas.",
    update_busy: "În altă fereastră se joacă o partidă. Încarcă versiunea nouă după ce se termină.",
    update: "Încarcă",
    wait: "Mai târziu",
};
