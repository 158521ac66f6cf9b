import { interpolate } from './interpolate.ts';
import type { TextsIn } from './locale-texts.ts';

/** Says a text by its name, with the brand and the values in it. */
export type Translate<Name extends string> = (name: Name, values?: Readonly<Record<string, string>>) => string;

/** A file of plain texts as something that says them in a language. */
export const createTranslator =
  <Name extends string>(textsIn: TextsIn<Readonly<Record<Name, string>>>): ((language: string) => Translate<Name>) =>
  (language) =>
  (name, values) =>
    interpolate(textsIn(language)[name], values);
