import type { JobFacts, ParagraphEvent, TiedJob } from '@shared/documents';
import type { JobAnswer } from './job-fields.ts';
import type { ParagraphAnswer } from './paragraph-fields.ts';

/** The gateway's paragraphs in the terms of shared/documents. */
export const parseParagraphs = (answers: readonly ParagraphAnswer[]): readonly ParagraphEvent[] =>
  answers.map(({ variants, ...paragraph }) => ({
    ...paragraph,
    variants: variants.map(({ id, length, language, text }) => ({
      ...{ id, length, language },
      texts: text === null ? {} : { text },
    })),
  }));

/** What a letter knows of a job. */
export const jobFactsOf = ({ company, title, location, source }: JobAnswer): JobFacts => ({
  company: company ?? '',
  position: title,
  location: location ?? '',
  source: source ?? '',
});

export const tiedJobOf = (job: JobAnswer): TiedJob => ({ id: job.id, ...jobFactsOf(job) });
