import type { SamplePosting } from '../../../services/domain/postings/samples/sample-postings.ts';
import type { JudgedPerson } from './judged-people.ts';

/** Sample postings mention years of experience in this sentence only. */
const yearsAsked = ({ text }: SamplePosting): number => Number(/At least (\d+) years?/.exec(text)?.[1] ?? 0);
/** People still apply when they are one year short of what an ad asks for. */
const forgiven = 1;

/**
 * Grades a job for a person from 0 to 3. The names that employers use for the work and its skills do not count, nor do
 * its location and date. 3: work that the person does or has moved to, at a suitable rank and with suitable years. 2:
 * such work, but either the rank or the years do not suit. 1: such work when neither suits, or work the person could
 * move to. 0: anything else.
 */
export function gradeFor({ does, near, ranks, years }: JudgedPerson, posting: SamplePosting): number {
  const { occupation, rank } = posting;
  if (!does.includes(occupation)) return near.includes(occupation) ? 1 : 0;
  const isRank = ranks.includes(rank);
  const isEnough = yearsAsked(posting) <= years + forgiven;
  return isRank && isEnough ? 3 : isRank || isEnough ? 2 : 1;
}
