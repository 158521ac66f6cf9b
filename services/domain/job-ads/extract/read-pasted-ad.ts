import { combineAds, type JobAd } from '../job-ad.ts';
import { fromText } from './from-text.ts';
import { fromTitle } from './from-title.ts';

/** A text that may be a job ad, with what is known of its page. */
export interface PastedAd {
  readonly text: string;
  /** The title of its page; null if unknown. */
  readonly title: string | null;
  /** The address of its page; null if unknown. */
  readonly address: string | null;
}

/** Reads the fields of a job from the text of an ad. */
export const readPastedAd = ({ text, title, address }: PastedAd): JobAd =>
  combineAds(address === null ? {} : fromTitle(address, title), fromText(text), { title });
