import { existsSync, readFileSync } from 'node:fs';
import { pseudoLanguage, textsLanguage } from '../../../shared/contracts/texts-language.ts';
import { mergeTexts } from './merged.ts';
import { pseudoTexts } from './pseudo-language.ts';

/** Returns the texts of one file in a language. Texts that the language lacks are English. */
export type TextsIn<Texts> = (language: string) => Texts;

/**
 * Reads the server's texts from `{folder}{language}/{file}.json`. A language is a folder next to `en`, with some or all
 * of its files (docs/adr/0028). English is read immediately, so that a missing file is noticed at startup; other
 * languages are read on first use.
 */
export function localeTexts<Texts extends object>(folder: URL, file: string): TextsIn<Texts> {
  const read = (language: string): Texts =>
    JSON.parse(readFileSync(new URL(`${language}/${file}.json`, folder), 'utf8')) as Texts;
  const english = read(textsLanguage);
  const cache = new Map<string, Texts>([[textsLanguage, english]]);

  const readIn = (language: string): Texts => {
    if (language === pseudoLanguage) return pseudoTexts(english) as Texts;
    // A tag from the database may be of a language that is no longer installed.
    const isThere = /^[\w-]+$/.test(language) && existsSync(new URL(`${language}/${file}.json`, folder));
    return isThere ? (mergeTexts(english, read(language)) as Texts) : english;
  };

  return (language) => {
    const texts = cache.get(language) ?? readIn(language);
    // Only existing texts are cached, so that requests for unknown languages cannot fill the memory.
    if (texts !== english) cache.set(language, texts);
    return texts;
  };
}
