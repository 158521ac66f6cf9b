import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useMemo } from 'react';
import { addToList } from '../common/api/block-cache.ts';
import { educationKind } from '../common/block-kind.ts';
import { pagesAfter } from '../common/api/pages-after.ts';
import type { BlockStore } from '../common/form/block-store.ts';

import { createEduEvent } from './api/create-edu-event.ts';
import { getEduEvent } from './api/get-edu-event.ts';
import { listEduEvents } from './api/list-edu-events.ts';
import { updateEduEvent } from './api/update-edu-event.ts';
import type { EduBlock } from './api/edu-event-fields.ts';
import { eduInputOf, type EduValues } from './edu-values.ts';

/** Creating and updating education events over the gateway. */
export function useEduStore(): BlockStore<EduValues, EduBlock> {
  const client = useApolloClient();
  return useMemo(() => {
    const create = async (values: EduValues, uuid: string): Promise<EduBlock> => {
      const result = await client.mutate({
        mutation: createEduEvent,
        variables: { input: eduInputOf(values, uuid) },
        update: (cache, { data }) => {
          if (data) addToList(cache, educationKind, data.event.createEduEvent);
        },
      });
      return dataOf(result).event.createEduEvent;
    };
    return {
      create,
      pagesAfter: ({ id, uuid }, values) => pagesAfter(client, { id, education: eduInputOf(values, uuid) }),
      async find(uuid) {
        const result = await client.query({ query: listEduEvents, fetchPolicy: 'network-only' });
        return dataOf(result).eduEvents.find((block) => block.uuid === uuid);
      },
      async update({ id, uuid, version }, values) {
        const result = await client.mutate({
          mutation: updateEduEvent,
          variables: { id, version, input: eduInputOf(values, uuid) },
          context: keepPlace,
        });
        const answer = dataOf(result).event.updateEduEvent;
        if (answer.__typename === 'EduEvent') return { status: 'saved', record: answer };
        const newest = await client.query({
          query: getEduEvent,
          variables: { id },
          fetchPolicy: 'network-only',
          context: keepPlace,
        });
        return { status: 'conflict', newest: dataOf(newest).eduEvent };
      },
    };
  }, [client]);
}
