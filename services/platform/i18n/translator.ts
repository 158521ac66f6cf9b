import { interpolate } from './interpolate.ts';
import type { TextsIn } from './locale-texts.ts';

/** Returns a text by its name, with the brand and the values filled in. */
export type Translate<Name extends string> = (name: Name, values?: Readonly<Record<string, string>>) => string;

/** Turns a file of plain texts into a function that returns the translator for a language. */
export const createTranslator =
  <Name extends string>(textsIn: TextsIn<Readonly<Record<Name, string>>>): ((language: string) => Translate<Name>) =>
  (language) =>
  (name, values) =>
    interpolate(textsIn(language)[name], values);
