import type { Session } from '@shared/contracts';
import { clientFor, graphql, type ApolloClient } from '@shared/graphql';
import { shellVersion } from '../version.ts';
import type { SampleMark } from './sample-mark.ts';
import { makeSample } from './make-sample.ts';
import { sampleInput } from './sample-input.ts';

const undoSample = graphql(`
  mutation ShellUndoSample($input: ImportUndoInput!) {
    resume {
      undoImport(input: $input) {
        __typename
        ... on ImportChangedSince {
          blocks
        }
      }
    }
  }
`);

const sampleBlocks = graphql(`
  query ShellSampleBlocks {
    workEvents {
      id
      uuid
    }
    eduEvents {
      id
      uuid
    }
    skillEvents {
      id
      uuid
    }
  }
`);

const deleteSample = graphql(`
  mutation ShellDeleteSample($id: ID!, $blocks: [ID!]!) {
    resume {
      deleteResume(id: $id) {
        id
      }
    }
    event {
      deleteEvents(ids: $blocks) {
        __typename
      }
    }
  }
`);

const clientOf = (session: Session, endpoint: string): ApolloClient =>
  clientFor(session, endpoint, {
    name: 'shell',
    version: shellVersion,
    onError: () => undefined,
    onIntent: () => false,
  });

/** Creates the sample of a guest. Rejects when the API cannot be reached or refuses. */
export async function createSample(session: Session, endpoint: string, language: string): Promise<SampleMark> {
  const { input, blocks } = sampleInput(language);
  const { data } = await clientOf(session, endpoint).mutate({ mutation: makeSample, variables: { input } });
  const resumeId = data?.resume.importResume.id;
  if (resumeId === undefined) throw new Error('The gateway did not create the sample.');
  return { subject: session.subject, resumeId, blocks };
}

/**
 * Deletes a sample. If the user has changed something, the résumé is deleted (and can be restored) with only those
 * events that are unchanged; resolves to whether events remain. Rejects when nothing was deleted.
 */
export async function removeSample(
  session: Session,
  endpoint: string,
  { resumeId, blocks }: SampleMark,
): Promise<boolean> {
  const client = clientOf(session, endpoint);
  const { data } = await client.mutate({
    mutation: undoSample,
    variables: { input: { resumeId, blocks: [...blocks] } },
    fetchPolicy: 'no-cache',
  });
  const answer = data?.resume.undoImport;
  if (answer?.__typename !== 'ImportChangedSince') return false;
  const changed = new Set(answer.blocks);
  const known = await client.query({ query: sampleBlocks, fetchPolicy: 'no-cache' });
  const { workEvents = [], eduEvents = [], skillEvents = [] } = known.data ?? {};
  const untouched = [...workEvents, ...eduEvents, ...skillEvents]
    .filter(({ id, uuid }) => blocks.includes(uuid) && !changed.has(id))
    .map(({ id }) => id);
  await client.mutate({
    mutation: deleteSample,
    variables: { id: resumeId, blocks: untouched },
    fetchPolicy: 'no-cache',
  });
  return changed.size > 0;
}
