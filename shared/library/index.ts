/** The library of a kind of documents: tiles with first pages, found, sorted, renamed, copied, deleted and brought back. */
export type { DeletedDocument, Library, LibraryDocument, MadeFile } from './library.ts';
export { libraryCalls, type LibraryRequests } from './library-calls.ts';
export { LibraryPage } from './library-page.tsx';
export { Thumbnail } from './thumbnails/lazy-thumbnail.tsx';
