use crate::RemarksText;

pub const TEXT: RemarksText = RemarksText {
    remark: |remark| remark.to_string(),
};
