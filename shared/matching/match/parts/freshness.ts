import { daysBetween, type PlainDay } from '../../../documents/jobs/plain-day.ts';
import type { PartFinding } from '../fit.ts';

/** Days for which an advertisement counts as new, and after which as old. */
const newFor = 3;
const oldAfter = 60;

/** How new it is. */
export function freshnessPart(postedOn: PlainDay | null, today: PlainDay): PartFinding {
  if (postedOn === null) return { share: null, reasons: [{ kind: 'notSaid' }] };
  const days = Math.max(0, daysBetween(postedOn, today));
  const share = days <= newFor ? 1 : Math.max(0, 1 - (days - newFor) / (oldAfter - newFor));
  return { share, reasons: [{ kind: 'postedDaysAgo', count: days }] };
}
