import { isRecord } from '../../../../shared/documents/parsing/read.ts';
import { readDay } from '../../../../shared/documents/jobs/read-day.ts';
import {
  isTelecommute,
  lineOf,
  locationOf,
  placesOf,
  postingsIn,
  salaryOf,
  type Thing,
} from '../../job-ads/extract/from-json-ld.ts';
import { readPage } from '../../job-ads/extract/read-page.ts';
import type { FeedClient } from '../feeds/feed-client.ts';
import type { RawPosting, RecordProblem } from '../normalize/to-draft.ts';
import { type FeedReading, withoutText } from './board-reading.ts';

/** Returns the employer's own id of the posting, or else its address. */
function idOf(posting: Thing, url: string, index: number): string {
  const identifier = posting['identifier'];
  const ownId = isRecord(identifier) ? lineOf(identifier['value']) : lineOf(identifier);
  return ownId ?? lineOf(posting['url']) ?? (index === 0 ? url : `${url}#${index}`);
}

function rawOf(posting: Thing, url: string, index: number): RawPosting {
  const end = lineOf(posting['validThrough']);
  const { description } = posting;
  return {
    ...{ externalId: idOf(posting, url, index), title: lineOf(posting['title'] ?? posting['name']) },
    ...{ company: lineOf(posting['hiringOrganization']), location: locationOf(posting), places: placesOf(posting) },
    workplace: isTelecommute(posting) ? 'remote' : null,
    employmentTypes: [posting['employmentType']].flat().flatMap((each) => lineOf(each) ?? []),
    salary: salaryOf(posting),
    publishedAt: lineOf(posting['datePosted']),
    closesOn: (end === null ? undefined : readDay(end, 'monthFirst')) ?? null,
    link: lineOf(posting['url']) ?? url,
    html: typeof description === 'string' ? description : '',
  };
}

/**
 * Reads pages with schema.org `JobPosting` data. A page that cannot be read is reported as a problem, and its earlier
 * postings are left unchanged.
 */
export async function readJsonLd(pages: readonly string[], client: FeedClient): Promise<FeedReading> {
  const raws: RawPosting[] = [];
  const problems: RecordProblem[] = [];
  let answered = 0;
  let isComplete = true;
  let last: FeedReading | undefined;
  for (const page of pages) {
    const reading = await client.getPage(page);
    if (reading.ok !== true) {
      // A page that is gone was taken down; any other failure may be temporary.
      const isGone = reading.ok === false && reading.problem === 'gone';
      if (isGone) answered += 1;
      else isComplete = false;
      last = withoutText(reading);
      problems.push({ externalId: page, reason: last.state === 'failed' ? last.problem : 'The page did not respond.' });
      continue;
    }
    answered += 1;
    const pagePostings = postingsIn(readPage(reading.text).jsonLd);
    if (pagePostings.length === 0) problems.push({ externalId: page, reason: 'The page has no JobPosting.' });
    raws.push(...pagePostings.map((posting, index) => rawOf(posting, reading.url, index)));
  }
  if (answered === 0 && last) return last;
  return { state: 'read', raws, problems, isComplete, freshness: null };
}
