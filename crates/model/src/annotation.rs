use komadai_records::{Brush, Mark};
use shogi::Origin;

use super::BoardTarget;

/// The tool that draws arrows and circles on a board: by touching two targets one
/// after the other, or by dragging from one to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnnotationTool {
    pub brush: Brush,
    /// The target that was touched first.
    start: Option<Origin>,
    /// The mark that would be drawn if the drag ended now.
    traced: Option<Mark>,
}

/// A drag of a pointer from target to target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnnotationStroke {
    pub from: BoardTarget,
    /// The target under the pointer.
    pub to: Option<BoardTarget>,
    /// Whether the second button draws: it draws circles too, and its keys choose
    /// the brush. What the first one does on one place is a touch.
    pub second: bool,
    /// Shift or Ctrl.
    pub shift: bool,
    /// Alt or Meta.
    pub alt: bool,
}

impl Default for AnnotationTool {
    fn default() -> Self {
        Self {
            brush: Brush::Green,
            start: None,
            traced: None,
        }
    }
}

impl AnnotationTool {
    /// Where the mark begins that is being drawn by two touches.
    pub const fn start(&self) -> Option<Origin> {
        self.start
    }

    /// The preview: the mark that is being dragged, or where a mark begins.
    pub fn pending(&self) -> Option<Mark> {
        let begun = || Some(Mark::circle(self.brush, self.start?));
        self.traced.or_else(begun)
    }

    /// The first touch begins a mark, the second one ends it: a circle on the same
    /// place, an arrow to another one.
    pub fn touch(&mut self, place: BoardTarget) -> Option<Mark> {
        let place = place.origin();
        match self.start.take() {
            Some(start) => Some(between(self.brush, start, place)),
            None => {
                self.start = Some(place);
                None
            }
        }
    }

    /// Updates the drag.
    pub fn trace(&mut self, stroke: AnnotationStroke) {
        self.traced = self.mark_of(stroke);
        if self.traced.is_some() {
            self.start = None;
        }
    }

    /// Ends the drag.
    pub const fn lift(&mut self) -> Option<Mark> {
        self.traced.take()
    }

    /// Cancels a mark that was begun; returns whether there was one.
    pub fn put_down(&mut self) -> bool {
        self.start.take().is_some() | self.traced.take().is_some()
    }

    fn mark_of(&self, stroke: AnnotationStroke) -> Option<Mark> {
        let (from, to) = (stroke.from, stroke.to?);
        if from == to && !stroke.second {
            return None;
        }
        let brush = match (stroke.second, stroke.shift, stroke.alt) {
            (false, ..) | (true, false, false) => self.brush,
            (true, true, false) => Brush::Red,
            (true, false, true) => Brush::Blue,
            (true, true, true) => Brush::Yellow,
        };
        Some(between(brush, from.origin(), to.origin()))
    }
}

fn between(brush: Brush, from: Origin, to: Origin) -> Mark {
    Mark::arrow(brush, from, to).unwrap_or(Mark::circle(brush, from))
}

#[cfg(test)]
mod tests {
    use shogi::{Color, HandKind, Square};

    use super::*;

    fn square(name: &str) -> BoardTarget {
        BoardTarget::Square(Square::from_usi(name).expect(name))
    }

    const PAWNS: BoardTarget = BoardTarget::Hand(Color::White, HandKind::Pawn);

    fn text(mark: Option<Mark>) -> String {
        mark.map_or_else(String::new, |mark| mark.to_string())
    }

    fn stroke(from: BoardTarget, to: Option<BoardTarget>) -> AnnotationStroke {
        AnnotationStroke {
            from,
            to,
            second: true,
            shift: false,
            alt: false,
        }
    }

    #[test]
    fn two_touches_draw_a_mark() {
        let mut pencil = AnnotationTool::default();
        assert_eq!(pencil.touch(PAWNS), None);
        assert_eq!(pencil.start(), Some(PAWNS.origin()));
        assert_eq!(text(pencil.pending()), "Gp*");
        assert_eq!(text(pencil.touch(square("5e"))), "Gp*5e");
        assert_eq!(pencil.pending(), None);
        pencil.brush = Brush::Blue;
        assert_eq!(pencil.touch(square("7g")), None);
        assert_eq!(text(pencil.touch(square("7g"))), "B7g");
    }

    #[test]
    fn what_is_begun_can_be_given_up() {
        let mut pencil = AnnotationTool::default();
        assert!(!pencil.put_down());
        pencil.touch(PAWNS);
        assert!(pencil.put_down());
        assert_eq!(pencil.pending(), None);
        pencil.trace(stroke(PAWNS, Some(square("5e"))));
        assert!(pencil.put_down() && !pencil.put_down());
        assert_eq!(pencil.lift(), None);
    }

    #[test]
    fn a_stroke_is_seen_before_it_ends() {
        let mut pencil = AnnotationTool::default();
        pencil.trace(stroke(square("7g"), Some(square("7g"))));
        assert_eq!(text(pencil.pending()), "G7g");
        pencil.trace(stroke(square("7g"), Some(square("7f"))));
        assert_eq!(text(pencil.pending()), "G7g7f");
        // Beside all places it would draw nothing.
        pencil.trace(stroke(square("7g"), None));
        assert_eq!(pencil.pending(), None);
        pencil.trace(stroke(square("7g"), Some(PAWNS)));
        assert_eq!(text(pencil.lift()), "G7gp*");
        assert_eq!(pencil.pending(), None);
    }

    #[test]
    fn keys_choose_the_brush_of_the_second_button() {
        let mut pencil = AnnotationTool::default();
        let mut drawn = |second, shift, alt| {
            pencil.trace(AnnotationStroke {
                second,
                shift,
                alt,
                ..stroke(PAWNS, Some(square("5e")))
            });
            text(pencil.lift())
        };
        assert_eq!(drawn(true, false, false), "Gp*5e");
        assert_eq!(drawn(true, true, false), "Rp*5e");
        assert_eq!(drawn(true, false, true), "Bp*5e");
        assert_eq!(drawn(true, true, true), "Yp*5e");
        assert_eq!(drawn(false, true, true), "Gp*5e");
    }

    #[test]
    fn the_first_button_draws_arrows_and_leaves_touches_alone() {
        let mut pencil = AnnotationTool::default();
        let first = |to| AnnotationStroke {
            second: false,
            ..stroke(square("7g"), Some(to))
        };
        pencil.touch(square("7g"));
        pencil.trace(first(square("7g")));
        assert_eq!(pencil.lift(), None);
        assert_eq!(pencil.start(), Some(square("7g").origin()));
        // A stroke takes the place of what was begun.
        pencil.trace(first(square("2b")));
        assert_eq!(text(pencil.lift()), "G7g2b");
        assert_eq!(pencil.start(), None);
    }
}
