import type { VariablesOf } from '@shared/graphql';
import { isRecord } from './is-record.ts';
import type { syncEdu, syncWork } from './sync-mutations.ts';

export type WorkSync = VariablesOf<typeof syncWork>['input'];
export type EduSync = VariablesOf<typeof syncEdu>['input'];

/** A record of the portal in our words. `dropped` names the fields that nobody can read and that are left out. */
export type RecordReading<Sync> =
  | { readonly ok: true; readonly input: Sync; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : null;

/** The day of a date or of a point in time; null when there is no such day. */
function dayIn(value: string): string | null {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(value.trim()) ?? [];
  const time = Date.parse(`${day}T00:00:00Z`);
  // A day that the month does not have counts on into the next one.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** Dates travel as YYYY-MM-DD (product.md §9). One that is none costs the date, not the record. */
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

/** Lists of texts, or of texts with names of their own: portals have both. */
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

/** product.md §3 "Partner work record". */
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

/** product.md §3 "Partner education record". `today` is YYYY-MM-DD. */
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
