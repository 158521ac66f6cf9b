/** Known job boards, with the formats of their page titles, for boards whose pages have no better data. */
import type { JobAd } from '../job-ad.ts';

interface Board {
  readonly name: string;
  readonly hosts: RegExp;
  /** Patterns of page titles with the named groups `title`, `company`, and `location`. */
  readonly titles: readonly RegExp[];
}

const boards: readonly Board[] = [
  {
    name: 'LinkedIn',
    hosts: /(?:^|\.)linkedin\.com$/,
    titles: [/^(?<company>.+?) hiring (?<title>.+?)(?: in (?<location>.+?))?(?: \| LinkedIn)?$/i],
  },
  {
    name: 'Greenhouse',
    hosts: /(?:^|\.)greenhouse\.io$/,
    titles: [/^Job Application for (?<title>.+) at (?<company>.+)$/i, /^(?<title>.+) at (?<company>.+)$/i],
  },
  { name: 'Lever', hosts: /(?:^|\.)lever\.co$/, titles: [/^(?<company>.+?) [-–] (?<title>.+)$/] },
  { name: 'Ashby', hosts: /(?:^|\.)ashbyhq\.com$/, titles: [/^(?<title>.+) @ (?<company>.+)$/] },
  { name: 'Workable', hosts: /(?:^|\.)workable\.com$/, titles: [/^(?<title>.+) [-–] (?<company>.+)$/] },
  {
    name: 'Indeed',
    hosts: /(?:^|\.)indeed\.[a-z.]+$/,
    titles: [/^(?<title>.+) [-–] (?<location>.+?) [-–|] Indeed.*$/i],
  },
  {
    name: 'Glassdoor',
    hosts: /(?:^|\.)glassdoor\.[a-z.]+$/,
    titles: [/^(?<company>.+?) hiring (?<title>.+?) Job in (?<location>.+?)(?: \| Glassdoor)?$/i],
  },
  {
    name: 'SmartRecruiters',
    hosts: /(?:^|\.)smartrecruiters\.com$/,
    titles: [/^(?<company>\S+) (?<title>.+) \| SmartRecruiters$/],
  },
  { name: 'Workday', hosts: /(?:^|\.)myworkdayjobs\.com$/, titles: [/^(?<title>.+)$/] },
  {
    name: 'StepStone',
    hosts: /(?:^|\.)stepstone\.[a-z.]+$/,
    titles: [/^(?<title>.+?) - Job bei (?<company>.+?)(?: in (?<location>.+))?$/],
  },
  { name: 'XING', hosts: /(?:^|\.)xing\.com$/, titles: [/^(?<title>.+?) [-–|] (?<company>.+?) [-–|] XING.*$/i] },
  {
    name: 'Welcome to the Jungle',
    hosts: /(?:^|\.)welcometothejungle\.com$/,
    titles: [/^(?<title>.+?) [-–] (?<company>.+?) [-–] .*$/],
  },
  { name: 'Wellfound', hosts: /(?:^|\.)wellfound\.com$/, titles: [/^(?<title>.+?) at (?<company>.+?)(?: •.*)?$/] },
  {
    name: 'Personio',
    hosts: /(?:^|\.)jobs\.personio\.[a-z]+$/,
    titles: [/^(?<title>.+) \| (?:Jobs? (?:at|bei) )?(?<company>.+)$/],
  },
];

const boardAt = (host: string): Board | undefined => boards.find(({ hosts }) => hosts.test(host));

/** Returns the name of the source of a page: the board's name, or else its host. */
export const sourceOf = (url: URL): string => boardAt(url.hostname)?.name ?? url.hostname.replace(/^www\./, '');

/** Extracts fields from the title of a page on a known board; those of another page are null. */
export function fromBoardTitle(url: URL, title: string): Pick<JobAd, 'title' | 'company' | 'location'> {
  const groups = boardAt(url.hostname)
    ?.titles.map((pattern) => pattern.exec(title)?.groups)
    .find((each) => each !== undefined);
  return {
    title: groups?.['title'] ?? null,
    company: groups?.['company'] ?? null,
    location: groups?.['location'] ?? null,
  };
}
