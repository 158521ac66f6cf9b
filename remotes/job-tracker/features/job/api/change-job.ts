import type { PlainDay } from '@shared/documents';
import { dataOf, keepPlace, type ApolloClient } from '@shared/graphql';
import type { JobInput } from '../job-values.ts';
import type { Job } from './job-fields.ts';
import { updateJob } from './save-job.ts';

/** Saves some fields of a job at once. The last change wins, even over a concurrent one. */
export async function changeJob(
  client: ApolloClient,
  { id, version: known }: Pick<Job, 'id' | 'version'>,
  input: Partial<JobInput>,
  today: PlainDay,
): Promise<Job> {
  let version = known;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const variables = { id, version, input, today };
    const answer = dataOf(await client.mutate({ mutation: updateJob, variables, context: keepPlace })).job.updateJob;
    if (answer.__typename === 'Job') return answer;
    version = answer.currentVersion;
  }
  throw new Error('The job kept changing while it was being saved.');
}
