// In place of base.js: where webpack wrote the files.
export function filesFolder() {
  return `${__webpack_public_path__}komadai-board/`;
}
