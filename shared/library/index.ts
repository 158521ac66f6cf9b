/**
 * The library of a document kind: cards with first pages that can be searched, sorted, renamed, copied, deleted, and
 * restored.
 */
export type { DeletedDocument, Library, LibraryDocument, MadeFile } from './library.ts';
export { libraryCalls, type LibraryRequests } from './library-calls.ts';
export { LibraryPage } from './library-page.tsx';
export { Thumbnail } from './thumbnails/lazy-thumbnail.tsx';
