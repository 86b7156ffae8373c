/// Where the focus goes on a screen that has come in the place of another: its heading, the
/// move at the cursor of a record, so that the arrow keys go through the moves, or the square
/// of the keyboard where there is a board.
pub const SCREEN_FOCUS: &str = "main h1[tabindex], .record [role=treeitem][tabindex='0'], \
                                main:not(.record:not(.editor)) [data-square][tabindex='0']";
