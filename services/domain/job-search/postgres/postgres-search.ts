import { and, sql } from 'drizzle-orm';
import { dayOf, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { noSearch, type PostingSearch } from '../../../../shared/documents/postings/posting-search.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import type { JobSearch } from '../job-search.ts';
import { placeWords } from '../places/place-words.ts';
import { ask } from './ask.ts';
import { conditionsOf, allConditions } from './conditions.ts';
import { countFacets } from './count-facets.ts';
import { findPlaces, hasPlaceWords, type OpenGazetteer } from './find-places.ts';
import { listIds } from './list-ids.ts';
import { readTextQuery } from './read-search.ts';
import { showPostings } from './show-postings.ts';
import { hasTrigrams, suggestWords } from './suggest-words.ts';

/** With fewer results than this, a word that no posting contains is probably mistyped. */
const fewFound = 5;

/**
 * Creates the search on PostgreSQL's own text search. `openGazetteer` opens the gazetteer, which knows the coordinates
 * of places without postings.
 */
export function createPostgresSearch(db: ReadReplica, openGazetteer: OpenGazetteer): JobSearch {
  let trigrams: Promise<boolean> | undefined;

  async function read(search: PostingSearch) {
    const [text, places] = await Promise.all([
      readTextQuery(db, search),
      search.place === null ? undefined : findPlaces(db, openGazetteer, search.place, search.radiusKm),
    ]);
    return { text, places };
  }

  /** Returns whether any posting contains these words, wherever it is. */
  async function hasResults(words: string, today: PlainDay): Promise<boolean> {
    const search = { ...noSearch, words };
    const { text } = await read(search);
    const rows = await ask(
      db,
      sql`select from postings where ${allConditions(conditionsOf(search, text, undefined, today))} limit 1`,
    );
    return rows.length > 0;
  }

  return {
    async find({ search, sort, first, after, today }) {
      const { text, places } = await read(search);
      const conditions = conditionsOf(search, text, places?.ids, today);
      const list = await listIds(db, { where: allConditions(conditions), text, sort, first, after, today });
      return {
        nodes: await showPostings(db, list.ids, text),
        total: list.total,
        totalIsExact: list.totalIsExact,
        endCursor: list.endCursor,
        facets: () => countFacets(db, conditions, search.currency, today),
        didYouMean: async () => {
          if (search.words === null || list.total >= fewFound) return null;
          trigrams ??= hasTrigrams(db).catch(() => false);
          const suggestion = (await trigrams) ? await suggestWords(db, search.words, text.words) : null;
          // Words that were corrected one by one may have no results together.
          return suggestion !== null && (await hasResults(suggestion, today)) ? suggestion : null;
        },
        ignored: text.ignored,
        centre: places?.centre ?? null,
      };
    },

    async listIds(search, most, today, among) {
      const { text, places } = await read(search);
      const fits = allConditions(conditionsOf(search, text, places?.ids, today));
      const isAmong = among && sql`id = any(${sql.param(among)}::uuid[])`;
      const rows = await ask<{ id: string }>(
        db,
        sql`select id from postings where ${and(fits, isAmong)} order by id desc limit ${most}`,
      );
      return rows.map(({ id }) => id);
    },

    async findNew(search, came, most) {
      const { text, places } = await read(search);
      const conditions = conditionsOf(search, text, places?.ids, dayOf(came.until));
      const isNew = sql`first_seen_at > ${came.after} and first_seen_at <= ${came.until}`;
      const rows = await ask<{ id: string }>(
        db,
        sql`select id from postings where ${and(allConditions(conditions), isNew)} order by id desc limit ${most}`,
      );
      return rows.map(({ id }) => id);
    },

    async suggestPlaces(text, most) {
      const words = placeWords(text);
      if (words.length === 0) return [];
      // The user will probably search around the place next, so the list is loaded in advance; that takes half a second
      // the first time.
      void openGazetteer().catch(() => undefined);
      const typed = words.map(([word]) => word).join(' ');
      const rows = await ask<{ name: string }>(
        db,
        sql`select name from places where ${hasPlaceWords(words, 0)}
          order by (search_text like ${`${typed}%`}) desc, (select count(*) from (select from postings where place_ids @> array[places.id] limit 50) as there) desc, name limit ${most}`,
      );
      return rows.map(({ name }) => name);
    },
  };
}
