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

/** A deleted document that can still be restored. */
export interface DeletedDocument {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: string;
}

/** A file that is ready to be saved, with its full name. */
export interface MadeFile {
  readonly name: string;
  readonly file: Blob;
}

/** A format that a document can be downloaded in from its card. */
export interface LibraryFile<Document extends LibraryDocument> {
  /** The format, which has a text `download.…`. */
  readonly format: string;
  /** Makes a file of the document as it is on the server. Rejects when that fails. */
  readonly make: (document: Document) => Promise<MadeFile>;
}

/**
 * What a library needs to know about its document kind. A remote passes it in, always as the same object. Functions that
 * write reject when they fail, and the list shows the change once they resolve.
 *
 * Texts that name the kind are the remote's own: `list.title`, `purpose`, `search`, `untitled`, `nothingFound`,
 * `emptyTitle`, `emptySentence`, `loadFailed`, `loadFailedHelp`, and below it
 * `deleted.open`, `title`, `loadFailed`, and `many.label`, `deleted`, `restored`.
 */
export interface Library<Document extends LibraryDocument> {
  /** The folder of its pictures at the thumbnail service: `resumes`. */
  readonly pictures: string;
  /** The key under which this device stores the sort order. */
  readonly sortKey: string;
  /** The maximum number of characters of a title. */
  readonly longestTitle: number;
  /** The number of days for which a deleted document can be restored. */
  readonly deletedForDays: number;
  readonly pathOf: (id: string) => string;
  /** Texts that are searched besides the title; the card shows them. */
  readonly searchTextsOf?: (document: Document) => readonly string[];
  /** Renders what the card shows between the title and the time of the last change. */
  readonly renderFacts?: (document: Document) => ReactNode;
  /** The formats in the order of the menu. */
  readonly files: readonly LibraryFile<Document>[];
  /** Explains why a file could not be made, when a retry would not help. */
  readonly whyNoFile?: (error: unknown) => string | undefined;
  /** Renames a document; resolves to `conflict` and writes nothing when `document` is not the current version. */
  readonly rename: (document: Document, title: string) => Promise<'renamed' | 'conflict'>;
  /** Copies a document as it is on the server. */
  readonly duplicate: (document: Document, title: string) => Promise<unknown>;
  readonly remove: (ids: readonly string[]) => Promise<unknown>;
  readonly restore: (ids: readonly string[]) => Promise<unknown>;
  /** Lists the deleted documents, most recently deleted first. */
  readonly readDeleted: () => Promise<readonly DeletedDocument[]>;
  /** Fetches the list again. */
  readonly refresh: () => Promise<unknown>;
}

/** The part of a library that restoring needs. */
export type DeletedLibrary = Pick<Library<LibraryDocument>, 'deletedForDays' | 'restore' | 'readDeleted'>;
