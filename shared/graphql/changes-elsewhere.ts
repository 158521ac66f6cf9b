import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { forgetPrefetched } from './prefetch.ts';

const channelName = 'tessera-records';

/** Identifies this page among the tabs of the origin, which must not load again for a change of its own. */
const page = Math.random().toString(36);

/** Tells the other tabs of the origin that records have changed. Which ones they show is up to them. */
export function announceChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(page);
  channel.close();
}

/** Announces each mutation that the gateway has carried out, and makes what was requested before it old. */
export const createAnnouncingLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    forgetPrefetched(operation.client.cache);
    return forward(operation).pipe(
      tap(({ errors }) => {
        if (errors === undefined || errors.length === 0) announceChange();
      }),
    );
  });

/** Milliseconds in which several changes are one, because a builder saves at each pause in typing. */
const gathering = 500;

/** Milliseconds after which a page that was not visible loads again anyway: another device sends no messages. */
const absence = 60_000;

/**
 * Calls `look` when another tab has changed records, and when the person returns to this one after a while. A hidden
 * page waits until it is visible again. Returns a function that stops it.
 */
export function onChangesElsewhere(look: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let seenAt = Date.now();
  const lookSoon = (): void => {
    isDue = document.visibilityState !== 'visible';
    if (isDue || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      look();
    }, gathering);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible' && (isDue || Date.now() - seenAt > absence)) lookSoon();
    seenAt = Date.now();
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== page) lookSoon();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(timer);
    // A message that is on its way when the channel is closed must find nobody.
    channel.onmessage = null;
    channel.close();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
