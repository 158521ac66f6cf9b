import { isRecord } from '../../../../shared/documents/parsing/read.ts';
import { currencyCode } from '../../../../shared/documents/jobs/pay.ts';
import type { SalaryPeriod } from '../../../../shared/documents/jobs/job.ts';
import type { Freshness } from '../../../platform/public-fetch/fetch-public.ts';
import type { BoardFeed } from '../feeds/feed.ts';
import type { FeedClient } from '../feeds/feed-client.ts';
import type { RawPosting } from '../normalize/to-draft.ts';
import {
  amountIn,
  type FeedReading,
  listIn,
  notAList,
  notJson,
  parseJson,
  readEntries,
  textIn,
  type Thing,
  thingIn,
  withoutText,
} from './board-reading.ts';

function salaryOf(job: Thing): RawPosting['salary'] {
  const parts = listIn(thingIn(job, 'compensation'), 'summaryComponents').filter(isRecord);
  const salary = parts.find((part) => textIn(part, 'compensationType') === 'Salary') ?? {};
  const interval = /hour|day|week|month|year/i.exec(textIn(salary, 'interval') ?? '')?.[0].toLowerCase();
  return {
    ...{ salaryMin: amountIn(salary, 'minValue'), salaryMax: amountIn(salary, 'maxValue') },
    currency: currencyCode(textIn(salary, 'currencyCode') ?? '') ?? null,
    salaryPeriod: (interval as SalaryPeriod | undefined) ?? null,
  };
}

const placesOf = (job: Thing): readonly string[] => [
  ...(textIn(job, 'location') === null ? [] : [textIn(job, 'location') ?? '']),
  ...listIn(job, 'secondaryLocations').flatMap((each) => (isRecord(each) ? (textIn(each, 'location') ?? []) : [])),
];

/** Returns the id; if the answer has none, the last part of the posting's address is its id. */
const idOf = (job: Thing): string | null => textIn(job, 'id') ?? textIn(job, 'jobUrl')?.split('/').at(-1) ?? null;

/** Reads an Ashby board. One answer contains all postings, including those that the company does not list. */
export async function readAshby(
  { origin, board, company }: BoardFeed,
  client: FeedClient,
  previous: Freshness | undefined,
): Promise<FeedReading> {
  const reading = await client.getJson(`${origin}/posting-api/job-board/${board}?includeCompensation=true`, previous);
  if (reading.ok !== true) return withoutText(reading);
  const answer = parseJson(reading.text);
  if (answer === undefined) return notJson;
  if (!isRecord(answer) || !Array.isArray(answer['jobs'])) return notAList;
  const listed = listIn(answer, 'jobs').filter((job) => !isRecord(job) || job['isListed'] !== false);
  const { raws, problems } = readEntries(listed, (job) => ({
    ...{ externalId: idOf(job), title: textIn(job, 'title'), company, location: placesOf(job).join(' / ') },
    places: placesOf(job),
    workplace: textIn(job, 'workplaceType') ?? (job['isRemote'] === true ? 'Remote' : null),
    employmentTypes: [textIn(job, 'employmentType') ?? ''],
    salary: salaryOf(job),
    publishedAt: textIn(job, 'publishedAt'),
    ...{ closesOn: null, link: textIn(job, 'jobUrl') },
    html: textIn(job, 'descriptionHtml') ?? textIn(job, 'descriptionPlain') ?? '',
  }));
  const { etag, lastModified } = reading;
  return { state: 'read', raws, problems, isComplete: true, freshness: { etag, lastModified } };
}
