import { sql } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { type AdFeatures, readAd, type SearchTerm } from '../../../../shared/matching/match/index.ts';
import type { Workplace } from '../../../../shared/documents/postings/posting.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import { ask } from '../postgres/ask.ts';
import { isOpen } from '../postgres/conditions.ts';

/** Postings of each term that are looked at, the newest: a common term alone says little, and a rare one has few. */
const ofEachTerm = 150;

/**
 * Ids of postings that have something in common with a person, those with most first. However many postings there are, it
 * reads the same: the newest of each term, by the index alone.
 */
export async function strongestFor(
  db: ReadReplica,
  terms: readonly SearchTerm[],
  most: number,
): Promise<readonly string[]> {
  const names = terms.map(({ term }) => term);
  const weights = terms.map(({ weight }) => weight);
  const rows = await ask<{ posting_id: string }>(
    db,
    sql`select posting_id from unnest(${sql.param(names)}::text[], ${sql.param(weights)}::float8[]) as sought (term, weight)
      cross join lateral (
        select posting_id from posting_terms where posting_terms.term = sought.term
        order by posting_id desc limit ${ofEachTerm}) as newest
      group by posting_id order by sum(weight) desc, posting_id desc limit ${most}`,
    { keepsPlan: true },
  );
  return rows.map((row) => row.posting_id);
}

/** What scoring needs of a posting. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string | null;
  readonly workplace: Workplace | null;
  readonly postedOn: PlainDay;
  readonly features: AdFeatures;
  /** Where its places are, as far as that is known. Degrees. */
  readonly points: readonly (readonly [latitude: number, longitude: number])[];
}

/** All of a candidate but what its advertisement asks for. */
const facts = sql`postings.id, postings.title, postings.company, postings.location, postings.workplace,
    postings.posted_on::text as "postedOn",
    coalesce((select json_agg(json_build_array(latitude, longitude)) from places
      where places.id = any(postings.place_ids) and latitude is not null), '[]') as points`;

/** Those of the postings that have been read; only the open ones where `openOn` is given. In no order. */
export function candidatesOf(
  db: ReadReplica,
  ids: readonly string[],
  openOn?: PlainDay,
): Promise<readonly Candidate[]> {
  return ask<Candidate & Record<string, unknown>>(
    db,
    sql`select ${facts}, f.features from postings join posting_features f on f.posting_id = postings.id
      where postings.id = any(${sql.param(ids)}::uuid[]) and ${openOn === undefined ? sql`true` : isOpen(openOn)}`,
    { keepsPlan: true },
  );
}

interface MaybeUnread extends Omit<Candidate, 'features'>, Record<string, unknown> {
  readonly features: AdFeatures | null;
  readonly text: string | null;
}

/** One posting, open or closed. It is read at once where nobody has done that yet: it may have come a moment ago. */
export async function candidateById(db: ReadReplica, id: string): Promise<Candidate | undefined> {
  const [posting] = await ask<MaybeUnread>(
    db,
    sql`select ${facts}, f.features, case when f.features is null then t.text end as text from postings
      left join posting_features f on f.posting_id = postings.id
      left join posting_texts t on t.posting_id = postings.id
      where postings.id = ${id}::uuid`,
    { keepsPlan: true },
  );
  if (!posting) return undefined;
  const { features, text, ...known } = posting;
  return { ...known, features: features ?? readAd({ title: known.title, text: text ?? '' }) };
}
