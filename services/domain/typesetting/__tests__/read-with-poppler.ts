/** Reads PDFs with Poppler's programs and qpdf, and compares the result with the expected text. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'templates-test-'));
/** Deletes the temporary files. Must be called after the tests. */
export const endReading = (): void => rmSync(folder, { recursive: true });

/** Returns the output of a program for a PDF. */
export function poppler(program: 'pdftotext' | 'pdfinfo', pdf: Uint8Array, ...options: string[]): string {
  const file = path.join(folder, 'a.pdf');
  writeFileSync(file, pdf);
  const args = program === 'pdftotext' ? [...options, file, '-'] : [...options, file];
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
}

/** Returns qpdf's report on the syntax of the file: its tables, objects, and streams. Throws when it finds a problem. */
export function syntaxOf(pdf: Uint8Array): string {
  const file = path.join(folder, 'b.pdf');
  writeFileSync(file, pdf);
  return execFileSync('qpdf', ['--check', file], { encoding: 'utf8' });
}

/** Removes the footer of each page. */
export const withoutFooters = (text: string): string => text.replace(/^.*\d \/ \d.*$/gm, '');

/** Removes list markers, direction marks, separators, and all white space, because lines may break anywhere. */
export const stripSeparators = (text: string): string =>
  text.normalize('NFC').replace(/[\s•·,،、\u200b\u200e\u200f\u202a-\u202e]/g, '');

/**
 * Removes the second of two equal Thai letters with their signs: PDFs of Thai contain some of them twice
 * (docs/footguns.md).
 */
export const onceEach = (script: string, text: string): string =>
  script === 'thai' ? text.replace(/(\p{Script=Thai}\p{M}+)\1/gu, '$1') : text;

/**
 * Finds the texts one after another in `said`. Returns those that are missing in this order, and the rest of `said`.
 */
export function findMissing(
  said: string,
  texts: readonly string[],
): { readonly missing: readonly string[]; readonly rest: string } {
  const missing: string[] = [];
  let rest = '';
  let left = said;
  for (const text of texts.map(stripSeparators)) {
    const at = left.indexOf(text);
    if (at === -1) {
      missing.push(text);
    } else {
      rest += left.slice(0, at);
      left = left.slice(at + text.length);
    }
  }
  return { missing, rest: rest + left };
}

/** Returns all letters of a text, sorted by code point. */
export const letters = (text: string): string => Array.from(stripSeparators(text)).toSorted().join('');

export const pagesOf = (pdf: Uint8Array): number => Number(/Pages:\s+(\d+)/.exec(poppler('pdfinfo', pdf))?.[1]);

/** Returns the words that extend beyond an edge of their page. */
export function wordsOutside(pdf: Uint8Array): readonly string[] {
  const outside: string[] = [];
  let [width, height] = [0, 0];
  for (const line of poppler('pdftotext', pdf, '-bbox').split('\n')) {
    const numbers = [...line.matchAll(/"(-?[\d.]+)"/g)].map(([, value]) => Number(value));
    if (line.includes('<page ')) [width = 0, height = 0] = numbers;
    const [left = 0, top = 0, right = 0, bottom = 0] = numbers;
    // The box of a line is taller than its letters.
    const isOutside = left < -1 || right > width + 1 || top < -30 || bottom > height + 30;
    if (line.includes('<word ') && isOutside) outside.push(line.trim());
  }
  return outside;
}
