import { readDay } from '../../../../shared/documents/jobs/read-day.ts';
import { combineAds, type JobAd } from '../job-ad.ts';
import { fromBoardTitle, sourceOf } from './boards.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { readAdText } from '../read-ad-text.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { type PageFacts, readPage } from './read-page.ts';

/**
 * The minimum number of characters in the text of a job's page. A login wall, or an app that renders later, has fewer.
 */
const minTextLength = 200;

/** The characters below which a description in the data of a page may be an announcement of the ad. */
const maxTeaserLength = 500;

/** Whether a description only announces the ad, which the page has in full. */
const isTeaser = (description: string, text: string): boolean =>
  description.length < maxTeaserLength && text.length > 2 * description.length + minTextLength;

/** Reads a job that is marked up with schema.org properties. */
function fromItemProps({ itemProps }: PageFacts): Partial<JobAd> {
  if (!itemProps.has('hiringOrganization') && !itemProps.has('jobLocation') && !itemProps.has('datePosted')) return {};
  const one = (name: string): string | null => itemProps.get(name)?.replace(/\s+/g, ' ').trim() ?? null;
  const place = ['addressLocality', 'addressRegion', 'addressCountry'].flatMap((name) => one(name) ?? []);
  const end = one('validThrough');
  return {
    title: one('title'),
    company: one('hiringOrganization') ?? one('name'),
    location: place.length > 0 ? place.join(', ') : one('jobLocation'),
    description: itemProps.get('description') ?? null,
    deadline: (end === null ? undefined : readDay(end, 'monthFirst')) ?? null,
  };
}

/** Reads the titles of a page of a known board. */
function fromBoards(url: URL, { metas, title: pageTitle }: PageFacts): Partial<JobAd> {
  const metaTitle = metas.get('og:title') ?? metas.get('twitter:title') ?? '';
  const [ofMeta, ofPage] = [fromBoardTitle(url, metaTitle), fromBoardTitle(url, pageTitle)];
  return {
    title: ofMeta.title ?? ofPage.title,
    company: ofMeta.company ?? ofPage.company,
    location: ofMeta.location ?? ofPage.location,
  };
}

/** Reads the metadata for link previews. */
function fromOpenGraph(url: URL, { metas, title: pageTitle }: PageFacts): Partial<JobAd> {
  const metaTitle = metas.get('og:title') ?? metas.get('twitter:title') ?? '';
  const [ofMeta, ofPage] = [fromBoardTitle(url, metaTitle), fromBoardTitle(url, pageTitle)];
  const site = metas.get('og:site_name')?.trim() ?? '';
  const source = sourceOf(url);
  const plain =
    [metaTitle, pageTitle].map((each) => each.split(' | ')[0]?.trim() ?? '').find((each) => each !== '') ?? null;
  return {
    title: ofMeta.title ?? ofPage.title ?? plain,
    company: ofMeta.company ?? ofPage.company ?? (site === '' || site === source ? null : site),
    location: ofMeta.location ?? ofPage.location,
  };
}

/** Reads the job of a page. `isJob` is whether the page contains an actual job. */
export function fromPage(
  html: string,
  address: string,
  readOn: PlainDay,
): { readonly ad: JobAd; readonly isJob: boolean } {
  const url = new URL(address);
  const page = readPage(html);
  const posting = fromJsonLd(page.jsonLd);
  const fromMarkup = fromItemProps(page);
  // An app that renders later often has the whole ad in its description.
  const described = page.metas.get('og:description') ?? page.metas.get('description') ?? '';
  const text = page.text.length < minTextLength && described.length > page.text.length ? described : page.text;
  const isLong = text.length >= minTextLength;
  const ofText: Partial<JobAd> = isLong
    ? { ...readAdText(text, { address, pageTitle: page.title, readOn }), description: text }
    : {};
  const stated = posting?.description ?? fromMarkup.description ?? null;
  const ad = combineAds(
    { link: address, source: sourceOf(url) },
    stated !== null && isLong && isTeaser(stated, text) ? { description: text } : {},
    // What a reader sees is kept up; the data beside it often is not.
    { deadline: ofText.deadline ?? null, deadlineChoices: ofText.deadlineChoices ?? [] },
    posting ?? {},
    fromMarkup,
    fromBoards(url, page),
    ofText,
    fromOpenGraph(url, page),
  );
  const isMarked = posting !== undefined || (fromMarkup.title ?? null) !== null;
  return { ad, isJob: isMarked || (isLong && ad.title !== null) };
}
