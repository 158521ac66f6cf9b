/**
 * The result of a check. `look`: worth knowing, nothing is lost. `problem`: something that was written does not arrive.
 */
export type Verdict = 'good' | 'look' | 'problem';

export interface Check<Id extends string> {
  readonly id: Id;
  readonly verdict: Verdict;
  /** The values for the sentence about the check: counts, shares from 0 to 1, and words of the résumé. */
  readonly values: Readonly<Record<string, string | number>>;
}

export const judged = <Id extends string>(id: Id, verdict: Verdict, values: Check<Id>['values'] = {}): Check<Id> => ({
  id,
  verdict,
  values,
});

export const goodIf = (isGood: boolean, otherwise: Verdict): Verdict => (isGood ? 'good' : otherwise);
