import { existsSync, readFileSync } from 'node:fs';
import { pseudoLanguage, textsLanguage } from '../../../shared/contracts/texts-language.ts';
import { merged } from './merged.ts';
import { pseudoTexts } from './pseudo-language.ts';

/** The texts of one file in a language; what the language does not have is English. */
export type TextsIn<Texts> = (language: string) => Texts;

/**
 * Texts that the server says, from `{folder}{language}/{file}.json`. A language is a folder beside `en`, with the files that
 * `en` has, or fewer (docs/adr/0028). English is read at once, so that a missing file shows at the start; what is in the others
 * is read when it is first asked for.
 */
export function localeTexts<Texts extends object>(folder: URL, file: string): TextsIn<Texts> {
  const read = (language: string): Texts =>
    JSON.parse(readFileSync(new URL(`${language}/${file}.json`, folder), 'utf8')) as Texts;
  const english = read(textsLanguage);
  const known = new Map<string, Texts>([[textsLanguage, english]]);

  const readIn = (language: string): Texts => {
    if (language === pseudoLanguage) return pseudoTexts(english) as Texts;
    // A tag may come from the database, of a language that is not installed any more.
    const isThere = /^[\w-]+$/.test(language) && existsSync(new URL(`${language}/${file}.json`, folder));
    return isThere ? (merged(english, read(language)) as Texts) : english;
  };

  return (language) => {
    const texts = known.get(language) ?? readIn(language);
    // Only what is there is kept: nobody fills the memory by asking for languages that nobody speaks.
    if (texts !== english) known.set(language, texts);
    return texts;
  };
}
