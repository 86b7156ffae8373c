//! What a record loses in a format that it is written in.
use komadai_records::notation::Loss;

pub fn loss(loss: &Loss) -> String {
    match loss {
        Loss::Variations => "変化",
        Loss::DeepVariations => "深い入れ子の変化",
        Loss::FractionsOfSeconds => "1秒未満の時間",
        Loss::Comments => "コメント",
        Loss::Bookmarks => "しおり",
        Loss::Evaluations => "評価値",
        Loss::MateEvaluations => "詰みの評価値",
        Loss::Marks => "矢印と丸",
        Loss::Times => "消費時間",
        Loss::EndTime => "省いた終局の時間",
        Loss::Headers => "対局者名などの対局情報",
        Loss::AnyHeader => "対局情報の正確な内容",
        Loss::FirstMoveNumber => "開始手数",
        Loss::HandicapName => "手合割の名前",
        Loss::ExactComment => "コメントの正確な内容",
        Loss::CommentAsEvaluation => "「* 」と数で始まるコメントが評価値でないこと",
        Loss::CommentAsMarks => "矢印を描くコメントの行がただのコメントであること",
        Loss::Mover => "手番でない側が指したこと",
        Loss::GameEnd => "終局の理由",
        Loss::EndWord => "終局の語",
        Loss::UncommonEnds => "投了・時間切れ・持将棋・反則・中断以外の終局",
        Loss::Forfeit => "不戦勝であること",
        Loss::MoveLimit => "最大手数に達したこと",
        Loss::PerpetualCheck => "反則の種類（連続王手の千日手）",
        Loss::UnmarkedFoul => "反則の手であること",
        Loss::PlainDraw => "引き分けが持将棋でないこと",
        Loss::ExactHeader(name) => return format!("「{name}」の正確な内容"),
        Loss::ExactEnd(word) => return format!("終局「{word}」の正確な書き方"),
    }
    .to_owned()
}
