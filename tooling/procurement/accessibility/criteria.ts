import type { Criterion } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { robust } from './robust.ts';
import { understandable } from './understandable.ts';

/** All success criteria of WCAG 2.2 at the levels A and AA, in their order. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable, ...robust];

/** Returns the criteria that another standard took over from WCAG 2.0 or 2.1. */
export const criteriaUpTo = (version: '2.0' | '2.1'): readonly Criterion[] =>
  criteria.filter(({ since }) => since <= version);
