import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import { parseWebLink } from '../../../shared/documents/text/web-link.ts';
import { dayOf, type PlainDay } from '../../../shared/documents/jobs/plain-day.ts';
import type { Analysis } from './analysis.ts';
import type { Counter } from '../../platform/rate-limit/counter.ts';
import { fromTitle } from '../job-ads/extract/from-title.ts';
import type { PastedAd } from '../job-ads/extract/read-pasted-ad.ts';
import { fetchPage } from '../../platform/public-fetch/fetch-page.ts';
import {
  type FetchProblem,
  type Guard,
  publicInternet,
  publicFetchLimits,
} from '../../platform/public-fetch/fetch-public.ts';
import { combineAds, type JobAd } from '../job-ads/job-ad.ts';

export const adProblems = [
  ...(['notALink', 'notPublic', 'unreachable', 'timedOut', 'refused', 'gone', 'tooLarge', 'notAPage'] as const),
  /** There was a page or a text, but no job in it. */
  'nothingFound',
  /** The account has requested too many pages within the hour. */
  'tooMany',
] as const satisfies readonly (FetchProblem | 'nothingFound' | 'tooMany')[];
export type AdProblem = (typeof adProblems)[number];

/** What was found, which may be only the link, and why not more. */
export interface AdReading {
  readonly ad: JobAd;
  readonly problem: AdProblem | null;
}

export interface AdToRead {
  /** The address at which the ad is published. */
  readonly url: string | null;
  /** The title of its page, if a browser knows it. */
  readonly title: string | null;
  /** The text of the ad. With a text, no page is fetched. */
  readonly text: string | null;
  /** The day where the person is; deadlines without a year follow it. By default, the day in UTC. */
  readonly today?: PlainDay;
}

export interface AdReader {
  /** Reads a job ad. `accountId` is the requesting account. Rejects when its pages cannot be counted, and as `Analysis.run`
   * does. */
  read(accountId: string, given: AdToRead): Promise<AdReading>;
}

/** The maximum number of pages read for one account in an hour, enough for a long evening of job search. */
export const pagesAnHour = { points: 100, duration: 3600 };

/** Shortens all fields to the limits of a job. */
function withinLimits(ad: JobAd): JobAd {
  const line = (text: string | null): string | null => text?.slice(0, jobLimits.line).trim() ?? null;
  const { link, description, contact } = ad;
  return {
    ...ad,
    title: line(ad.title),
    company: line(ad.company),
    location: line(ad.location),
    source: line(ad.source),
    link: link !== null && link.length <= jobLimits.link ? link : null,
    description: description?.slice(0, jobLimits.description) ?? null,
    contact: contact && { name: line(contact.name), email: line(contact.email), phone: line(contact.phone) },
  };
}

interface AdReaderOptions {
  /** Reads pages and texts in a thread. */
  readonly analysis: Pick<Analysis, 'run'>;
  /** Counts the pages that were read for an account (`pagesAnHour`). */
  readonly countPage: Counter;
  /** Restricts the addresses of pages. */
  readonly guard?: Guard;
}

/** Creates a reader of job ads, from pages or texts. */
export function createAdReader({ analysis, countPage, guard = publicInternet }: AdReaderOptions): AdReader {
  async function readLink(
    accountId: string,
    address: string,
    title: string | null,
    readOn: PlainDay,
  ): Promise<AdReading> {
    const linkFields = combineAds(fromTitle(address, title, readOn));
    if ((await countPage(accountId)) > 0) return { ad: linkFields, problem: 'tooMany' };
    const page = await fetchPage(address, { guard, ...publicFetchLimits });
    if (!page.ok) return { ad: linkFields, problem: page.problem };
    const { ad, isJob } = await analysis.run(accountId, 'readPage', { html: page.html, address: page.url, readOn });
    return {
      ad: combineAds(isJob ? ad : { ...ad, description: null }, linkFields),
      problem: isJob ? null : 'nothingFound',
    };
  }

  async function readText(accountId: string, pasted: PastedAd): Promise<AdReading> {
    const ad = await analysis.run(accountId, 'readText', pasted);
    return { ad, problem: ad.title === null ? 'nothingFound' : null };
  }

  return {
    async read(accountId, { url, title, text, today = dayOf(new Date()) }) {
      const address = url === null ? undefined : parseWebLink(url);
      const reading =
        text !== null
          ? await readText(accountId, { text, title, address: address ?? null, readOn: today })
          : address === undefined
            ? ({ ad: combineAds(), problem: 'notALink' } as const)
            : await readLink(accountId, address, title, today);
      return { ad: withinLimits(reading.ad), problem: reading.problem };
    },
  };
}
