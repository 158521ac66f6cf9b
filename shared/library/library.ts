import type { ReactNode } from 'react';

/** A document as its library shows it. Times are ISO 8601. */
export interface LibraryDocument {
  readonly id: string;
  readonly title: string;
  /** Counts the saves. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A document that can still be brought back. */
export interface DeletedDocument {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: string;
}

/** A file that is ready to be saved, under its whole name. */
export interface MadeFile {
  readonly name: string;
  readonly file: Blob;
}

/** Something that a document can be downloaded as, from its card. */
export interface LibraryFile<Document extends LibraryDocument> {
  /** Has a text `download.…`. */
  readonly format: string;
  /** Makes a file of the document as it is on the server. Rejects where it cannot be made. */
  readonly make: (document: Document) => Promise<MadeFile>;
}

/**
 * What a library needs to know of its kind of documents; a remote hands it in. It stays the same object. What writes
 * rejects where it fails, and the list shows the change once it resolves.
 *
 * Texts that name the kind are the remote's own: `list.title`, `purpose`, `search`, `untitled`, `nothingFound`,
 * `emptyTitle`, `emptySentence`, `loadFailed`, `loadFailedHelp`, and below it
 * `deleted.open`, `title`, `loadFailed`, and `many.label`, `deleted`, `restored`.
 */
export interface Library<Document extends LibraryDocument> {
  /** Folder of its pictures at the service of thumbnails: `resumes`. */
  readonly pictures: string;
  /** Key under which the order is kept on this device. */
  readonly sortKey: string;
  /** Characters that a title may have. */
  readonly longestTitle: number;
  /** Days for which a deleted document can be brought back. */
  readonly deletedForDays: number;
  readonly pathOf: (id: string) => string;
  /** What a search looks through besides the title; the card shows it. */
  readonly searchTextsOf?: (document: Document) => readonly string[];
  /** What the card says between the title and the time of the last change. */
  readonly renderFacts?: (document: Document) => ReactNode;
  /** In the order in which they are offered. */
  readonly files: readonly LibraryFile<Document>[];
  /** Why a file could not be made, in words, where trying again is of no use. */
  readonly whyNoFile?: (error: unknown) => string | undefined;
  /** Writes nothing where `document` is no longer the newest version. */
  readonly rename: (document: Document, title: string) => Promise<'renamed' | 'conflict'>;
  /** Copies a document as it is on the server. */
  readonly duplicate: (document: Document, title: string) => Promise<unknown>;
  readonly remove: (ids: readonly string[]) => Promise<unknown>;
  readonly restore: (ids: readonly string[]) => Promise<unknown>;
  /** The one deleted last comes first. */
  readonly readDeleted: () => Promise<readonly DeletedDocument[]>;
  /** Looks up again what there is. */
  readonly refresh: () => Promise<unknown>;
}

/** As much of a library as bringing back needs. */
export type DeletedLibrary = Pick<Library<LibraryDocument>, 'deletedForDays' | 'restore' | 'readDeleted'>;
