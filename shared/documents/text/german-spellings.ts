import { plainText } from './plain-text.ts';

/**
 * Umlauts, which are often written as two letters: `Bäcker` is `Baecker` on a keyboard without ä, and `Backer` where
 * accents are ignored (`plainText`). There, ß and ss are already equal.
 */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Spells out each umlaut as two letters and lowercases it; a text without umlauts is returned unchanged. */
const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöü]/giu, (letter) => umlauts[letter.toLowerCase()] ?? letter);

/** The spellings a typed text may have in a document: without its accents, and with its umlauts spelled out. */
export const typedSpellings = (typed: string, fold: (text: string) => string = plainText): readonly string[] => [
  ...new Set([fold(typed), fold(spelledOut(typed))]),
];

/**
 * Pairs of letters that may stand for an umlaut, which is only the case between consonants; in `neue`, `Bauer`, `quer`,
 * and `blue` they are two sounds.
 */
const pair = /(?<![aeiouq])([aou])e(?=[b-df-hj-np-tv-z])/g;

/**
 * Replaces each pair of letters that may be an umlaut with one letter in a word folded by `plainText`: `backer` for
 * `baecker`. Only the searched text can tell whether it is an umlaut: `duell` becomes `dull`.
 */
export const withUmlauts = (plain: string): string => plain.replace(pair, '$1');

/** The umlaut that a pair of letters stands for; undefined for any other pair. */
export const umlautOf = (letters: string): string | undefined =>
  Object.keys(umlauts).find((letter) => umlauts[letter] === letters);
