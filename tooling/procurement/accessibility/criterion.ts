import type { Evidence } from '../evidence.ts';
import { openProblems } from './problems.ts';

/** The terms of VPAT 2.5 that this report uses, and *Not Evaluated*, which VPAT itself keeps for level AAA. */
export type Conformance = 'Supports' | 'Partially Supports' | 'Not Applicable' | 'Not Evaluated';

/** One success criterion of WCAG 2.2. */
export interface Criterion extends Evidence {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** The first version of WCAG that has it. */
  readonly since: '2.0' | '2.1' | '2.2';
  readonly remark: string;
  /** Whether the product has nothing that the criterion is about. */
  readonly isAbsent?: true;
}

/**
 * Returns how far a criterion is met. Nobody can write a better answer than what is known: without a test there is no
 * claim, and an open problem makes it partial.
 */
export function conformanceOf({ number, isAbsent, tests = [] }: Criterion): Conformance {
  if (isAbsent) return 'Not Applicable';
  if (openProblems(number).length > 0) return 'Partially Supports';
  return tests.length === 0 ? 'Not Evaluated' : 'Supports';
}
