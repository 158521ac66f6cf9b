/** Determines which characters the fonts have glyphs for. */
import { fontFiles } from '../fonts.ts';
import type { FontFactsByFile } from './engine-files.ts';

/** Decodes Typst's `Coverage`: lengths of alternating runs of uncovered and covered characters, starting at 0. */
function* coveredRuns(coverage: readonly number[]): Generator<readonly [first: number, last: number]> {
  let at = 0;
  for (const [index, length] of coverage.entries()) {
    if (index % 2 === 1 && length > 0) yield [at, at + length - 1];
    at += length;
  }
}

type Characters = ReadonlySet<number>;

function charactersOf(coverage: readonly number[]): Characters {
  const characters = new Set<number>();
  for (const [first, last] of coveredRuns(coverage)) {
    for (let code = first; code <= last; code += 1) characters.add(code);
  }
  return characters;
}

/** Matches characters that need no glyph: line ends, joiners, direction marks, and the breaks in long words. */
const needsNoPicture = /^[\n\p{Default_Ignorable_Code_Point}]$/u;

/** Returns the characters of `text` that no font of `families` has in each of its styles, without duplicates. */
export type MissingCharacters = (text: string, families: readonly string[]) => string;

/**
 * Creates the check for missing characters from the facts of the fonts; the coverage of a family is computed on first
 * use.
 */
export function createMissingCharacters(facts: FontFactsByFile): MissingCharacters {
  const byFamily = new Map<string, Characters>();

  const ofFamily = (family: string): Characters => {
    const known = byFamily.get(family);
    if (known) return known;
    const [first, ...others] = fontFiles
      .filter((font) => font.family === family)
      .map(({ file }) => charactersOf(facts[file]?.info[0]?.coverage ?? []));
    const inAll = new Set([...(first ?? [])].filter((code) => others.every((face) => face.has(code))));
    byFamily.set(family, inAll);
    return inAll;
  };

  return (text, families) => {
    const isDrawn = (character: string): boolean =>
      families.some((family) => ofFamily(family).has(character.codePointAt(0) ?? 0));
    return [...new Set(text)].filter((each) => !needsNoPicture.test(each) && !isDrawn(each)).join('');
  };
}
