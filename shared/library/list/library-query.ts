import { hasWords, plainText, wordsOf } from '@shared/lists';
import { storedValue, type StoredValue } from '@shared/remote-kit';
import type { LibraryDocument } from '../library.ts';

export const sortKeys = ['changed', 'created', 'title'] as const;
export type SortKey = (typeof sortKeys)[number];

/** The last sort order of a library, stored on this device. */
export const storedSort = (key: string, subject: string): StoredValue<SortKey> =>
  storedValue(`${key}.${subject}`, {
    parse: (text) => sortKeys.find((each) => each === text),
    print: (sort) => sort,
  });

const orders: Readonly<Record<SortKey, (a: LibraryDocument, b: LibraryDocument) => number>> = {
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
};

/** Returns the documents that have every word of `search` in their title or their other texts, sorted. */
export function searchDocuments<Document extends LibraryDocument>(
  documents: readonly Document[],
  search: string,
  sort: SortKey,
  textsOf: (document: Document) => readonly string[] = () => [],
): readonly Document[] {
  const words = wordsOf(search);
  return documents
    .filter((document) => hasWords(plainText([document.title, ...textsOf(document)].join(' ')), words))
    .sort(orders[sort]);
}
