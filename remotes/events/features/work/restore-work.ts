import { keepPlace, type ApolloClient } from '@shared/graphql';
import { addToList } from '../common/api/block-cache.ts';
import { workKind } from '../common/block-kind.ts';
import type { BlockCopy } from '../common/list/deleting/undo-deletion.ts';
import { restoreWorkEvents } from './api/restore-work-events.ts';

/** Brings deleted work events back from their copies, and into the list. */
export async function restoreWork(client: ApolloClient, copies: readonly BlockCopy[]): Promise<void> {
  await client.mutate({
    mutation: restoreWorkEvents,
    variables: { copies: [...copies] },
    context: keepPlace,
    update: (cache, { data }) => {
      if (data) addToList(cache, workKind, ...data.event.restoreEvents.work);
    },
  });
}
