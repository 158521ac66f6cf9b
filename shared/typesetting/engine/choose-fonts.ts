/** Determines from what the fonts cover which of them a document needs, and which words cannot be set in its own. */
import { type ChosenFonts, fallbacksOf, type Pair, type WordsInOtherFonts } from '../fonts.ts';
import type { FontFactsByFile } from './engine-files.ts';
import { createIsCovered, type IsCovered, uncoveredIn } from './glyph-coverage.ts';

export interface FontsForText extends ChosenFonts {
  /** The characters that no font has, without duplicates. */
  readonly missing: string;
}

/** Chooses the fonts of a text; `scripts` are the families for its other scripts. */
export type ChooseFonts = (text: string, pair: Pair, scripts: readonly string[]) => FontsForText;

/**
 * The letters and accents of Latin, Greek, and Cyrillic, as ranges for a regular expression of JavaScript and of Typst.
 * Other scripts have fonts of their own for whole words anyway. Includes the breaks in long words.
 */
const letters = String.raw`\u{300}-\u{52f}A-Za-z\u{aa}\u{b5}\u{ba}\u{c0}-\u{d6}\u{d8}-\u{f6}\u{f8}-\u{2af}\u{1e00}-\u{1fff}\u{200b}`;
const word = new RegExp(`[${letters}]+`, 'gu');
const isLetter = new RegExp(`^[${letters}]$`, 'u');

/** Returns those of `candidates`, in their order, that have one of the characters which the ones before them lack. */
function needed(lacked: readonly string[], candidates: readonly string[], isCovered: IsCovered): readonly string[] {
  let left = lacked;
  return candidates.filter((family) => {
    const still = left.filter((each) => !isCovered(each, family));
    const isNeeded = still.length < left.length;
    left = still;
    return isNeeded;
  });
}

/**
 * Returns the rule for words of which only some letters are in the text's font. They are set in another font as a
 * whole, since a letter of a different design in a word looks like a mistake. The rule names only the letters, not the
 * words, so that it stays the same while someone types (docs/footguns.md).
 */
function wordsInOtherFonts(
  text: string,
  lacked: readonly string[],
  families: readonly string[],
  isCovered: IsCovered,
): WordsInOtherFonts | null {
  const foreign = new Set(lacked.filter((each) => isLetter.test(each)));
  if (foreign.size === 0) return null;
  const mixed = [...new Set(text.match(word))].filter((each) => {
    const own = Array.from(each).filter((letter) => letter !== '\u200b');
    return own.some((letter) => foreign.has(letter)) && own.some((letter) => !foreign.has(letter));
  });
  if (mixed.length === 0) return null;
  const inMixed = [...new Set(mixed.join(''))].filter((letter) => letter !== '\u200b');
  const isWhole = (family: string): boolean => inMixed.every((letter) => isCovered(letter, family));
  const inRule = inMixed.filter((letter) => foreign.has(letter)).toSorted();
  const first = families.find(isWhole);
  const fonts = first === undefined ? families : [first, ...families.filter((family) => family !== first)];
  return { pattern: `[${letters}]*[${inRule.join('')}][${letters}]*`, fonts };
}

/** Creates the choice of fonts from the facts about them. */
export function createChooseFonts(facts: FontFactsByFile): ChooseFonts {
  const isCovered = createIsCovered(facts);
  return (text, pair, scripts) => {
    const candidates = fallbacksOf(pair, scripts);
    // Read once, because a text may be long.
    const characters = [...new Set(text)].join('');
    const [inText, inHeading] = [pair.text, pair.heading].map((family) => uncoveredIn(characters, [family], isCovered));
    const lackedInText = inText ?? [];
    const lackedInHeading = inHeading ?? [];
    const lacked = [...new Set([...lackedInText, ...lackedInHeading])];
    return {
      text: [pair.text, ...needed(lackedInText, candidates, isCovered)],
      heading: [pair.heading, ...needed(lackedInHeading, candidates, isCovered)],
      words: wordsInOtherFonts(text, lacked, candidates, isCovered),
      missing: lacked.filter((each) => ![pair.text, pair.heading].every((own) => isDrawn(each, own))).join(''),
    };

    function isDrawn(character: string, own: string): boolean {
      return [own, ...candidates].some((family) => isCovered(character, family));
    }
  };
}
