import { fromPage } from '../../services/domain/job-ads/extract/from-page.ts';
import { readPastedAd } from '../../services/domain/job-ads/extract/read-pasted-ad.ts';
import type { JobAd } from '../../services/domain/job-ads/job-ad.ts';
import type { PlainDay } from '../../shared/documents/jobs/plain-day.ts';
import type { JudgedAd } from './read-corpus.ts';

/** Reads a judged ad as the product does: its page, or its text with what is known of the page. */
export function readJudgedAd({ isPage, text, facts: { address, readOn } }: JudgedAd): JobAd {
  const day = readOn as PlainDay;
  return isPage ? fromPage(text, address ?? '', day).ad : readPastedAd({ text, title: null, address, readOn: day });
}
