/** Smaller towns than `city-names.ts` knows, for the lines and sentences in which a place is expected. */
import { readFileSync } from 'node:fs';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { isCityOrPart } from './city-phrases.ts';
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

/** Returns the longest beginning of a name that is a city or town, with the state or country after it. */
export function townIn(text: string): string | undefined {
  const [first = '', next = ''] = text.replace(/[.]$/, '').split(', ');
  const parts = first.replace(/['’]s(?= |$)/gu, '').split(' ');
  for (let length = parts.length; length > 0; length -= 1) {
    const town = parts.slice(0, length).join(' ').replace(/[.,]$/, '');
    if (town.length > 3 && isTown(town))
      return length === parts.length && /^\p{Lu}/u.test(next) ? `${town}, ${next}` : town;
  }
  return undefined;
}
