import type { Evidence } from '../evidence.ts';
import type { Conformance } from './criterion.ts';

/** One row of a chapter whose clauses are no WCAG criteria. */
export interface ChapterRow extends Evidence {
  readonly clause: string;
  readonly name: string;
  readonly conformance: Conformance;
  readonly remark: string;
}

/** A chapter, which either has rows or says why it does not apply. */
export interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly ChapterRow[];
}

/** The two standards that number the same clauses in different ways. */
export type Standard = 'section508' | 'en301549';

/** A clause that both standards have. */
export interface SharedClause extends Omit<ChapterRow, 'clause'>, Readonly<Record<Standard, string>> {}

/** Returns clauses with the numbers of one standard. */
export const numberedBy = (standard: Standard, clauses: readonly SharedClause[]): readonly ChapterRow[] =>
  clauses.map(({ section508, en301549, ...row }) => ({
    clause: standard === 'section508' ? section508 : en301549,
    ...row,
  }));
