/**
 * Reads records of a partner (product.md §3 "Sync input"). A user cannot correct what their school or agency wrote, so
 * unusable values are left out instead of refusing the whole record; only a wrong date has its own message (§8).
 */
import type { YearMonth } from '../../../shared/documents/events.ts';
import { parseWebLink } from '../../../shared/documents/text/web-link.ts';
import { parseYearMonth } from '../../../shared/documents/year-month.ts';
import type { EduContent, WorkContent } from '../../platform/database/schema/index.ts';
import { type AccomplishmentInput, nameBySource, readAccomplishments } from './read-accomplishments.ts';
import type { EventDraft } from './read-events.ts';
import type { InputReader } from './reader.ts';

type Optional<T> = T | null | undefined;

export interface WorkSyncInput {
  readonly uuid: string;
  readonly company?: Optional<string>;
  readonly position?: Optional<string>;
  readonly location?: Optional<string>;
  readonly link?: Optional<string>;
  readonly startDate?: Optional<string>;
  readonly endDate?: Optional<string>;
  readonly accomplishments?: Optional<readonly AccomplishmentInput[]>;
}

export interface EduSyncInput {
  readonly uuid: string;
  readonly university?: Optional<string>;
  readonly degree?: Optional<string>;
  readonly major?: Optional<string>;
  readonly minor?: Optional<string>;
  readonly link?: Optional<string>;
  readonly location?: Optional<string>;
  readonly endDate?: Optional<string>;
  readonly accomplishments?: Optional<readonly AccomplishmentInput[]>;
  readonly coursework?: Optional<readonly string[]>;
}

/** Reads a partner's date, `YYYY-MM-DD` (product.md §9), of which the month is kept. */
function readDate(reader: InputReader, path: string, value: Optional<string>): YearMonth | null {
  if (value === null || value === undefined || value.trim() === '') return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return reader.yearMonth(path, parseYearMonth(isDay ? value.slice(0, 7) : value));
}

const readLink = (reader: InputReader, value: Optional<string>): string | null =>
  value !== null && value !== undefined && parseWebLink(value) !== undefined ? reader.link('link', value) : null;

/** Reads entries. Empty texts are dropped, and an entry without a name gets a stable one. */
function readEntries(
  reader: InputReader,
  path: string,
  uuid: string,
  inputs: Optional<readonly AccomplishmentInput[]>,
) {
  const nonEmpty = (inputs ?? []).filter(({ description }) => description.trim() !== '');
  const namedEntries = nonEmpty.flatMap((entry) => (entry.uuid ? [entry] : nameBySource(uuid, [entry.description])));
  return readAccomplishments(reader, path, namedEntries);
}

/** Reads a work record. */
export function readWorkSync(reader: InputReader, input: WorkSyncInput): EventDraft<WorkContent> {
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      company: reader.line('company', input.company) ?? '',
      position: reader.line('position', input.position) ?? '',
      location: reader.line('location', input.location),
      link: readLink(reader, input.link),
      startDate: readDate(reader, 'startDate', input.startDate),
      endDate: readDate(reader, 'endDate', input.endDate),
      accomplishments: readEntries(reader, 'accomplishments', input.uuid, input.accomplishments),
    },
  };
}

/** Reads an education record. `attending` is not stored, because it follows from the end date (product.md §4). */
export function readEduSync(reader: InputReader, input: EduSyncInput): EventDraft<EduContent> {
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      university: reader.line('university', input.university) ?? '',
      degree: reader.line('degree', input.degree),
      location: reader.line('location', input.location),
      link: readLink(reader, input.link),
      major: reader.line('major', input.major),
      minor: reader.line('minor', input.minor),
      startDate: null,
      endDate: readDate(reader, 'endDate', input.endDate),
      accomplishments: readEntries(reader, 'accomplishments', input.uuid, input.accomplishments),
      coursework: readEntries(reader, 'coursework', input.uuid, nameBySource(input.uuid, input.coursework ?? [])),
    },
  };
}
