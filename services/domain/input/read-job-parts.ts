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
  readonly name?: Text;
  readonly role?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly link?: Text;
  readonly notes?: Text;
}

/** Minutes of the longest interview: two days. */
const longest = 2_880;

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

/** An IANA zone that exists. */
export function readZone(reader: InputReader, given: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    reader.refuse('timeZone', 'Please choose a time zone.');
    return 'UTC';
  }
}

function readMinutes(reader: InputReader, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isInteger(value) && value >= 1 && value <= longest) return value;
  reader.refuse('minutes', `Please enter 1 to ${longest} minutes.`);
  return null;
}

/** In order of time. An entry that has no id yet gets one from `newId`. */
export function readInterviews(
  reader: InputReader,
  value: readonly InterviewInputValue[] | null | undefined,
  newId: () => string,
): readonly Interview[] {
  return reader
    .entries('interviews', value, jobLimits.interviews)
    .map((given, index): Interview => {
      const at = reader.at(`interviews[${index}]`);
      return {
        id: at.uuid('id', given.id) ?? newId(),
        kind: at.line('kind', given.kind, jobLimits.line),
        at: readInstant(at, given.at),
        timeZone: readZone(at, given.timeZone),
        minutes: readMinutes(at, given.minutes),
        people: at.line('people', given.people, jobLimits.line),
        notes: at.text('notes', given.notes, jobLimits.shortNotes),
      };
    })
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** As `readInterviews`; in the person's order. An entry without anything is passed over. */
export function readContacts(
  reader: InputReader,
  value: readonly ContactInputValue[] | null | undefined,
  newId: () => string,
): readonly JobContact[] {
  return reader.entries('contacts', value, jobLimits.contacts).flatMap((given, index) => {
    const at = reader.at(`contacts[${index}]`);
    const contact = {
      name: at.line('name', given.name, jobLimits.line),
      role: at.line('role', given.role, jobLimits.line),
      email: at.line('email', given.email, jobLimits.line),
      phone: at.line('phone', given.phone, jobLimits.line),
      link: at.link('link', given.link),
      notes: at.text('notes', given.notes, jobLimits.shortNotes),
    };
    if (contact.email !== null && !/^[^\s@<>]+@[^\s@<>]+$/.test(contact.email)) {
      at.refuse('email', 'Please enter a valid email');
    }
    const isEmpty = Object.values(contact).every((field) => field === null);
    return isEmpty ? [] : [{ id: at.uuid('id', given.id) ?? newId(), ...contact }];
  });
}
