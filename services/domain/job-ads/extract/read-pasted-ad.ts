import { combineAds, type JobAd } from '../job-ad.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { hasJobNoun } from '../text/job-nouns.ts';
import { readAdText } from '../read-ad-text.ts';
import { fromBoardTitle } from './boards.ts';
import { fromTitle } from './from-title.ts';

/** A text that may be a job ad, with what is known of its page. */
export interface PastedAd {
  readonly text: string;
  /** The title of its page; null if unknown. */
  readonly title: string | null;
  /** The address of its page; null if unknown. */
  readonly address: string | null;
  /** The day on which it is read: deadlines without a year follow it. */
  readonly readOn: PlainDay;
}

/** Whether a page's title names work that the title found in its text is not: then the text hardly names it at all. */
const namesOtherWork = (pageTitle: string, title: string | null): boolean =>
  hasJobNoun(pageTitle) && (title === null || !foldLine(pageTitle).includes(foldLine(title)));

/**
 * Reads the fields of a job from the text of an ad. The title of its page comes first only on boards whose form is known,
 * and if the text names no such work; other sites add names to it that nothing tells apart from the job's.
 */
export function readPastedAd({ text, title, address, readOn }: PastedAd): JobAd {
  const ofText = readAdText(text, { address, pageTitle: title, readOn });
  if (title === null) return combineAds(ofText, address === null ? {} : fromTitle(address, title, readOn));
  const ofTitle = address === null ? { title } : fromTitle(address, title, readOn);
  return combineAds(
    address === null ? {} : fromBoardTitle(new URL(address), title),
    namesOtherWork(title, ofText.title ?? null) ? { title: ofTitle.title ?? null } : {},
    ofText,
    ofTitle,
    { title },
  );
}
