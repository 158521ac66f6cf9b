import type { VariablesOf } from '@shared/graphql';
import type { syncEdu, syncWork } from './sync-mutations.ts';

/** Whether an untrusted value is an object whose fields can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export type WorkSync = VariablesOf<typeof syncWork>['input'];
export type EduSync = VariablesOf<typeof syncEdu>['input'];

/** A record of the portal as input of our API. `dropped` names the fields that are invalid and left out. */
export type RecordReading<Sync> =
  | { readonly ok: true; readonly input: Sync; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : null;

/** Returns the day of a date or an instant; null for a day that does not exist. */
function dayIn(value: string): string | null {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(value.trim()) ?? [];
  const time = Date.parse(`${day}T00:00:00Z`);
  // `Date` carries a day that the month does not have into the next month.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** Dates are sent as YYYY-MM-DD (product.md §9). An invalid date is dropped without dropping the record. */
class Dates {
  readonly dropped: string[] = [];

  read(record: Record<string, unknown>, field: string): string | null {
    const written = textIn(record[field]);
    if (written === null) return null;
    const day = dayIn(written);
    if (day === null) this.dropped.push(field);
    return day;
  }
}

/** Reads accomplishments as texts, or as objects with a text and an id: portals send both. */
function accomplishmentsIn(value: unknown): { readonly uuid?: string; readonly description: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [{ description: entry }];
    if (!isRecord(entry) || typeof entry['description'] !== 'string') return [];
    const { uuid, description } = entry;
    return [{ description, ...(typeof uuid === 'string' && { uuid }) }];
  });
}

const nameless = { ok: false, problem: 'it has no uuid' } as const;

/** Reads a partner work record (product.md §3). */
export function readWorkRecord(record: unknown): RecordReading<WorkSync> {
  const uuid = isRecord(record) ? textIn(record['uuid']) : null;
  if (!isRecord(record) || uuid === null) return nameless;
  const dates = new Dates();
  const input: WorkSync = {
    uuid,
    company: textIn(record['company_name']),
    position: textIn(record['job_title']),
    startDate: dates.read(record, 'start_date'),
    endDate: dates.read(record, 'finish_date'),
    accomplishments: accomplishmentsIn(record['accomplishments']),
    fromSyncSvc: true,
  };
  return { ok: true, input, dropped: dates.dropped };
}

/** Reads a partner education record (product.md §3). `today` is YYYY-MM-DD. */
export function readEduRecord(record: unknown, today: string): RecordReading<EduSync> {
  const uuid = isRecord(record) ? textIn(record['uuid']) : null;
  if (!isRecord(record) || uuid === null) return nameless;
  const dates = new Dates();
  const endDate = dates.read(record, 'finish_date');
  const input: EduSync = {
    uuid,
    university: textIn(record['school']),
    degree: textIn(record['education_level']),
    major: textIn(record['field_of_study']),
    endDate,
    attending: endDate !== null && endDate > today,
    accomplishments: accomplishmentsIn(record['accomplishments']),
    fromSyncSvc: true,
  };
  return { ok: true, input, dropped: dates.dropped };
}
