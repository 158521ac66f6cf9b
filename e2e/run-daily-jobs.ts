import { writeDueDigests } from '../services/workers/digests/start-digests.ts';
import { createGazetteer } from '../services/domain/job-search/places/gazetteer.ts';
import { createPostgresSearch } from '../services/domain/job-search/postgres/postgres-search.ts';
import { store } from '../services/platform/mail/outgoing-store.ts';
import { samplePosting } from '../services/domain/postings/samples/sample-postings.ts';
import { savePostings } from '../services/domain/postings/store/save-postings.ts';
import { searchDigest } from '../services/domain/digests/search-digest/search-digest.ts';
import { withDatabase } from './with-database.ts';

const dayAndMore = 26 * 60 * 60 * 1000;

/**
 * Adds a posting with that title and runs the next morning's jobs, as another process of the product would, in the
 * database of the running one. The running product sends the resulting messages.
 */
export async function runDailyJobs(title: string): Promise<void> {
  const siteOrigin = process.env['SITE_ORIGIN'] ?? '';
  await withDatabase(2, async (database) => {
    const draft = { ...samplePosting(1), externalId: title, title };
    await savePostings(database, { source: 'journey', sourceName: 'A board' }, [draft]);
    const look = {
      database,
      jobSearch: createPostgresSearch(database, () => Promise.resolve(createGazetteer())),
      outbox: { post: (message: Parameters<typeof store>[2]) => store(database, undefined, message) },
      sites: { siteOrigin, partners: () => [] },
      onError: (error: unknown) => console.error(error),
      now: () => new Date(Date.now() + dayAndMore),
    };
    while (await writeDueDigests(searchDigest, look));
  });
}
