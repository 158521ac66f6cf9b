/** The fields of a person that a user can write. A change contains only the fields that it changes. */
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { PlainDay, PlainDayReading } from '../../../shared/documents/jobs/plain-day.ts';
import { checkEmail } from './read-job-parts.ts';
import type { InputReader } from './reader.ts';

/** What a user can write about a person. */
export interface PersonDraft {
  readonly name: string | null;
  readonly role: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly link: string | null;
  readonly howWeMet: string | null;
  readonly lastContactOn: PlainDay | null;
  readonly notes: string | null;
}
export type PersonChange = Partial<PersonDraft>;

export const emptyPerson: PersonDraft = {
  ...{ name: null, role: null, company: null, email: null, phone: null },
  ...{ link: null, howWeMet: null, lastContactOn: null, notes: null },
};

type Text = string | null | undefined;

export interface PersonInputValue {
  readonly name?: Text;
  readonly role?: Text;
  readonly company?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly link?: Text;
  readonly howWeMet?: Text;
  readonly lastContactOn?: PlainDayReading | null | undefined;
  readonly notes?: Text;
}

type Readers = {
  readonly [Key in keyof PersonDraft]: (reader: InputReader, input: PersonInputValue) => PersonDraft[Key];
};

const readers: Readers = {
  name: (reader, { name }) => reader.line('name', name, jobLimits.line),
  role: (reader, { role }) => reader.line('role', role, jobLimits.line),
  company: (reader, { company }) => reader.line('company', company, jobLimits.line),
  email(reader, { email }) {
    const line = reader.line('email', email, jobLimits.line);
    checkEmail(reader, line);
    return line;
  },
  phone: (reader, { phone }) => reader.line('phone', phone, jobLimits.line),
  link: (reader, { link }) => reader.link('link', link),
  howWeMet: (reader, { howWeMet }) => reader.line('howWeMet', howWeMet, jobLimits.line),
  lastContactOn: (reader, { lastContactOn }) => reader.day('lastContactOn', lastContactOn),
  notes: (reader, { notes }) => reader.text('notes', notes, jobLimits.notes),
};

/** Reads the fields that the input contains; null clears a field. `reader.finish()` must be called afterward. */
export function readPersonChange(reader: InputReader, input: PersonInputValue): PersonChange {
  const presentFields = Object.entries(readers).filter(([key]) => input[key as keyof PersonInputValue] !== undefined);
  return Object.fromEntries(presentFields.map(([key, read]) => [key, read(reader, input)]));
}

/** Checks that a person can be told from others in a list. */
export function checkPerson(reader: InputReader, { name, email }: Pick<PersonDraft, 'name' | 'email'>): void {
  if (name === null && email === null) reader.refuse('name', 'Please enter a name or an email.');
}
