import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import type { JobRow } from '../../../platform/database/schema/index.ts';

/** The columns of a job that its searched text is made of. */
export type SearchedJob = Pick<
  JobRow,
  | 'title'
  | 'company'
  | 'location'
  | 'source'
  | 'link'
  | 'notes'
  | 'description'
  | 'tags'
  | 'tasks'
  | 'contacts'
  | 'interviews'
>;

/** Returns everything that a search looks through as one line, without case and accents. */
export function jobText(job: SearchedJob): string {
  const { title, company, location, source, link, notes, description, tags, tasks, contacts, interviews } = job;
  const texts = [
    ...[title, company, location, source, link, notes, description],
    ...tags,
    ...tasks.map(({ text }) => text),
    ...contacts.flatMap(({ name, role, email }) => [name, role, email]),
    ...interviews.flatMap(({ kind, people }) => [kind, people]),
  ];
  return plainText(texts.filter((text) => text !== null).join(' '))
    .replace(/\s+/g, ' ')
    .trim();
}
