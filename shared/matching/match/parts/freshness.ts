import { daysBetween, type PlainDay } from '../../../documents/jobs/plain-day.ts';
import type { PartFinding } from '../match.ts';

/** The number of days for which a job ad counts as new, and after which it counts as old. */
const newFor = 3;
const oldAfter = 60;

/** Scores how recently a job ad was posted. */
export function freshnessPart(postedOn: PlainDay | null, today: PlainDay): PartFinding {
  if (postedOn === null) return { share: null, reasons: [{ kind: 'notSaid' }] };
  const days = Math.max(0, daysBetween(postedOn, today));
  const share = days <= newFor ? 1 : Math.max(0, 1 - (days - newFor) / (oldAfter - newFor));
  return { share, reasons: [{ kind: 'postedDaysAgo', count: days }] };
}
