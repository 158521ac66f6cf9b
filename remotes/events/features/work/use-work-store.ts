import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useMemo } from 'react';
import { addToList } from '../common/api/block-cache.ts';
import { workKind } from '../common/block-kind.ts';
import { pagesAfter } from '../common/api/pages-after.ts';
import type { BlockStore } from '../common/form/block-store.ts';

import { createWorkEvent } from './api/create-work-event.ts';
import { getWorkEvent } from './api/get-work-event.ts';
import { listWorkEvents } from './api/list-work-events.ts';
import { updateWorkEvent } from './api/update-work-event.ts';
import type { WorkBlock } from './api/work-event-fields.ts';
import { workInputOf, type WorkValues } from './work-values.ts';

/** Creating and updating work events over the gateway. */
export function useWorkStore(): BlockStore<WorkValues, WorkBlock> {
  const client = useApolloClient();
  return useMemo(() => {
    const create = async (values: WorkValues, uuid: string): Promise<WorkBlock> => {
      const result = await client.mutate({
        mutation: createWorkEvent,
        variables: { input: workInputOf(values, uuid) },
        update: (cache, { data }) => {
          if (data) addToList(cache, workKind, data.event.createWorkEvent);
        },
      });
      return dataOf(result).event.createWorkEvent;
    };
    return {
      create,
      pagesAfter: ({ id, uuid }, values) => pagesAfter(client, { id, work: workInputOf(values, uuid) }),
      async find(uuid) {
        const result = await client.query({ query: listWorkEvents, fetchPolicy: 'network-only' });
        return dataOf(result).workEvents.find((block) => block.uuid === uuid);
      },
      async update({ id, uuid, version }, values) {
        const result = await client.mutate({
          mutation: updateWorkEvent,
          variables: { id, version, input: workInputOf(values, uuid) },
          context: keepPlace,
        });
        const answer = dataOf(result).event.updateWorkEvent;
        if (answer.__typename === 'WorkEvent') return { status: 'saved', record: answer };
        const newest = await client.query({
          query: getWorkEvent,
          variables: { id },
          fetchPolicy: 'network-only',
          context: keepPlace,
        });
        return { status: 'conflict', newest: dataOf(newest).workEvent };
      },
    };
  }, [client]);
}
