import type { PlainDay } from '@shared/documents';
import { keepPlace, type ApolloClient } from '@shared/graphql';
import { rememberScores } from './score-room.ts';
import { getJobScores, getPostingScores, type Score } from '../api/get-scores.ts';

export type Scored = 'job' | 'posting';

/** Milliseconds in which the rows of a list ask for their scores, so that one request has many of them. */
const gather = 40;
/** The number of scores that one request may ask for. */
const most = 50;
/** Milliseconds after which a score is asked for again, because the person's blocks may have changed. */
const fresh = 5 * 60_000;

interface Kept {
  readonly score: Promise<Score | null>;
  readonly at: number;
}

interface Waiting {
  readonly id: string;
  readonly resolve: (score: Score | null) => void;
}

/** Loads the scores of rows in batches, and keeps them for a while. */
class ScoreLoader {
  readonly #client: ApolloClient;
  readonly #kept = new Map<string, Kept>();
  readonly #waiting: Record<Scored, Waiting[]> = { job: [], posting: [] };

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  /** The score of a job or a posting in a version; null if it has none, or if it cannot be loaded. */
  load(of: Scored, id: string, version: number, today: PlainDay): Promise<Score | null> {
    const key = `${of} ${id} ${version} ${today}`;
    const known = this.#kept.get(key);
    if (known && Date.now() - known.at < fresh) return known.score;
    const score = new Promise<Score | null>((resolve) => {
      const waiting = this.#waiting[of];
      waiting.push({ id, resolve });
      if (waiting.length === 1) setTimeout(() => void this.#ask(of, today), gather);
    });
    this.#kept.set(key, { score, at: Date.now() });
    // A score is an extra: a list without it is whole, and the next visit asks again.
    void score.then((found) => found ?? this.#kept.delete(key));
    return score;
  }

  async #ask(of: Scored, today: PlainDay): Promise<void> {
    const waiting = this.#waiting[of].splice(0);
    for (let start = 0; start < waiting.length; start += most) {
      const batch = waiting.slice(start, start + most);
      const ids = [...new Set(batch.map(({ id }) => id))];
      const found = await this.#client
        .query({
          query: of === 'job' ? getJobScores : getPostingScores,
          variables: { ids, today },
          fetchPolicy: 'no-cache',
          context: keepPlace,
        })
        .catch(() => undefined);
      const scores = new Map(found?.data?.scores.map((score) => [score.id, score]));
      if (of === 'posting' && found?.data) rememberScores(found.data.scores.some(({ score }) => score !== null));
      for (const { id, resolve } of batch) resolve(scores.get(id) ?? null);
    }
  }
}

const loaders = new WeakMap<ApolloClient, ScoreLoader>();

/** Returns the loader of a client, so that all lists share what was loaded. */
export function scoreLoaderOf(client: ApolloClient): ScoreLoader {
  const known = loaders.get(client);
  if (known) return known;
  const made = new ScoreLoader(client);
  loaders.set(client, made);
  return made;
}
