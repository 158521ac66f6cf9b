import { keepPlace, type ApolloClient } from '@shared/graphql';
import { addToList } from '../common/api/block-cache.ts';
import { skillsKind } from '../common/block-kind.ts';
import type { BlockCopy } from '../common/list/deleting/undo-deletion.ts';
import { restoreSkillEvents } from './api/restore-skill-events.ts';

/** Brings deleted groups of skills back from their copies, and into the list. */
export async function restoreSkills(client: ApolloClient, copies: readonly BlockCopy[]): Promise<void> {
  await client.mutate({
    mutation: restoreSkillEvents,
    variables: { copies: [...copies] },
    context: keepPlace,
    update: (cache, { data }) => {
      if (data) addToList(cache, skillsKind, ...data.event.restoreEvents.skills);
    },
  });
}
