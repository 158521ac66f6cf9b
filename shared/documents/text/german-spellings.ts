import { plainText } from './plain-text.ts';

/**
 * Umlauts, which many write as two letters: `Bäcker` is `Baecker` where a keyboard has no ä, and `Backer` where accents do
 * not count (`plainText`). ß and ss are one there already.
 */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A text with two letters in the place of each umlaut, in small letters; itself where it has none. */
const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöü]/giu, (letter) => umlauts[letter.toLowerCase()] ?? letter);

/** Both ways in which somebody may have written what was typed: without its accents, and with its umlauts spelled out. */
export const typedSpellings = (typed: string, fold: (text: string) => string = plainText): readonly string[] => [
  ...new Set([fold(typed), fold(spelledOut(typed))]),
];

/** Between consonants two letters may stand for an umlaut; in `neue`, `Bauer`, `quer` and `blue` they are two sounds. */
const pair = /(?<![aeiouq])([aou])e(?=[b-df-hj-np-tv-z])/g;

/**
 * A word, as `plainText` has it, in which each pair of letters that may be an umlaut is one: `backer` for `baecker`. Whether it
 * is one only the text that is searched can tell: `duell` is `dull`.
 */
export const withUmlauts = (plain: string): string => plain.replace(pair, '$1');

/** What stands in texts for a pair of letters that is an umlaut. */
export const umlautOf = (letters: string): string | undefined =>
  Object.keys(umlauts).find((letter) => umlauts[letter] === letters);
