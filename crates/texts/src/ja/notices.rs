use crate::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "このブラウザには保存できません。再読み込みすると対局が失われます。",
    unreadable: "保存された対局を読み込めませんでした。そのデータは別に残し、新しい対局を用意しました。",
    earlier: "別の対局を始めました。指しかけの対局は保存してあります。",
    back_to_earlier: "元の対局に戻る",
    address_faults: "URLに誤りがあり、対局を作れません：",
    update_ready: "新しいバージョンがあります。対局はそのまま続けられます。",
    update_busy: "別のウィンドウで対局中です。終わってから新しいバージョンを読み込んでください。",
    update: "更新する",
    wait: "あとで",
};
