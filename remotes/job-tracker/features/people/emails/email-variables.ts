import { dayOf, type PlainDay } from '@shared/documents';
import type { Person, PersonJob } from '../api/person-fields.ts';

/** The variables in email templates, such as `{{firstName}}`. */
export const emailVariables = [
  ...(['name', 'firstName', 'company', 'jobTitle', 'interviewDay', 'myName'] as const),
] as const;
export type EmailVariable = (typeof emailVariables)[number];

/** The value of each variable; '' where none is known. */
export type EmailValues = Readonly<Record<EmailVariable, string>>;

interface Sources {
  readonly person: Pick<Person, 'name' | 'company'>;
  /** The job that the email is about; undefined for none. */
  readonly job: PersonJob | undefined;
  readonly sender: { readonly firstName: string | null; readonly lastName: string | null } | undefined;
  readonly today: PlainDay;
  readonly language: string;
}

/** Returns the first name of `Ana Lopez` and of `Lopez, Ana`. */
function firstNameOf(name: string): string {
  const [last = '', first] = name.split(',');
  return (first ?? last).trim().split(/\s+/)[0] ?? '';
}

/** The last interview that has been held, or else the next one. */
function interviewOf(job: PersonJob, today: PlainDay): PersonJob['interviews'][number] | undefined {
  const held = job.interviews.filter(({ at, timeZone }) => dayOf(new Date(at), timeZone) <= today);
  return held.at(-1) ?? job.interviews[0];
}

/** Fills the variables from the person, the job, and the profile. */
export function valuesOfEmail({ person, job, sender, today, language }: Sources): EmailValues {
  const interview = job && interviewOf(job, today);
  const day =
    interview &&
    new Intl.DateTimeFormat(language, {
      ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: interview.timeZone },
    }).format(new Date(interview.at));
  return {
    name: person.name ?? '',
    firstName: firstNameOf(person.name ?? ''),
    company: job?.company ?? person.company ?? '',
    jobTitle: job?.title ?? '',
    interviewDay: day ?? '',
    myName: [sender?.firstName, sender?.lastName].filter((part) => part).join(' '),
  };
}

/** A piece of a filled text: literal text, or a variable that has no value, as it was typed. */
export type EmailPiece = string | { readonly unfilled: string };

const isVariable = (name: string): name is EmailVariable => (emailVariables as readonly string[]).includes(name);

// Spaces are trimmed afterward, because a pattern that matches them apart from the name is slow on a line of spaces.
const signs = /\{\{([^{}\n]*)\}\}/g;

/** Fills the variables in a text. Those without a value and unknown names remain separate pieces. */
export function fillEmail(text: string, values: EmailValues): readonly EmailPiece[] {
  const pieces: EmailPiece[] = [];
  let end = 0;
  for (const { 0: typed, 1: inside = '', index } of text.matchAll(signs)) {
    const name = inside.trim();
    const value = isVariable(name) ? values[name].trim() : '';
    pieces.push(text.slice(end, index), value === '' ? { unfilled: typed } : value);
    end = index + typed.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

/** Returns filled text as it is sent, in which unfilled variables stay as they were typed. */
export const plainEmail = (pieces: readonly EmailPiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.unfilled)).join('');

/** Lists the variables in texts in reading order, without duplicates, and the names in braces that are none. */
export function variablesIn(...texts: readonly string[]): {
  readonly known: readonly EmailVariable[];
  readonly unknown: readonly string[];
} {
  const names = [...new Set(texts.flatMap((text) => [...text.matchAll(signs)].map(([, name = '']) => name.trim())))];
  return { known: names.filter(isVariable), unknown: names.filter((name) => !isVariable(name)) };
}
