// In place of base.js: where webpack wrote the files.
export const FILES = `${__webpack_public_path__}komadai-board/`;
