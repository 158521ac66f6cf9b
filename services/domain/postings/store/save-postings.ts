import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { dayOf } from '../../../../shared/documents/jobs/plain-day.ts';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PostingDraft } from '../posting-draft.ts';
import { countWords } from './count-words.ts';
import { derivePosting, type DerivedPosting } from './derive-posting.ts';
import { countAtPlaces, placeIdsOf } from './save-places.ts';

/** The source of postings and its displayed name. */
export interface PostingOrigin {
  /** The feed's key in the configuration. */
  readonly source: string;
  /** The displayed name, such as `Greenhouse`. */
  readonly sourceName: string;
  readonly isSample?: boolean;
}

export interface SaveCounts {
  readonly added: number;
  readonly changed: number;
  /** Publications of jobs that another feed has already published. */
  readonly merged: number;
  readonly unchanged: number;
}

interface Incoming extends DerivedPosting {
  readonly draft: PostingDraft;
  readonly placeIds: readonly string[];
  /** The id of the row in which it is stored. */
  readonly id: string;
}

interface KnownSource {
  readonly postingId: string;
  readonly contentHash: string;
}

/**
 * Creates an id that contains the publication time, by which lists are sorted. A time in the future is a problem of the
 * feed's clock and is replaced by the current time.
 */
const idFor = ({ publishedAt }: PostingDraft, random?: Uint8Array): string =>
  v7({ msecs: Math.min(publishedAt.getTime(), Date.now()), ...(random && { random, seq: 0 }) });

async function knownSources(
  db: DatabaseOrTransaction,
  source: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, KnownSource>> {
  const { rows } = await db.execute<{ external_id: string; posting_id: string; content_hash: string }>(sql`
    select external_id, posting_id, content_hash from posting_sources
    where source = ${source} and external_id = any(${sql.param(externalIds)}::text[])`);
  return new Map(rows.map((row) => [row.external_id, { postingId: row.posting_id, contentHash: row.content_hash }]));
}

/** Finds open postings of other feeds, by fingerprint. */
async function publishedElsewhere(
  db: DatabaseOrTransaction,
  source: string,
  fingerprints: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows: same } = await db.execute<{ fingerprint: string; id: string }>(sql`
    select fingerprint, id from postings
    where fingerprint = any(${sql.param(fingerprints)}::text[]) and closed_at is null
    order by id desc`);
  // Sources may be on other machines than their postings, so the tables are not joined.
  const { rows: ours } = await db.execute<{ posting_id: string }>(sql`
    select posting_id from posting_sources
    where posting_id = any(${sql.param(same.map(({ id }) => id))}::uuid[]) and source = ${source}`);
  const already = new Set(ours.map((row) => row.posting_id));
  // Of several, the first one stays.
  return new Map(same.filter(({ id }) => !already.has(id)).map(({ fingerprint, id }) => [fingerprint, id]));
}

const recordOf = ({ draft, id, placeIds, ...derived }: Incoming, { sourceName, isSample = false }: PostingOrigin) => ({
  ...{ id, place_ids: placeIds, source_name: sourceName, is_sample: isSample },
  ...{ title: draft.title, company: draft.company, company_key: derived.companyKey, location: draft.location },
  ...{ workplace: draft.workplace, employment_types: draft.employmentTypes },
  ...{ salary_min: draft.salaryMin, salary_max: draft.salaryMax, currency: draft.currency },
  ...{ salary_period: draft.salaryPeriod, yearly_salary: derived.yearlySalary, link: draft.link },
  ...{ posted_on: dayOf(draft.publishedAt), closes_on: draft.closesOn, fingerprint: derived.fingerprint },
  ...{ description: draft.description, text: draft.text },
  ...{ title_words: derived.searched.title, company_words: derived.searched.company },
  ...{ place_words: derived.searched.places, text_words: derived.searched.text },
});

/** Writes whole rows. An existing row is replaced and opened again, but keeps its publication date. */
async function writeRows(db: DatabaseOrTransaction, rows: readonly Incoming[], origin: PostingOrigin): Promise<void> {
  if (rows.length === 0) return;
  const records = JSON.stringify(rows.map((row) => recordOf(row, origin)));
  await db.execute(sql`
    insert into postings as p (id, title, company, company_key, location, place_ids, workplace, employment_types, salary_min,
      salary_max, currency, salary_period, yearly_salary, posted_on, closes_on, source_name, link, is_sample, fingerprint, search,
      updated_at)
    select id, title, company, company_key, location, place_ids, workplace, employment_types, salary_min, salary_max, currency,
      salary_period, yearly_salary, posted_on, closes_on, source_name, link, is_sample, fingerprint,
      setweight(to_tsvector('english', title_words), 'A') || setweight(to_tsvector('english', company_words), 'B') ||
      setweight(to_tsvector('english', place_words), 'C') || setweight(to_tsvector('english', text_words), 'D'), now()
    from jsonb_to_recordset(${records}::jsonb) as r (id uuid, title text, company text, company_key text, location text,
      place_ids uuid[], workplace text, employment_types text[], salary_min numeric, salary_max numeric, currency text,
      salary_period text, yearly_salary float8, posted_on date, closes_on date, source_name text, link text,
      is_sample boolean, fingerprint text, title_words text, company_words text, place_words text, text_words text)
    on conflict (id) do update set title = excluded.title, company = excluded.company, company_key = excluded.company_key,
      location = excluded.location, place_ids = excluded.place_ids, workplace = excluded.workplace,
      employment_types = excluded.employment_types, salary_min = excluded.salary_min, salary_max = excluded.salary_max,
      currency = excluded.currency, salary_period = excluded.salary_period, yearly_salary = excluded.yearly_salary,
      closes_on = excluded.closes_on, link = excluded.link, fingerprint = excluded.fingerprint, search = excluded.search,
      closed_at = null, updated_at = excluded.updated_at`);
  await db.execute(sql`
    insert into posting_texts (posting_id, description, text)
    select id, description, text from jsonb_to_recordset(${records}::jsonb) as r (id uuid, description text, text text)
    on conflict (posting_id) do update set description = excluded.description, text = excluded.text`);
}

async function writeSources(db: DatabaseOrTransaction, source: string, all: readonly Incoming[]): Promise<void> {
  const records = all.map(({ draft, id, contentHash }) => ({
    ...{ external_id: draft.externalId, posting_id: id, link: draft.link, content_hash: contentHash },
  }));
  await db.execute(sql`
    insert into posting_sources (source, external_id, posting_id, link, content_hash, last_seen_at)
    select ${source}, external_id, posting_id, link, content_hash, now()
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (external_id text, posting_id uuid, link text, content_hash text)
    on conflict (source, external_id) do update
      set posting_id = excluded.posting_id, link = excluded.link, content_hash = excluded.content_hash, last_seen_at = excluded.last_seen_at`);
}

/** Of drafts with the same id in the feed, keeps only the last. */
const eachOnce = (drafts: readonly PostingDraft[]): readonly PostingDraft[] => [
  ...new Map(drafts.map((draft) => [draft.externalId, draft])).values(),
];

/**
 * Stores postings of one feed in one transaction: new ones are added, or linked to the same job of another feed;
 * changed ones are replaced. `randomOf` gives samples ids that are always the same.
 */
export async function savePostings(
  database: Database,
  origin: PostingOrigin,
  drafts: readonly PostingDraft[],
  randomOf?: (draft: PostingDraft) => Uint8Array,
): Promise<SaveCounts> {
  const { source } = origin;
  const once = eachOnce(drafts).map((draft) => ({ draft, ...derivePosting(draft) }));
  if (once.length === 0) return { added: 0, changed: 0, merged: 0, unchanged: 0 };
  return database.transaction(async (transaction) => {
    const existing = await knownSources(
      transaction,
      source,
      once.map(({ draft }) => draft.externalId),
    );
    const fresh = once.filter(({ draft }) => !existing.has(draft.externalId));
    const elsewhere = await publishedElsewhere(
      transaction,
      source,
      fresh.map(({ fingerprint }) => fingerprint),
    );
    const placeIds = await placeIdsOf(
      transaction,
      once.flatMap(({ draft }) => draft.places),
    );
    const counts = { added: 0, changed: 0, merged: 0, unchanged: 0 };
    const toWrite: Incoming[] = [];
    const added: Incoming[] = [];
    const all: Incoming[] = once.map((each) => {
      const { draft, fingerprint, contentHash } = each;
      const before = existing.get(draft.externalId);
      const same = elsewhere.get(fingerprint);
      const id = before?.postingId ?? same ?? idFor(draft, randomOf?.(draft));
      const incoming = { ...each, id, placeIds: placeIds(draft.places) };
      if (before?.contentHash === contentHash) counts.unchanged += 1;
      else if (before) counts.changed += 1;
      else if (same !== undefined) counts.merged += 1;
      else {
        counts.added += 1;
        added.push(incoming);
      }
      if (before ? before.contentHash !== contentHash : same === undefined) toWrite.push(incoming);
      return incoming;
    });
    await writeRows(transaction, toWrite, origin);
    await writeSources(transaction, source, all);
    await countAtPlaces(
      transaction,
      added.flatMap((posting) => posting.placeIds),
    );
    await countWords(
      transaction,
      toWrite.map(({ searched }) => searched),
    );
    return counts;
  });
}
