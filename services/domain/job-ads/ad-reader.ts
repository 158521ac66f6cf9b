import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import { parseWebLink } from '../../../shared/documents/text/web-link.ts';
import type { Counter } from '../../platform/rate-limit/counter.ts';
import { sourceOf } from './extract/boards.ts';
import { fromPage } from './extract/from-page.ts';
import { fromText } from './extract/from-text.ts';
import { fetchPage } from '../../platform/public-fetch/fetch-page.ts';
import {
  type FetchProblem,
  type Guard,
  publicInternet,
  publicFetchLimits,
} from '../../platform/public-fetch/fetch-public.ts';
import { combined, type JobAd } from './job-ad.ts';

export const adProblems = [
  ...(['notALink', 'notPublic', 'unreachable', 'timedOut', 'refused', 'gone', 'tooLarge', 'notAPage'] as const),
  /** There was a page, or a text, and nothing of a job in it. */
  'nothingFound',
  /** This person has had many pages read within the hour. */
  'tooMany',
] as const satisfies readonly (FetchProblem | 'nothingFound' | 'tooMany')[];
export type AdProblem = (typeof adProblems)[number];

/** What was found, which may be as little as the link, and why it is not more. */
export interface AdReading {
  readonly ad: JobAd;
  readonly problem: AdProblem | null;
}

export interface AdToRead {
  /** Where it is published. */
  readonly url: string | null;
  /** The title of its page, where a browser knows it. */
  readonly title: string | null;
  /** Its text. With it no page is fetched. */
  readonly text: string | null;
}

export interface AdReader {
  /** `accountId` names who asks. Rejects only when their pages cannot be counted. */
  read(accountId: string, given: AdToRead): Promise<AdReading>;
}

/** Pages that are read for one person in an hour: a long evening of looking for jobs. */
export const pagesAnHour = { points: 100, duration: 3600 };

/** No field is longer than a job may hold. */
function fitting(ad: JobAd): JobAd {
  const line = (text: string | null): string | null => text?.slice(0, jobLimits.line).trim() ?? null;
  const { link, description } = ad;
  return {
    ...ad,
    title: line(ad.title),
    company: line(ad.company),
    location: line(ad.location),
    source: line(ad.source),
    link: link !== null && link.length <= jobLimits.link ? link : null,
    description: description?.slice(0, jobLimits.description) ?? null,
  };
}

function readText(text: string, title: string | null, address: string | undefined): AdReading {
  const named = address === undefined ? {} : fromTitle(address, title);
  const found = fromText(text);
  const ad = combined(named, found, { title });
  return { ad, problem: ad.title === null ? 'nothingFound' : null };
}

/** What is known of an advertisement before its page is read. */
function fromTitle(address: string, title: string | null): Partial<JobAd> {
  const url = new URL(address);
  const { ad } = fromPage(title === null ? '' : `<title>${title.replaceAll('<', '&lt;')}</title>`, address);
  return { link: address, source: sourceOf(url), title: ad.title, company: ad.company, location: ad.location };
}

interface AdReaderOptions {
  /** Counts the pages that somebody has had read (`pagesAnHour`). */
  readonly countPage: Counter;
  /** Where pages may come from. */
  readonly guard?: Guard;
}

/** Reads the fields of a job from a page or from a text. */
export function createAdReader({ countPage, guard = publicInternet }: AdReaderOptions): AdReader {
  async function readLink(accountId: string, address: string, title: string | null): Promise<AdReading> {
    const known = combined(fromTitle(address, title));
    if ((await countPage(accountId)) > 0) return { ad: known, problem: 'tooMany' };
    const page = await fetchPage(address, { guard, ...publicFetchLimits });
    if (!page.ok) return { ad: known, problem: page.problem };
    const { ad, isJob } = fromPage(page.html, page.url);
    return { ad: combined(isJob ? ad : { ...ad, description: null }, known), problem: isJob ? null : 'nothingFound' };
  }

  return {
    async read(accountId, { url, title, text }) {
      const address = url === null ? undefined : parseWebLink(url);
      const reading =
        text !== null
          ? readText(text, title, address)
          : address === undefined
            ? ({ ad: combined(), problem: 'notALink' } as const)
            : await readLink(accountId, address, title);
      return { ad: fitting(reading.ad), problem: reading.problem };
    },
  };
}
