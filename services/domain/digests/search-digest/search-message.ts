import { type PostingSearch, type PostingSort } from '../../../../shared/documents/postings/posting-search.ts';
import { writePostingSearch } from '../../../../shared/documents/postings/search-address.ts';
import { letter, type Part } from '../../../platform/mail/email-layout.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { searchDigestTexts, type TranslateSearchDigest } from '../digest-texts.ts';

/** The number of postings that a message names for each search. */
export const namedPostings = 5;

/** In milliseconds. The next day has another message. */
export const findingsUsefulFor = 24 * 60 * 60 * 1000;

/** The new results of one saved search. */
export interface NewPostings {
  readonly name: string;
  readonly search: PostingSearch;
  readonly sort: PostingSort;
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  readonly postings: readonly { readonly title: string; readonly company: string; readonly location: string | null }[];
}

export interface SearchMail {
  readonly email: string;
  /** The language of the message (BCP 47). */
  readonly language: string;
  readonly found: readonly NewPostings[];
  /** The origin of the site at which the user signs in. */
  readonly origin: string;
  /** The address at which the emails are stopped. */
  readonly stopAddress: string;
}

const countText = (t: TranslateSearchDigest, count: number, isMore: boolean): string =>
  count === 1 ? t('one') : t(isMore ? 'atLeast' : 'many', { count: String(count) });

function partsOf(
  { name, search, sort, count, isMore, postings }: NewPostings,
  t: TranslateSearchDigest,
  origin: string,
): readonly Part[] {
  const address = writePostingSearch(search, sort, new URLSearchParams()).toString();
  const rest = count - postings.length;
  return [
    { text: t('search', { name, count: countText(t, count, isMore) }) },
    ...postings.map(({ title, company, location }) => ({
      text: location === null ? t('posting', { title, company }) : t('postingAt', { title, company, place: location }),
    })),
    ...(rest > 0 ? [{ text: t('more', { count: String(rest) }) }] : []),
    { action: t('open', { name }), link: `${origin}/app/jobs/find${address === '' ? '' : `?${address}`}` },
  ];
}

/** Creates the message about new results, with a link for each search. */
export function searchMessage({ email, language, found, origin, stopAddress }: SearchMail): Message {
  const t = searchDigestTexts(language);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const isMore = found.some((each) => each.isMore);
  return {
    ...letter({
      to: email,
      language,
      subject: t('subject', { count: countText(t, total, isMore) }),
      usefulFor: findingsUsefulFor,
      parts: [
        { text: t('greeting') },
        { text: t('intro') },
        ...found.flatMap((each) => partsOf(each, t, origin)),
        { small: t('why', { link: stopAddress }), link: stopAddress },
      ],
    }),
    unsubscribe: stopAddress,
  };
}
