import { criteria } from './criteria.ts';
import { conformanceOf, type Conformance } from './criterion.ts';

/** The day on which the tables were last compared with the product. */
export const assessedOn = '2026-11-27';

const words: Readonly<Record<Conformance, string>> = {
  Supports: 'supported',
  'Partially Supports': 'partially supported',
  'Not Evaluated': 'not evaluated',
  'Not Applicable': 'not applicable',
};

/** Returns how many criteria there are of each conformance: `30 are supported, 2 partially supported, …`. */
export function countByConformance(): string {
  const counts = Object.entries(words).map(([conformance, word], index) => {
    const count = criteria.filter((each) => conformanceOf(each) === conformance).length;
    return `${count} ${index === 0 ? 'are ' : ''}${word}`;
  });
  return `${counts.slice(0, -1).join(', ')}, and ${counts.at(-1) ?? ''}`;
}
