/** The library of a kind of documents: tiles with first pages, found, sorted, renamed, copied, deleted and brought back. */
export { DeletedLink } from './deleted/deleted-link.tsx';
export type { DeletedDocument, Library, LibraryDocument } from './library.ts';
export { libraryCalls, type LibraryRequests } from './library-calls.ts';
export { DocumentList } from './list/document-list.tsx';
export { Thumbnail } from './thumbnails/late-thumbnail.tsx';
