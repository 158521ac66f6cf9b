import { isRecord } from '../../../../shared/documents/parsing/read.ts';
import type { Freshness } from '../../../platform/public-fetch/fetch-public.ts';
import type { BoardFeed } from '../feeds/feed.ts';
import type { FeedClient } from '../feeds/feed-client.ts';
import {
  type FeedReading,
  listIn,
  nameIn,
  notAList,
  notJson,
  parseJson,
  readEntries,
  textIn,
  thingIn,
  withoutText,
} from './board-reading.ts';

/** Reads a Greenhouse board. One answer contains all postings, with their markup encoded a second time. */
export async function readGreenhouse(
  { origin, board, company }: BoardFeed,
  client: FeedClient,
  previous: Freshness | undefined,
): Promise<FeedReading> {
  const reading = await client.getJson(`${origin}/v1/boards/${board}/jobs?content=true`, previous);
  if (reading.ok !== true) return withoutText(reading);
  const answer = parseJson(reading.text);
  if (answer === undefined) return notJson;
  if (!isRecord(answer) || !Array.isArray(answer['jobs'])) return notAList;
  const offices = (job: Readonly<Record<string, unknown>>): readonly string[] =>
    listIn(job, 'offices').flatMap((office) => (isRecord(office) ? (textIn(office, 'location') ?? []) : []));
  const { raws, problems } = readEntries(listIn(answer, 'jobs'), (job) => {
    const location = textIn(thingIn(job, 'location'), 'name');
    return {
      ...{ externalId: nameIn(job, 'id'), title: textIn(job, 'title'), location, link: textIn(job, 'absolute_url') },
      company: textIn(job, 'company_name') ?? company,
      places: location === null ? offices(job) : [location],
      ...{ workplace: null, employmentTypes: [], salary: {}, closesOn: null },
      publishedAt: textIn(job, 'first_published') ?? textIn(job, 'updated_at'),
      html: textIn(job, 'content') ?? '',
    };
  });
  const { etag, lastModified } = reading;
  return { state: 'read', raws, problems, isComplete: true, freshness: { etag, lastModified } };
}
