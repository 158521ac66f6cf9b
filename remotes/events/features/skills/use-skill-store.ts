import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useMemo } from 'react';
import { addToList } from '../common/api/block-cache.ts';
import { skillsKind } from '../common/block-kind.ts';
import { pagesAfter } from '../common/api/pages-after.ts';
import type { BlockStore } from '../common/form/block-store.ts';

import { createSkillEvent } from './api/create-skill-event.ts';
import { getSkillEvent } from './api/get-skill-event.ts';
import { listSkillEvents } from './api/list-skill-events.ts';
import { updateSkillEvent } from './api/update-skill-event.ts';
import type { SkillBlock } from './api/skill-event-fields.ts';
import { skillInputOf, type SkillValues } from './skill-values.ts';

/** Creating and updating skill events over the gateway. */
export function useSkillStore(): BlockStore<SkillValues, SkillBlock> {
  const client = useApolloClient();
  return useMemo(() => {
    const create = async (values: SkillValues, uuid: string): Promise<SkillBlock> => {
      const result = await client.mutate({
        mutation: createSkillEvent,
        variables: { input: skillInputOf(values, uuid) },
        update: (cache, { data }) => {
          if (data) addToList(cache, skillsKind, data.event.createSkillEvent);
        },
      });
      return dataOf(result).event.createSkillEvent;
    };
    return {
      create,
      pagesAfter: ({ id, uuid }, values) => pagesAfter(client, { id, skill: skillInputOf(values, uuid) }),
      async find(uuid) {
        const result = await client.query({ query: listSkillEvents, fetchPolicy: 'network-only' });
        return dataOf(result).skillEvents.find((block) => block.uuid === uuid);
      },
      async update({ id, uuid, version }, values) {
        const result = await client.mutate({
          mutation: updateSkillEvent,
          variables: { id, version, input: skillInputOf(values, uuid) },
          context: keepPlace,
        });
        const answer = dataOf(result).event.updateSkillEvent;
        if (answer.__typename === 'SkillEvent') return { status: 'saved', record: answer };
        const newest = await client.query({
          query: getSkillEvent,
          variables: { id },
          fetchPolicy: 'network-only',
          context: keepPlace,
        });
        return { status: 'conflict', newest: dataOf(newest).skillEvent };
      },
    };
  }, [client]);
}
