use crate::i18n::notices::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "Webbläsaren sparar inget för den här sidan: partiet går förlorat om du laddar om.",
    unreadable: "Det sparade partiet gick inte att läsa. Det har lagts undan, och det här är ett \
                 nytt.",
    earlier: "Ditt oavslutade parti har lagts undan för partiet i den här adressen.",
    back_to_earlier: "Tillbaka till mitt parti",
    address_faults: "Adressen beskriver inget parti:",
    update_ready: "En ny version är klar. Ditt parti fortsätter där det står.",
    update_busy: "Ett parti pågår i ett annat fönster. Ladda den nya versionen när det är slut.",
    update: "Ladda den",
    wait: "Senare",
};
