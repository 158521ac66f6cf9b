import type { JobAd } from '../job-ad.ts';
import { sourceOf } from './boards.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { fromPage } from './from-page.ts';

/** Derives what is known of an ad from its address and the title of its page, before the page is read. */
export function fromTitle(address: string, title: string | null, readOn: PlainDay): Partial<JobAd> {
  const url = new URL(address);
  const { ad } = fromPage(title === null ? '' : `<title>${title.replaceAll('<', '&lt;')}</title>`, address, readOn);
  return { link: address, source: sourceOf(url), title: ad.title, company: ad.company, location: ad.location };
}
