import { newLetter } from '../../../../shared/documents/letter/new-letter.ts';
import type { TestGateway } from '../../../../tooling/testing/gateway.ts';
import { askOrThrow } from './sign-up-with-resumes.ts';

/**
 * Creates a letter named `To the coast` that uses the person's paragraph, follows their résumé, and is for a job at
 * Coast Guard.
 */
export async function writeLetter(gateway: TestGateway, token: string): Promise<void> {
  const ask = <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> =>
    askOrThrow(gateway, query, variables, token);
  const { resumes, paragraphEvents } = await ask<Record<'resumes' | 'paragraphEvents', readonly { id: string }[]>>(
    '{ resumes { id } paragraphEvents { id } }',
  );
  const { job } = await ask<{ job: { createJob: { id: string } } }>(
    'mutation { job { createJob(input: { title: "Keeper", company: "Coast Guard" }) { id } } }',
  );
  const [resume] = resumes;
  const document = newLetter({
    language: 'en',
    parts: paragraphEvents.map(({ id }, index) => ({ kind: 'block', id: `part-${index}`, eventId: id })),
    job: { id: job.createJob.id, company: '', position: '', location: '', source: '' },
    ...(resume && { resume: { id: resume.id, design: { template: 'band', paper: 'a4' } } }),
  });
  await ask(
    'mutation ($document: LetterDocument!) { letter { createLetter(input: { title: "To the coast", document: $document }) { id } } }',
    { document },
  );
}
