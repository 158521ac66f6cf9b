import { combineAds, type JobAd } from '../job-ad.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
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

/** The length below which a text is no ad, so that its page's title says more. */
const leastText = 60;

/**
 * Reads the fields of a job from the text of an ad. The title of its page comes first only on boards whose form is known;
 * other sites add names to it that nothing tells apart from the job's.
 */
export const readPastedAd = ({ text, title, address, readOn }: PastedAd): JobAd =>
  combineAds(
    title === null || address === null ? {} : fromBoardTitle(new URL(address), title),
    title === null || address === null || text.length >= leastText ? {} : fromTitle(address, title, readOn),
    readAdText(text, { address, pageTitle: title, readOn }),
    address === null ? {} : fromTitle(address, title, readOn),
    { title },
  );
