import { isRecord } from '../../../../shared/documents/parsing/read.ts';
import type { SalaryPeriod } from '../../../../shared/documents/jobs/job.ts';
import { currencyCode } from '../../../../shared/documents/jobs/pay.ts';
import type { BoardFeed } from '../feeds/feed.ts';
import type { FeedClient } from '../feeds/feed-client.ts';
import type { RawPosting } from '../normalize/to-draft.ts';
import {
  amountIn,
  type FeedReading,
  listIn,
  maxPostings,
  notAList,
  notJson,
  parseJson,
  readEntries,
  textIn,
  type Thing,
  thingIn,
  withoutText,
} from './board-reading.ts';

/** The number of postings on one page. */
const page = 100;

function salaryOf(posting: Thing): RawPosting['salary'] {
  const range = thingIn(posting, 'salaryRange');
  const interval = /hour|day|week|month|year/.exec(textIn(range, 'interval') ?? '')?.[0] as SalaryPeriod | undefined;
  return {
    ...{ salaryMin: amountIn(range, 'min'), salaryMax: amountIn(range, 'max'), salaryPeriod: interval ?? null },
    currency: currencyCode(textIn(range, 'currency') ?? '') ?? null,
  };
}

/** Joins the parts of the text: the introduction, lists with titles, and the closing. */
function htmlOf(posting: Thing): string {
  const lists = listIn(posting, 'lists').flatMap((list) =>
    isRecord(list) ? `<h3>${textIn(list, 'text') ?? ''}</h3><ul>${textIn(list, 'content') ?? ''}</ul>` : [],
  );
  return [textIn(posting, 'description') ?? '', ...lists, textIn(posting, 'additional') ?? ''].join('');
}

function rawOf(
  posting: Thing,
  company: string,
): Omit<RawPosting, 'externalId'> & { readonly externalId: string | null } {
  const categories = thingIn(posting, 'categories');
  const all = listIn(categories, 'allLocations').filter((each) => typeof each === 'string');
  const location = textIn(categories, 'location');
  const created = posting['createdAt'];
  return {
    ...{ externalId: textIn(posting, 'id'), title: textIn(posting, 'text'), company, location },
    places: all.length > 0 ? all : location === null ? [] : [location],
    workplace: textIn(posting, 'workplaceType'),
    employmentTypes: [textIn(categories, 'commitment') ?? ''],
    salary: salaryOf(posting),
    publishedAt: typeof created === 'number' ? created : null,
    ...{ closesOn: null, link: textIn(posting, 'hostedUrl'), html: htmlOf(posting) },
  };
}

/** Reads a Lever board. Its pages have no total, so reading ends with a page that is short or adds nothing new. */
export async function readLever({ origin, board, company }: BoardFeed, client: FeedClient): Promise<FeedReading> {
  const entries = new Map<string, unknown>();
  for (let skip = 0; entries.size < maxPostings; skip += page) {
    const reading = await client.getJson(`${origin}/v0/postings/${board}?mode=json&skip=${skip}&limit=${page}`);
    if (reading.ok !== true) return withoutText(reading);
    const answer = parseJson(reading.text);
    if (answer === undefined) return notJson;
    if (!Array.isArray(answer)) return notAList;
    const before = entries.size;
    for (const [index, entry] of answer.entries()) {
      entries.set((isRecord(entry) ? textIn(entry, 'id') : null) ?? `${skip + index}`, entry);
    }
    if (answer.length < page || entries.size === before) break;
  }
  const { raws, problems } = readEntries([...entries.values()], (posting) => rawOf(posting, company));
  return { state: 'read', raws, problems, isComplete: entries.size < maxPostings, freshness: null };
}
