import type { CloseReason, JobStage } from '../../documents/jobs/job.ts';
import { plainText } from '../../documents/text/plain-text.ts';

export interface StageWord {
  readonly stage: JobStage;
  readonly closeReason: CloseReason | null;
}

const at = (stage: JobStage, closeReason: CloseReason | null = null): StageWord => ({ stage, closeReason });

/** Words that job trackers use for stages; the first one that a cell contains counts. */
const words: readonly (readonly [RegExp, StageWord])[] = [
  [
    /\b(?:not selected|notselected|reject(?:ed|ion)|declined|refused|turned down|unsuccessful|abgelehnt|absage)\b/,
    at('closed', 'notSelected'),
  ],
  [/\b(?:withdr[ae]wn?|withdrew|i withdrew|cancell?ed|zuruckgezogen)\b/, at('closed', 'withdrawn')],
  [/\b(?:no ?response|no ?reply|ghosted|expired|archived|keine antwort)\b/, at('closed', 'noResponse')],
  [/\b(?:accepted|hired|signed|angenommen|zusage)\b/, at('closed', 'accepted')],
  [/\b(?:closed|lost|ended)\b/, at('closed', 'noResponse')],
  [/\b(?:offer(?:ed)?|angebot)\b/, at('offer')],
  [/\b(?:screen(?:ing)?|phone|recruiter call|assessment|test|review)\b/, at('screening')],
  [/\b(?:interview(?:ing|ed|s)?|on-?site|vorstellungsgesprach|gesprach)\b/, at('interview')],
  [
    /\b(?:to apply|not applied|saved|wish ?list|bookmark(?:ed)?|interested|draft|new|todo|preparing|gespeichert)\b/,
    at('saved'),
  ],
  [/\b(?:applied|submitted|sent|in progress|pending|waiting|beworben)\b/, at('applied')],
];

/** Reads the stage that a cell names, in our words or those of other trackers; undefined for any other text. */
export function readStageWord(text: string): StageWord | undefined {
  // Names such as `notSelected` and `no_response` are split into words.
  const plain = plainText(text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')).trim();
  return words.find(([pattern]) => pattern.test(plain))?.[1];
}
