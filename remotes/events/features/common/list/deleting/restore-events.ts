import { keepPlace, type ApolloClient } from '@shared/graphql';
import type { EventKind } from '../../event-kind.ts';
import { addToList } from '../../api/block-cache.ts';
import type { EventOperations } from '../../api/operation.ts';
import type { BlockCopy } from './undo-deletion.ts';

/** Restores deleted events from their copies and adds them to the list. */
export async function restoreEvents<Event extends { readonly id: string }, Input>(
  client: ApolloClient,
  kind: EventKind,
  { restore }: EventOperations<Event, Input>,
  copies: readonly BlockCopy[],
): Promise<void> {
  await client.mutate({
    mutation: restore.document,
    variables: { copies: [...copies] },
    context: keepPlace,
    update: (cache, { data }) => {
      if (data) addToList(cache, kind, ...restore.resultIn(data));
    },
  });
}
