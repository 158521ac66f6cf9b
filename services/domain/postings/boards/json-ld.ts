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
import type { RawPosting, RecordProblem } from '../normalise/to-draft.ts';
import { type FeedReading, withoutText } from './board-reading.ts';

/** The employer's own number for it, else where it is. */
function idOf(posting: Thing, url: string, index: number): string {
  const identifier = posting['identifier'];
  const told = isRecord(identifier) ? lineOf(identifier['value']) : lineOf(identifier);
  return told ?? lineOf(posting['url']) ?? (index === 0 ? url : `${url}#${index}`);
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

/** Pages with `JobPosting` of schema.org. A page that cannot be read is told, and what was on it stays as it is. */
export async function readJsonLd(pages: readonly string[], client: FeedClient): Promise<FeedReading> {
  const raws: RawPosting[] = [];
  const problems: RecordProblem[] = [];
  let answered = 0;
  let isComplete = true;
  let last: FeedReading | undefined;
  for (const page of pages) {
    const reading = await client.getPage(page);
    if (reading.ok !== true) {
      // What is gone was taken down; anything else may be back tomorrow.
      const isGone = reading.ok === false && reading.problem === 'gone';
      if (isGone) answered += 1;
      else isComplete = false;
      last = withoutText(reading);
      problems.push({ externalId: page, reason: last.state === 'failed' ? last.problem : 'The page did not respond.' });
      continue;
    }
    answered += 1;
    const found = postingsIn(readPage(reading.text).jsonLd);
    if (found.length === 0) problems.push({ externalId: page, reason: 'The page has no JobPosting.' });
    raws.push(...found.map((posting, index) => rawOf(posting, reading.url, index)));
  }
  if (answered === 0 && last) return last;
  return { state: 'read', raws, problems, isComplete, freshness: null };
}
