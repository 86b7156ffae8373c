use leptos::ev;

/// How far a pointer is from where it went down, in CSS pixels.
pub(super) fn delta(event: &ev::PointerEvent, start: (i32, i32)) -> (i32, i32) {
    (event.client_x() - start.0, event.client_y() - start.1)
}

/// Whether it is at least `distance` away.
pub(super) fn is_far(event: &ev::PointerEvent, start: (i32, i32), distance: i32) -> bool {
    let (x, y) = delta(event, start);
    x * x + y * y >= distance * distance
}
