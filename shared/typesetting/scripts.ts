import { arabic, armenian, chinese, georgian, hebrew, japanese, korean, thai } from './fonts.ts';

const hanSigns = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const arabicLetters = /\p{Script=Arabic}/u;
const hebrewLetters = /\p{Script=Hebrew}/u;
const thaiLetters = /\p{Script=Thai}/u;
const georgianLetters = /\p{Script=Georgian}/u;
const armenianLetters = /\p{Script=Armenian}/u;

const isIn = (language: string, tongues: readonly string[]): boolean =>
  tongues.includes(language.split('-')[0]?.toLowerCase() ?? '');

/**
 * The families for Han characters, chosen by the document's other characters or its language, because each script has
 * its own shapes.
 */
function hanFamilies(text: string, language: string): readonly string[] {
  const families = [
    ...(kana.test(text) || isIn(language, ['ja']) ? [japanese] : []),
    ...(hangul.test(text) || isIn(language, ['ko']) ? [korean] : []),
    chinese,
  ];
  return hanSigns.test(text) ? families : families.slice(0, -1);
}

/**
 * The families for scripts that no font pair has, in the order in which a character is looked up; none for most
 * documents.
 */
export function familiesForScripts(text: string, language: string): readonly string[] {
  const isEastAsian = hanSigns.test(text) || kana.test(text) || hangul.test(text);
  return [
    ...(arabicLetters.test(text) ? [arabic] : []),
    ...(hebrewLetters.test(text) ? [hebrew] : []),
    ...(thaiLetters.test(text) ? [thai] : []),
    ...(georgianLetters.test(text) ? [georgian] : []),
    ...(armenianLetters.test(text) ? [armenian] : []),
    ...(isEastAsian ? hanFamilies(text, language) : []),
  ];
}

/** Letters that only Vietnamese has. Fewer than this many are a name in a text of another language. */
const vietnameseLetters = /[\u1ea0-\u1ef9ƠơƯư]/gu;
const fewestVietnamese = 12;

/** Whether a text contains enough Vietnamese letters to be Vietnamese. */
export const isVietnamese = (text: string): boolean => (text.match(vietnameseLetters)?.length ?? 0) >= fewestVietnamese;

/**
 * The share of a document's letters that determines its direction and, if its declared language is impossible, its
 * language.
 */
const share = 0.5;

interface ScriptOfLanguages {
  readonly letters: RegExp;
  /** The languages that are written in it; the first is the one that most texts in it are in. */
  readonly tongues: readonly [string, ...string[]];
}

const alphabets: readonly ScriptOfLanguages[] = [
  { letters: /\p{Script=Arabic}/gu, tongues: ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug'] },
  { letters: /\p{Script=Hebrew}/gu, tongues: ['he', 'yi'] },
  { letters: /\p{Script=Thai}/gu, tongues: ['th'] },
  { letters: /\p{Script=Georgian}/gu, tongues: ['ka', 'xmf', 'sva'] },
  { letters: /\p{Script=Armenian}/gu, tongues: ['hy', 'hyw'] },
];
const eastAsianScripts: readonly ScriptOfLanguages[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, tongues: ['ja'] },
  { letters: /\p{Script=Hangul}/gu, tongues: ['ko'] },
  { letters: /\p{Script=Han}/gu, tongues: ['zh', 'ja', 'ko'] },
];

/**
 * The language to set `text` in: `language` itself, unless most letters belong to a script that it is not written in. A
 * person who writes Arabic in an English interface gets Arabic pages.
 */
export function writtenLanguage(text: string, language: string): string {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const counted = (scripts: readonly ScriptOfLanguages[]) =>
    scripts.map(({ letters, tongues }) => ({ tongues, count: text.match(letters)?.length ?? 0 }));
  const counts = counted(eastAsianScripts);
  const eastAsian = counts.reduce((sum, { count }) => sum + count, 0);
  // Japanese mixes kana and Han, so any kana among mostly East Asian letters indicates Japanese, and any Hangul
  // indicates Korean.
  const found =
    counted(alphabets).find(({ count }) => count > all * share) ??
    (eastAsian > all * share ? counts.find(({ count }) => count > eastAsian * 0.05) : undefined);
  return found === undefined || isIn(language, found.tongues) ? language : found.tongues[0];
}

/** Whether a language (BCP 47) is written from right to left. */
export const isRightToLeft = (language: string): boolean =>
  isIn(language, ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug', 'he', 'yi']);
