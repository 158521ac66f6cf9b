import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useMemo } from 'react';
import { addToList } from '../common/api/block-cache.ts';
import { pagesAfter } from '../common/api/pages-after.ts';
import { paragraphsKind } from '../common/block-kind.ts';
import type { BlockStore } from '../common/form/block-store.ts';
import { createParagraphEvent } from './api/create-paragraph-event.ts';
import { getParagraphEvent } from './api/get-paragraph-event.ts';
import { listParagraphEvents } from './api/list-paragraph-events.ts';
import { updateParagraphEvent } from './api/update-paragraph-event.ts';
import type { ParagraphBlock } from './api/paragraph-event-fields.ts';
import { paragraphInputOf, type ParagraphValues } from './paragraph-values.ts';

/** Creating and updating paragraphs over the gateway. */
export function useParagraphStore(): BlockStore<ParagraphValues, ParagraphBlock> {
  const client = useApolloClient();
  return useMemo(() => {
    const create = async (values: ParagraphValues, uuid: string): Promise<ParagraphBlock> => {
      const result = await client.mutate({
        mutation: createParagraphEvent,
        variables: { input: paragraphInputOf(values, uuid) },
        update: (cache, { data }) => {
          if (data) addToList(cache, paragraphsKind, data.event.createParagraphEvent);
        },
      });
      return dataOf(result).event.createParagraphEvent;
    };
    return {
      create,
      async find(uuid) {
        const result = await client.query({ query: listParagraphEvents, fetchPolicy: 'network-only' });
        return dataOf(result).paragraphEvents.find((block) => block.uuid === uuid);
      },
      async update({ id, uuid, version }, values) {
        const result = await client.mutate({
          mutation: updateParagraphEvent,
          variables: { id, version, input: paragraphInputOf(values, uuid) },
          context: keepPlace,
        });
        const answer = dataOf(result).event.updateParagraphEvent;
        if (answer.__typename === 'ParagraphEvent') return { status: 'saved', record: answer };
        const newest = await client.query({
          query: getParagraphEvent,
          variables: { id },
          fetchPolicy: 'network-only',
          context: keepPlace,
        });
        return { status: 'conflict', newest: dataOf(newest).paragraphEvent };
      },
      pagesAfter: ({ id, uuid }, values) => pagesAfter(client, { id, paragraph: paragraphInputOf(values, uuid) }),
    };
  }, [client]);
}
