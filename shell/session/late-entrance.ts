import { within } from '@shared/contracts';
import type { Entrance, EntrancePorts } from './entrance.ts';

/** Milliseconds; a script that hangs must not keep everybody waiting who needs a token. */
const patience = 10_000;

async function fetchEntrance(ports: EntrancePorts): Promise<Entrance> {
  try {
    const arrival = import(/* webpackChunkName: "entrance" */ './entrance.ts');
    const { Entrance: Found } = await within(patience, arrival);
    return new Found(ports);
  } catch (cause) {
    throw new TypeError('What signs in and renews cannot be fetched.', { cause });
  }
}

/**
 * Fetches what signs in and renews, once; a failure is forgotten, so that asking again tries again. Rejects with a
 * TypeError, as a request does without a connection.
 */
export function lateEntrance(ports: EntrancePorts): () => Promise<Entrance> {
  let fetched: Promise<Entrance> | undefined;
  return () => {
    fetched ??= fetchEntrance(ports).catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
