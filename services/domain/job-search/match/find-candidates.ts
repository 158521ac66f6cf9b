import { sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import {
  type AdFeatures,
  readAd,
  type SearchTerm,
  vocabularyVersion,
} from '../../../../shared/matching/match/index.ts';
import type { Workplace } from '../../../../shared/documents/postings/posting.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { ask } from '../postgres/ask.ts';
import { isOpen } from '../postgres/conditions.ts';

/**
 * The number of newest postings that are considered for each term. A common term alone says little, and a rare one has
 * few postings.
 */
const ofEachTerm = 150;

/**
 * Finds the ids of postings that have terms in common with a person, those with the most in common first. The cost does
 * not depend on the number of postings, because only the newest of each term are read, from the index alone.
 */
export async function findStrongestMatches(
  db: ReadReplica,
  terms: readonly SearchTerm[],
  max: number,
): Promise<readonly string[]> {
  if (terms.length === 0) return [];
  // One query for each term, because a distributed database has no lateral joins with a limit.
  const newest = terms.map(
    ({ term, weight }) => sql`(select posting_id, ${weight}::float8 as weight from posting_terms where term = ${term}
      order by posting_id desc limit ${ofEachTerm})`,
  );
  const rows = await ask<{ posting_id: string }>(
    db,
    sql`select posting_id from (${sql.join(newest, sql` union all `)}) as newest
      group by posting_id order by sum(weight) desc, posting_id desc limit ${max}`,
    { keepsPlan: true },
  );
  return rows.map((row) => row.posting_id);
}

/** What scoring needs to know of a posting. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string | null;
  readonly workplace: Workplace | null;
  readonly postedOn: PlainDay;
  readonly features: AdFeatures;
  /** The coordinates, in degrees, of those of its places where they are known. */
  readonly points: readonly (readonly [latitude: number, longitude: number])[];
}

/** The columns of a candidate except the features of its ad. */
const facts = sql`postings.id, postings.title, postings.company, postings.location, postings.workplace,
    postings.posted_on::text as "postedOn",
    coalesce((select json_agg(json_build_array(latitude, longitude)) from places
      where places.id = any(postings.place_ids) and latitude is not null), '[]') as points`;

/**
 * Reads the candidates among `ids` whose features are known by the rules of today; only open ones if `openOn` is given.
 * The order is undefined.
 */
export function candidatesOf(
  db: ReadReplica,
  ids: readonly string[],
  openOn?: PlainDay,
): Promise<readonly Candidate[]> {
  return ask<Candidate & Record<string, unknown>>(
    db,
    sql`select ${facts}, f.features from postings
      join posting_features f on f.posting_id = postings.id and f.version = ${vocabularyVersion}
      where postings.id = any(${sql.param(ids)}::uuid[]) and ${openOn === undefined ? sql`true` : isOpen(openOn)}`,
    { keepsPlan: true },
  );
}

/** What scoring needs to know of a posting whose ad has not been read by the rules of today. */
export interface UnreadCandidate extends Omit<Candidate, 'features'> {
  readonly text: string;
}

/** Reads those of the postings that have not been read by the rules of today, with their texts. */
export function unreadAmong(db: ReadReplica, ids: readonly string[]): Promise<readonly UnreadCandidate[]> {
  return ask<UnreadCandidate & Record<string, unknown>>(
    db,
    sql`select ${facts}, t.text from postings
      join posting_texts t on t.posting_id = postings.id
      left join posting_features f on f.posting_id = postings.id and f.version = ${vocabularyVersion}
      where postings.id = any(${sql.param(ids)}::uuid[]) and f.posting_id is null`,
    { keepsPlan: true },
  );
}

interface MaybeUnread extends Omit<Candidate, 'features'>, Record<string, unknown> {
  readonly features: AdFeatures | null;
  readonly text: string | null;
}

/**
 * Reads one candidate, open or closed; undefined if it does not exist. If its features are not stored yet, they are
 * read from its text, because it may have just arrived.
 */
export async function candidateById(db: ReadReplica, id: string): Promise<Candidate | undefined> {
  const [posting] = await ask<MaybeUnread>(
    db,
    sql`select ${facts}, f.features, case when f.features is null then t.text end as text from postings
      left join posting_features f on f.posting_id = postings.id and f.version = ${vocabularyVersion}
      left join posting_texts t on t.posting_id = postings.id
      where postings.id = ${id}::uuid`,
    { keepsPlan: true },
  );
  if (!posting) return undefined;
  const { features, text, ...candidate } = posting;
  return { ...candidate, features: features ?? readAd({ title: candidate.title, text: text ?? '' }) };
}
