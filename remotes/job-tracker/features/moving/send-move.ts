import { dataOf, keepPlace, type ApolloClient } from '@shared/graphql';
import { evictDueCount } from '../common/api/evict-due-count.ts';
import { moveJobs, undoMoves } from '../common/api/move-jobs.ts';
import type { Move } from './move.ts';
import type { MoveAnswer, MoveQueue } from './move-queue.ts';
import { placeInLists, updateLists } from './update-lists.ts';

const idsOf = ({ jobs }: Move): string[] => jobs.map(({ id }) => id);

/** Shows the jobs at the target of a move. */
export const showMove = (client: ApolloClient, move: Move): void =>
  placeInLists(client.cache, idsOf(move), move.to, move.on);

/** Shows the jobs at their positions before a move. */
export const showBefore = (client: ApolloClient, { jobs }: Move): void => updateLists(client.cache, jobs);

/** Sends a move to the gateway; rejects if the request fails. */
export async function sendMove(client: ApolloClient, move: Move): Promise<MoveAnswer> {
  const { jobs, to, on } = move;
  const [only] = jobs.length === 1 ? jobs : [];
  const result = await client.mutate({
    mutation: moveJobs,
    variables: {
      ids: idsOf(move),
      stage: to.stage,
      closeReason: to.closeReason,
      on,
      from: only?.stage ?? null,
      today: on,
    },
    context: keepPlace,
  });
  const answer = dataOf(result).job.moveJobs;
  // Two devices may have dragged the same card, so it is shown where the server has it.
  updateLists(client.cache, answer.jobs);
  evictDueCount(client.cache);
  return answer;
}

/** Undoes a move, whether it was sent or not. `onFailed` receives a function that tries again. */
export async function undoMove(
  client: ApolloClient,
  queue: MoveQueue,
  move: Move,
  onFailed: (again: () => void) => void,
): Promise<void> {
  showBefore(client, move);
  if (queue.drop(move)) return;
  const answer = await queue.answerOf(move);
  if (answer === undefined) return;
  // Moves of another device are not undone here.
  const stayed = answer.jobs.filter(({ id }) => answer.passedOver.includes(id));
  updateLists(client.cache, stayed);
  if (answer.entryIds.length === 0) return;
  try {
    const result = await client.mutate({
      mutation: undoMoves,
      variables: { entryIds: [...answer.entryIds], today: move.on },
      context: keepPlace,
    });
    updateLists(client.cache, dataOf(result).job.undoMoves);
  } catch {
    showMove(client, move);
    onFailed(() => void undoMove(client, queue, move, onFailed));
  }
}
