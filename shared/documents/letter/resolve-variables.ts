import type { DocumentLocale } from '../compose/document-locale.ts';
import type { PlainDay } from '../jobs/plain-day.ts';
import { letterVariables, type LetterVariable } from '../letter-variables.ts';
import type { ContactInfo } from '../resume-document.ts';
import { formatDay } from './letter-date.ts';
import type { JobFacts, LetterDocument } from './letter-document.ts';

/** The value of each variable; '' where none is known. */
export type VariableValues = Readonly<Record<LetterVariable, string>>;

export interface VariableSources {
  readonly document: Pick<LetterDocument, 'recipient' | 'fills' | 'design'>;
  /** The contact info of the letter or the profile. */
  readonly contact: ContactInfo | null;
  readonly job: JobFacts | null;
  readonly today: PlainDay;
  readonly locale: DocumentLocale;
}

/** Resolves the variables. The letter's own values win over those of the job, and the job's over the recipient. */
export function resolveVariables({ document, contact, job, today, locale }: VariableSources): VariableValues {
  const { recipient, fills, design } = document;
  const known: VariableValues = {
    company: job?.company.trim() || recipient.company,
    position: job?.position ?? '',
    location: job?.location ?? '',
    source: job?.source ?? '',
    recipientName: recipient.name,
    recipientTitle: recipient.title,
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    today: formatDay(today, locale.language, design.dateFormat),
  };
  const values = letterVariables.map((name) => [name, fills[name]?.trim() || known[name].trim()] as const);
  return Object.fromEntries(values) as VariableValues;
}
