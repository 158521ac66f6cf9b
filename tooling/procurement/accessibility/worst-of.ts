import { conformanceOf, type Conformance, type Criterion } from './criterion.ts';

/** From the best to the worst for a person who needs the criterion. */
const order: readonly Conformance[] = ['Not Applicable', 'Supports', 'Not Evaluated', 'Partially Supports'];

/** Returns the worst conformance among criteria, which is that of the whole. */
export const worstOf = (criteria: readonly Criterion[]): Conformance =>
  criteria
    .map(conformanceOf)
    .reduce((worst, each) => (order.indexOf(each) > order.indexOf(worst) ? each : worst), 'Not Applicable');
