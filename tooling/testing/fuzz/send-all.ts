import { faultsOf, nameOf } from './judge.ts';
import { type RawClient, type RawRequest, sendRaw } from './send-raw.ts';

/** The summary of the responses to many requests. */
export interface Outcome {
  /** Faults found in responses, each with its request. */
  readonly faults: readonly string[];
  /** How often each status was returned. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Connections that were closed without a response. */
  readonly dropped: number;
}

const atOnce = 8;

/** Sends the requests, eight at a time. `isSecret` recognizes text that only another account may read. */
export async function sendAll(
  client: RawClient,
  requests: readonly RawRequest[],
  isSecret?: (text: string) => boolean,
): Promise<Outcome> {
  const waiting = [...requests];
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let dropped = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const answer = await sendRaw(client, next);
      if (!answer) {
        dropped += 1;
        continue;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const name = nameOf(next);
      faults.push(...faultsOf(answer, isSecret).map((fault) => `${fault}: ${name}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { faults, statuses, dropped };
}
