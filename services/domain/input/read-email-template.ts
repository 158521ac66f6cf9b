import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import { peopleLimits } from '../../../shared/documents/people/people-limits.ts';
import type { InputReader } from './reader.ts';

/** The texts of an email template. */
export interface EmailTemplateDraft {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

/** Reads the texts of an email template. The subject may be empty. `reader.finish()` must be called afterward. */
export function readEmailTemplate(reader: InputReader, input: EmailTemplateDraft): EmailTemplateDraft {
  const body = reader.text('body', input.body, peopleLimits.templateBody);
  if (body === null) reader.refuse('body', 'Please enter a text.');
  return {
    name: reader.requiredLine('name', input.name, 'Please enter a name.'),
    subject: reader.line('subject', input.subject, jobLimits.line) ?? '',
    body: body ?? '',
  };
}
