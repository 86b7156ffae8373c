use crate::i18n::notices::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "このブラウザーには保存できません。再読み込みすると対局が失われます。",
    unreadable: "保存された対局を読み込めませんでした。別に残してあります。新しい対局を始められます。",
    earlier: "指しかけの対局を残し、アドレスの対局を開きました。",
    back_to_earlier: "元の対局に戻る",
    address_faults: "アドレスから対局を作れません:",
    update_ready: "新しい版を使えます。対局はそのまま続きます。",
    update_busy: "別のウィンドウで対局中です。終わってから新しい版を読み込んでください。",
    update: "更新する",
    wait: "あとで",
};
