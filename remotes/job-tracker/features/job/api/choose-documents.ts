import { dataOf, keepPlace, type ApolloClient } from '@shared/graphql';
import type { PlainDay } from '@shared/documents';
import type { Job } from './job-fields.ts';
import { updateJob } from './save-job.ts';

/** Ids of documents; null for none. What is left out stays. */
export interface ChosenDocuments {
  readonly resumeId?: string | null;
  readonly letterId?: string | null;
}

/** Says which documents are meant for a job. The choice made last counts, whatever else was changed meanwhile. */
export async function chooseDocuments(
  client: ApolloClient,
  { id, version: known }: Job,
  input: ChosenDocuments,
  today: PlainDay,
): Promise<void> {
  let version = known;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const variables = { id, version, input, today };
    const answer = dataOf(await client.mutate({ mutation: updateJob, variables, context: keepPlace })).job.updateJob;
    if (answer.__typename === 'Job') return;
    version = answer.currentVersion;
  }
  throw new Error('The job is being changed all the time.');
}
