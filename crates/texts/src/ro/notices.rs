use crate::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "Acest browser nu permite salvarea: la reîncărcarea paginii, partida s-ar pierde.",
    unreadable: "Partida salvată nu a putut fi citită. A fost pusă deoparte și a început una \
                 nouă.",
    earlier: "Pe tablă este altă partidă. Partida ta neterminată a fost salvată.",
    back_to_earlier: "Înapoi la partida mea",
    address_faults: "Linkul nu descrie o partidă:",
    update_ready: "O versiune nouă este gata. Partida ta continuă de unde a rămas.",
    update_busy: "În altă fereastră se joacă o partidă. Încarcă versiunea nouă după ce se termină.",
    update: "Încarcă",
    wait: "Mai târziu",
};
