import type { Person } from '../person.ts';

export interface LatexDocument {
  readonly source: string;
  /** The folder in which the template's class is, below that of all checkouts. */
  readonly folder: string;
  readonly engine: 'pdflatex' | 'xelatex';
}

export type LatexMaker = (person: Person, checkouts: string) => LatexDocument;

export const tex = (text: string): string => text.replace(/[&%$#_{}]/g, (sign) => `\\${sign}`);
