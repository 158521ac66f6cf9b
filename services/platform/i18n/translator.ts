import type { TextsIn } from './locale-texts.ts';
import { brand } from '../../../shared/contracts/brand.ts';

/** Fills the brand and the `{{values}}` into a text of a locale file. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const allValues: typeof values = { brand: brand.name, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (_all, key: string) => String(allValues[key] ?? ''));
}

/** Returns a text by its name, with the brand and the values filled in. */
export type Translate<Name extends string> = (name: Name, values?: Readonly<Record<string, string>>) => string;

/** Turns a file of plain texts into a function that returns the translator for a language. */
export const createTranslator =
  <Name extends string>(textsIn: TextsIn<Readonly<Record<Name, string>>>): ((language: string) => Translate<Name>) =>
  (language) =>
  (name, values) =>
    interpolate(textsIn(language)[name], values);
