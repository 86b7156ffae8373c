/// An address that is the picture itself, for `src`.
pub fn data_url(svg: &str) -> String {
    const DIGITS: [char; 16] = [
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F',
    ];
    let mut url = String::with_capacity(svg.len() * 5 / 4);
    url.push_str("data:image/svg+xml,");
    for byte in svg.bytes() {
        match byte {
            b'%' | b'#' | b'"' | b'<' | b'>' | 0..=0x1f | 0x7f.. => {
                let [high, low] = [byte >> 4, byte & 15].map(|half| DIGITS[usize::from(half)]);
                url.extend(['%', high, low]);
            }
            byte => url.push(char::from(byte)),
        }
    }
    url
}
