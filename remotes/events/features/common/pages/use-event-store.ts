import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import type { RecordStore, SavedBase } from '@shared/record-forms';
import { useMemo } from 'react';
import { addToList } from '../api/block-cache.ts';
import type { EventOperations } from '../api/operation.ts';
import { pagesAfter, type PagesAfter } from '../api/pages-after.ts';
import type { ListedKind } from '../event-definition.ts';
import type { StoredEvent } from '../event-kind.ts';

/** What an event's form needs from the gateway. */
export interface EventStore<Values, Event> extends RecordStore<Values, Event> {
  /** Returns how saving `values` would change the page counts of the documents that use the event. */
  pagesAfter(base: SavedBase, values: Values): Promise<readonly PagesAfter[]>;
}

/** Creates and updates events of one kind through the gateway. */
export function useEventStore<Values, Event extends StoredEvent, Input>(
  kind: ListedKind<Event>,
  operations: EventOperations<Event, Input>,
  inputOf: (values: Values, uuid: string) => Input,
): EventStore<Values, Event> {
  const client = useApolloClient();
  return useMemo(() => {
    const { read, create, update, pagesArgument } = operations;
    return {
      async create(values, uuid) {
        const result = await client.mutate({
          mutation: create.document,
          variables: { input: inputOf(values, uuid) },
          update: (cache, { data }) => {
            if (data) addToList(cache, kind, create.resultIn(data));
          },
        });
        return create.resultIn(dataOf(result));
      },
      async find(uuid) {
        const result = await client.query({ query: kind.list.document, fetchPolicy: 'network-only' });
        return kind.list.resultIn(dataOf(result)).find((event) => event.uuid === uuid);
      },
      async update({ id, uuid, version }, values) {
        const result = await client.mutate({
          mutation: update.document,
          variables: { id, version, input: inputOf(values, uuid) },
          context: keepPlace,
        });
        const saved = update.resultIn(dataOf(result));
        if (saved !== null) return { status: 'saved', record: saved };
        const newest = await client.query({
          query: read.document,
          variables: { id },
          fetchPolicy: 'network-only',
          context: keepPlace,
        });
        return { status: 'conflict', newest: read.resultIn(dataOf(newest)) };
      },
      pagesAfter: ({ id, uuid }, values) => pagesAfter(client, { id, ...pagesArgument(inputOf(values, uuid)) }),
    };
  }, [client, kind, operations, inputOf]);
}
