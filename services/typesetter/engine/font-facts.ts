import { readFileSync } from 'node:fs';

/** What Typst wants to know of a font before it reads it; one face a file. */
export interface FontFacts {
  readonly info: readonly { readonly family: string; readonly coverage: readonly number[] }[];
}

/** By `FontFile.file`; written by `services/typesetter/write-font-facts.ts`. */
export function readFontFacts(): Readonly<Record<string, FontFacts>> {
  const file = new URL('../../../shared/typesetting/font-facts.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, FontFacts>>;
}
