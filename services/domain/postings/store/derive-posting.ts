import { createHash } from 'node:crypto';
import { yearlyPay } from '../../../../shared/documents/jobs/yearly-pay.ts';
import { searchText, searchTextVersion } from '../../job-search/search-text.ts';
import { placeKey } from '../../job-search/places/place-key.ts';
import type { PostingDraft } from '../posting-draft.ts';

/** What is kept with a posting because it follows from the rest. */
export interface DerivedPosting {
  readonly companyKey: string;
  readonly fingerprint: string;
  readonly contentHash: string;
  readonly yearlySalary: number | null;
  /** What the search looks through: of its title, its company, its places and its text. */
  readonly searched: {
    readonly title: string;
    readonly company: string;
    readonly places: string;
    readonly text: string;
  };
}

/** Endings that tell the legal form of a company, which boards leave out or not. */
const legalForm =
  /(?: (?:inc|llc|ltd|limited|plc|corp|corporation|co|gmbh|ag|se|kg|sa|sas|sarl|bv|nv|ab|as|oy|spa|srl|pty))+$/;

/** Companies as they are compared. */
export const companyKeyOf = (company: string): string => {
  const plain = searchText(company);
  return plain.replace(legalForm, '') || plain;
};

/** Characters of the text in which two publications of one job agree; boards end theirs differently. */
const comparedText = 400;

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);

export function derivedFrom(draft: PostingDraft): DerivedPosting {
  const { title, company, location, places, text, salaryMin, salaryMax, salaryPeriod } = draft;
  const companyKey = companyKeyOf(company);
  const keys = places.map(placeKey).sort();
  const searched = {
    title: searchText(title),
    company: searchText(company),
    places: searchText([location ?? '', ...places.map(({ name }) => name)].join(' ')),
    text: searchText(text),
  };
  const pay = salaryMax ?? salaryMin;
  return {
    companyKey,
    searched,
    fingerprint: hashOf(companyKey, searched.title, ...keys, searched.text.slice(0, comparedText)),
    // Boards call a posting published anew whenever they like.
    contentHash: hashOf(String(searchTextVersion), JSON.stringify({ ...draft, publishedAt: null })),
    yearlySalary: pay === null ? null : yearlyPay(pay, salaryPeriod),
  };
}
