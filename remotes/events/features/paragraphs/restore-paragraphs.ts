import { keepPlace, type ApolloClient } from '@shared/graphql';
import { addToList } from '../common/api/block-cache.ts';
import { paragraphsKind } from '../common/block-kind.ts';
import type { BlockCopy } from '../common/list/deleting/undo-deletion.ts';
import { restoreParagraphEvents } from './api/restore-paragraph-events.ts';

/** Brings deleted paragraphs back from their copies, and into the list. */
export async function restoreParagraphs(client: ApolloClient, copies: readonly BlockCopy[]): Promise<void> {
  await client.mutate({
    mutation: restoreParagraphEvents,
    variables: { copies: [...copies] },
    context: keepPlace,
    update: (cache, { data }) => {
      if (data) addToList(cache, paragraphsKind, ...data.event.restoreEvents.paragraphs);
    },
  });
}
