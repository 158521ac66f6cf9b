/** Smaller towns than `city-names.ts` knows, for the lines and sentences in which a place is expected. */
import { readFileSync } from 'node:fs';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { isCityOrPart } from './city-parts.ts';
import words from './words/regions.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined;

/** The towns of more than 2,000 people in the countries whose ads are read (tooling/write-city-names.ts). */
function towns(): ReadonlySet<string> {
  if (known === undefined) {
    const all = new Set(
      readFileSync(new URL('words/towns.txt', import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    );
    // Words of ads that are towns somewhere, too.
    for (const word of words.townWords) all.delete(word);
    known = all;
  }
  return known;
}

function isSmallTown(text: string): boolean {
  const name = plainText(text).replace(/’/g, "'");
  return towns().has(name) || (name.includes('-') && towns().has(name.replace(/-/g, ' ')));
}

/** Whether a text is a city or a smaller town, which many people and things are called, too. */
export const isTown = (text: string): boolean => isCityOrPart(text) || (/^\p{Lu}/u.test(text) && isSmallTown(text));
