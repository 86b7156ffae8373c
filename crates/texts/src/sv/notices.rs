use crate::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "Webbläsaren kan inte spara partiet. Det går förlorat om du laddar om sidan.",
    unreadable: "Det sparade partiet gick inte att läsa. Det har lagts undan, och det här är ett \
                 nytt.",
    earlier: "Ett annat parti är på brädet. Ditt oavslutade parti har sparats.",
    back_to_earlier: "Tillbaka till mitt parti",
    address_faults: "Länken beskriver inget parti:",
    update_ready: "En ny version är klar. Du kan fortsätta ditt parti.",
    update_busy: "Ett parti pågår i ett annat fönster. Ladda den nya versionen när det är slut.",
    update: "Ladda den",
    wait: "Senare",
};
