import type { Database } from '../../services/platform/database/database.ts';
import { addSamples } from '../../services/domain/postings/samples/add-samples.ts';

/** Number of samples that are generated one by one. The others are copies of them with ids and dates of their own. */
const made = 5_000;

/** The value that the ids of samples have in the bits where copies have their number. */
const original = 0x8000;

/** The id of a copy, with the bits by which searches sample ids of its own. */
const copiedId = (id: string): string => `overlay(overlay(${id}::text placing lpad(to_hex(copy), 4, '0') from 20 for 4)
  placing lpad(to_hex((get_byte(uuid_send(${id}), 15) + copy * 37) % 256), 2, '0') from 35 for 2)::uuid`;

/** Copies the samples, from `had` to `wanted` postings for each sample. */
async function multiply(db: Database, had: number, wanted: number): Promise<void> {
  const copies = (id: string): string =>
    `generate_series($1::int, $2::int) as copy where substring(${id}::text from 20 for 4) = to_hex($3::int)`;
  const range = [original + had, original + wanted - 1, original];
  await db.$client.query(
    `insert into postings (id, title, company, company_key, location, place_ids, workplace, employment_types, salary_min,
       salary_max, currency, salary_period, yearly_salary, posted_on, closes_on, closed_at, source_name, link, is_sample,
       fingerprint, first_seen_at, updated_at, search)
     select ${copiedId('id')}, title, company, company_key, location, place_ids, workplace, employment_types, salary_min,
       salary_max, currency, salary_period, yearly_salary, posted_on, closes_on, closed_at, source_name, link, is_sample,
       fingerprint || copy, first_seen_at, updated_at, search
     from postings, ${copies('id')}`,
    range,
  );
  await db.$client.query(
    `insert into posting_texts (posting_id, description, text) select ${copiedId('posting_id')}, description, text
     from posting_texts, ${copies('posting_id')}`,
    range,
  );
}

/** Adds the samples of which `fillPostings` makes copies. */
export const addFirstPostings = (db: Database, size: number): Promise<number> => addSamples(db, Math.min(size, made));

/**
 * Fills the database, which has the first postings or was filled to `had` of them, up to `size` postings, to the nearest
 * multiple of 5,000.
 */
export async function fillPostings(db: Database, had: number, size: number): Promise<void> {
  const [before, wanted] = [had, size].map((postings) => Math.max(1, Math.round(postings / made)));
  if (before !== undefined && wanted !== undefined && wanted > before) await multiply(db, before, wanted);
  await db.$client.query('vacuum analyze postings, posting_texts, places, posting_words');
}
