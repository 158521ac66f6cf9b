import { createHash } from 'node:crypto';
import { yearlyPay } from '../../../../shared/documents/jobs/pay.ts';
import { companyKeyOf } from '../../job-search/company-key.ts';
import { searchText, searchTextVersion } from '../../job-search/search-text.ts';
import { placeKey } from '../../job-search/places/place.ts';
import type { PostingDraft } from '../posting-draft.ts';

/** The stored values that are derived from the rest of a posting. */
export interface DerivedPosting {
  readonly companyKey: string;
  readonly fingerprint: string;
  readonly contentHash: string;
  readonly yearlySalary: number | null;
  /** The texts that the search looks through. */
  readonly searched: {
    readonly title: string;
    readonly company: string;
    readonly places: string;
    readonly text: string;
  };
}

/**
 * The number of characters in which the texts of two publications of one job must agree. Boards append different
 * endings.
 */
const comparedText = 400;

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);

/** Computes the derived values of a posting. */
export function derivePosting(draft: PostingDraft): DerivedPosting {
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
    // The publication date is excluded, because boards change it at will.
    contentHash: hashOf(String(searchTextVersion), JSON.stringify({ ...draft, publishedAt: null })),
    yearlySalary: pay === null ? null : yearlyPay(pay, salaryPeriod),
  };
}
