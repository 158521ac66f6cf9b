import { pseudoLanguage, textsLanguage } from '../../../shared/contracts/texts-language.ts';

/** What `Intl` is asked for beside texts of a language. */
export const intlTag = (language: string): string => (language === pseudoLanguage ? textsLanguage : language);

/** Dates of the server's messages and pages, in a language. */
export const datesIn = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(intlTag(language), options);
