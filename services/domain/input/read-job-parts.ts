import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { Interview, JobContact } from '../../../shared/documents/jobs/job.ts';
import { parsePlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { InputReader } from './reader.ts';

type Text = string | null | undefined;

export interface InterviewInputValue {
  readonly id?: Text;
  readonly kind?: Text;
  readonly at: string;
  readonly timeZone: string;
  readonly minutes?: number | null | undefined;
  readonly people?: Text;
  readonly notes?: Text;
}

export interface ContactInputValue {
  readonly id?: Text;
  readonly personId?: Text;
  readonly name?: Text;
  readonly role?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly link?: Text;
  readonly notes?: Text;
}

/** The maximum length of an interview in minutes: two days. */
const maxMinutes = 2_880;

function readInstant(reader: InputReader, text: string): string {
  const hasZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = hasZone ? new Date(text) : undefined;
  if (instant === undefined || Number.isNaN(instant.getTime())) {
    reader.refuse('at', 'Please enter a date and time.');
    return '';
  }
  const day = parsePlainDay(instant.toISOString().slice(0, 10));
  if (!day.ok) reader.refuse('at', day.message);
  return instant.toISOString();
}

/** Reads an IANA time zone and normalizes it. */
export function readZone(reader: InputReader, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    reader.refuse('timeZone', 'Please choose a time zone.');
    return 'UTC';
  }
}

function readMinutes(reader: InputReader, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isInteger(value) && value >= 1 && value <= maxMinutes) return value;
  reader.refuse('minutes', `Please enter 1 to ${maxMinutes} minutes.`);
  return null;
}

/** Reads interviews in chronological order. An entry without an id gets one from `newId`. */
export function readInterviews(
  reader: InputReader,
  value: readonly InterviewInputValue[] | null | undefined,
  newId: () => string,
): readonly Interview[] {
  return reader
    .entries('interviews', value, jobLimits.interviews)
    .map((input, index): Interview => {
      const at = reader.at(`interviews[${index}]`);
      return {
        id: at.uuid('id', input.id) ?? newId(),
        kind: at.line('kind', input.kind, jobLimits.line),
        at: readInstant(at, input.at),
        timeZone: readZone(at, input.timeZone),
        minutes: readMinutes(at, input.minutes),
        people: at.line('people', input.people, jobLimits.line),
        notes: at.text('notes', input.notes, jobLimits.shortNotes),
      };
    })
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** Refuses what is not an email address. */
export function checkEmail(reader: InputReader, email: string | null): void {
  if (email === null || /^[^\s@<>]+@[^\s@<>]+$/.test(email)) return;
  reader.refuse('email', 'Please enter a valid email');
}

/** Reads contacts in the user's order. An entry without an id gets one from `newId`; an empty entry is dropped. */
export function readContacts(
  reader: InputReader,
  value: readonly ContactInputValue[] | null | undefined,
  newId: () => string,
): readonly JobContact[] {
  return reader.entries('contacts', value, jobLimits.contacts).flatMap((input, index) => {
    const at = reader.at(`contacts[${index}]`);
    const contact = {
      name: at.line('name', input.name, jobLimits.line),
      role: at.line('role', input.role, jobLimits.line),
      email: at.line('email', input.email, jobLimits.line),
      phone: at.line('phone', input.phone, jobLimits.line),
      link: at.link('link', input.link),
      notes: at.text('notes', input.notes, jobLimits.shortNotes),
    };
    checkEmail(at, contact.email);
    const personId = at.newRecordId('personId', input.personId);
    const isEmpty = personId === undefined && Object.values(contact).every((field) => field === null);
    const link = personId !== undefined && { personId };
    return isEmpty ? [] : [{ id: at.uuid('id', input.id) ?? newId(), ...contact, ...link }];
  });
}
