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

/** Whether each style of a family has a glyph for a character. */
export type IsCovered = (character: string, family: string) => boolean;

/** Creates the check for one character from the facts of the fonts; a family's coverage is computed on first use. */
export function createIsCovered(facts: FontFactsByFile): IsCovered {
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

  return (character, family) => ofFamily(family).has(character.codePointAt(0) ?? 0);
}

/** Returns the characters of `text` that need a glyph and that no font of `families` has, without duplicates. */
export const uncoveredIn = (text: string, families: readonly string[], isCovered: IsCovered): readonly string[] =>
  [...new Set(text)].filter(
    (each) => !needsNoPicture.test(each) && !families.some((family) => isCovered(each, family)),
  );
