import { pseudoLanguage, textsLanguage } from '../../../shared/contracts/texts-language.ts';

/** The tag to pass to `Intl` for a language of texts. The pseudo-language uses the formats of English. */
export const intlTag = (language: string): string => (language === pseudoLanguage ? textsLanguage : language);

/** Creates a format for dates in the server's messages and pages, in a language. */
export const datesIn = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(intlTag(language), options);

/** Formats a waiting time such as `5 seconds` or `3 minutes`, rounded up. */
export function duration(seconds: number, language: string): string {
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(intlTag(language), {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(inMinutes ? Math.ceil(seconds / 60) : seconds);
}
