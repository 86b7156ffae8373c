// Files of records, and dropping them on a page.

// A record as KIF.
export const kif = ({ day, black, white, moves }) =>
  `開始日時：${day}\n先手：${black}\n後手：${white}\n手数----指手---------消費時間--\n${moves.join("\n")}\n`;

// Drops files on the page, as many as are in `contents`.
export function drop(page, contents) {
  return page.evaluate((contents) => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(contents)) data.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, contents);
}
