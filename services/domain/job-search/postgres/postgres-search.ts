import { and, sql } from 'drizzle-orm';
import { dayOf, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { noSearch, type PostingSearch } from '../../../../shared/documents/postings/posting-search.ts';
import type { ReadReplica } from '../../../platform/database/database.ts';
import type { JobSearch, PostingWidening } from '../job-search.ts';
import { placeWords } from '../places/place-words.ts';
import { wideningOf } from '../query/write-query.ts';
import { ask } from './ask.ts';
import { allConditions, conditionsOf, type Reading, windowedConditions, windowedCore } from './conditions.ts';
import { countFacets } from './count-facets.ts';
import { findCountry, findPlaces, hasPlaceWords, type OpenGazetteer } from './find-places.ts';
import { listIds, maxRanked } from './list-ids.ts';
import { readTextQuery, type TextQuery } from './read-search.ts';
import { countUpTo, readNewest } from './read-newest.ts';
import { createPostingAges } from './recent-window.ts';
import { showPostings } from './show-postings.ts';
import { relaxedSearches } from './relax-search.ts';
import { hasTrigrams, suggestPlaceNames, suggestWords } from './suggest-words.ts';

/** With fewer results than this, a word that no posting contains is probably mistyped. */
const fewFound = 5;
/** The maximum number of similar names that are offered for an unknown place. */
const maxSimilar = 3;

/** Returns what a search adds to its words. In quotation marks, words are searched for exactly as they are. */
function readWidening(typed: string | null, { words }: Pick<TextQuery, 'words'>): PostingWidening | null {
  const widening = wideningOf(words);
  if (typed === null || widening === undefined) return null;
  const line = typed.replace(/\s+/g, ' ');
  return { ...widening, exactly: line.replace(widening.words, () => `"${widening.words}"`) };
}

/**
 * Creates the search on PostgreSQL's own text search. `openGazetteer` opens the gazetteer, which knows the coordinates
 * of places without postings.
 */
export function createPostgresSearch(db: ReadReplica, openGazetteer: OpenGazetteer): JobSearch {
  const ages = createPostingAges(db);
  let trigrams: Promise<boolean> | undefined;

  async function read(given: PostingSearch) {
    // Searches that were saved before a criterion existed lack it.
    const search = { ...noSearch, ...given };
    const { place, radiusKm, country } = search;
    const [text, found, ofCountry] = await Promise.all([
      readTextQuery(db, search),
      place === null ? undefined : findPlaces(db, openGazetteer, { place, radiusKm, country }),
      country === null || place !== null ? undefined : findCountry(db, country),
    ]);
    const ids = found?.ids ?? ofCountry;
    return { text, found, places: ids && { ids, withPlaceless: found === undefined } };
  }

  const hasSimilarity = (): Promise<boolean> => (trigrams ??= hasTrigrams(db).catch(() => false));

  /** Returns whether any posting contains these words, wherever it is. */
  async function hasResults(words: string, today: PlainDay): Promise<boolean> {
    const search = { ...noSearch, words };
    const { text } = await read(search);
    const conditions = conditionsOf(search, text, undefined, today);
    const { result } = await readNewest(db, windowedCore(conditions), ages, 1, (where) => countUpTo(db, where, 1));
    return (result[0]?.count ?? 0) > 0;
  }

  return {
    async find({ search, sort, first, after, today }) {
      const { text, found, places } = await read(search);
      const conditions = conditionsOf(search, text, places, today);
      const countChoices = () => countFacets(db, conditions, ages, search.currency, today);
      // The first page of a list is shown with its choices, which are counted meanwhile.
      const counted = after === undefined ? countChoices() : undefined;
      counted?.catch(() => undefined);
      const list = await listIds(db, {
        windowed: windowedConditions(conditions),
        ages,
        text,
        sort,
        first,
        after,
        today,
      });
      return {
        nodes: await showPostings(db, list.ids, text),
        total: list.total,
        totalIsExact: list.totalIsExact,
        endCursor: list.endCursor,
        facets: () => counted ?? countChoices(),
        didYouMean: async () => {
          if (search.words === null || list.total >= fewFound) return null;
          const suggestion = (await hasSimilarity()) ? await suggestWords(db, search.words, text.words) : null;
          // Words that were corrected one by one may have no results together.
          return suggestion !== null && (await hasResults(suggestion, today)) ? suggestion : null;
        },
        widening: readWidening(search.words, text),
        ignored: text.ignored,
        centre: found?.centre ?? null,
        place: async () => {
          if (!found || search.place === null) return null;
          const { isKnown, choices } = found;
          if (isKnown || !(await hasSimilarity())) return { isKnown, choices };
          return { isKnown, choices: await suggestPlaceNames(db, search.place, maxSimilar) };
        },
      };
    },

    async listIds(search, most, today, among) {
      const { text, places } = await read(search);
      const conditions = conditionsOf(search, text, places, today);
      const isAmong = among && sql`id = any(${sql.param(among)}::uuid[])`;
      const { hasWindows } = conditions;
      const { where: whereIn, ...rest } = windowedConditions(conditions);
      const windowed = {
        ...rest,
        where: (reading: Reading) => and(whereIn(reading), isAmong) ?? whereIn(reading),
        hasWindows: hasWindows && among === undefined,
      };
      const { result } = await readNewest(db, windowed, ages, most, (where) =>
        ask<{ id: string; count: number }>(
          db,
          sql`with found as ${sql.raw(hasWindows ? 'materialized' : '')} (select id from postings where ${where})
            select id, ${most}::int as count from found order by id desc limit ${most}`,
        ).then((rows) => rows.map((row) => ({ ...row, count: rows.length }))),
      );
      return result.map(({ id }) => id);
    },

    async findNew(search, came, most) {
      const { text, places } = await read(search);
      const conditions = conditionsOf(search, text, places, dayOf(came.until));
      const isNew = sql`first_seen_at > ${came.after} and first_seen_at <= ${came.until}`;
      const rows = await ask<{ id: string }>(
        db,
        sql`select id from postings where ${and(allConditions(conditions), isNew)} order by id desc limit ${most}`,
      );
      return rows.map(({ id }) => id);
    },

    countRelaxed: (search, today) =>
      Promise.all(
        relaxedSearches(search).map(async ({ condition, search: relaxed }) => {
          const { text, places } = await read(relaxed);
          const conditions = conditionsOf(relaxed, text, places, today);
          const { result } = await readNewest(db, windowedConditions(conditions), ages, maxRanked + 1, (within) =>
            countUpTo(db, within, maxRanked + 1),
          );
          const count = result[0]?.count ?? 0;
          return { condition, count: Math.min(count, maxRanked), isExact: count <= maxRanked };
        }),
      ),

    async listCountries() {
      const rows = await ask<{ country: string }>(
        db,
        sql`select country from places where country is not null group by country order by count(*) desc, country`,
        { keepsPlan: true },
      );
      return rows.map(({ country }) => country);
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
          order by (search_text like ${`${typed}%`}) desc, posting_count desc, name limit ${most}`,
      );
      return rows.map(({ name }) => name);
    },
  };
}
