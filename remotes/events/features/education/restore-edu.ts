import { keepPlace, type ApolloClient } from '@shared/graphql';
import { addToList } from '../common/api/block-cache.ts';
import { educationKind } from '../common/block-kind.ts';
import type { BlockCopy } from '../common/list/deleting/undo-deletion.ts';
import { restoreEduEvents } from './api/restore-edu-events.ts';

/** Brings deleted education events back from their copies, and into the list. */
export async function restoreEdu(client: ApolloClient, copies: readonly BlockCopy[]): Promise<void> {
  await client.mutate({
    mutation: restoreEduEvents,
    variables: { copies: [...copies] },
    context: keepPlace,
    update: (cache, { data }) => {
      if (data) addToList(cache, educationKind, ...data.event.restoreEvents.education);
    },
  });
}
