/** Which characters our fonts have a picture of. */
import { fontFiles } from '../fonts.ts';
import type { FontFactsByFile } from './engine-files.ts';

/** Lengths of runs of characters, by turns not covered and covered, from 0 on (Typst's `Coverage`). */
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

/** Line ends, joiners, marks of writing direction and the breaks in long words take no picture. */
const needsNoPicture = /^[\n\p{Default_Ignorable_Code_Point}]$/u;

/** Characters of `text` that no font of `families` has in each of its styles, each once. */
export type MissingCharacters = (text: string, families: readonly string[]) => string;

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
