import { storedValue, type StoredValue } from '@shared/remote-kit';
import { hasWords, plainText, wordsOf } from '@shared/lists';
import type { ResumeSummary } from './api/list-resumes.ts';

export const sortKeys = ['changed', 'created', 'title'] as const;
export type SortKey = (typeof sortKeys)[number];

/** How a person sorted their résumés last, on this device. */
export const keptSort = (subject: string): StoredValue<SortKey> =>
  storedValue(`tessera.resume-builder.sort.${subject}`, {
    parse: (text) => sortKeys.find((key) => key === text),
    print: (key) => key,
  });

const orders: Readonly<Record<SortKey, (a: ResumeSummary, b: ResumeSummary) => number>> = {
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
};

/** The résumés whose titles have every word of `search`, in order. */
export function foundResumes(
  resumes: readonly ResumeSummary[],
  search: string,
  sort: SortKey,
): readonly ResumeSummary[] {
  const words = wordsOf(search);
  return resumes.filter(({ title }) => hasWords(plainText(title), words)).sort(orders[sort]);
}
