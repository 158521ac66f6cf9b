import type { SamplePosting } from '../../../services/domain/postings/samples/sample-postings.ts';
import type { JudgedPerson } from './judged-people.ts';

/** Samples ask for years in one sentence alone. */
const yearsAsked = ({ text }: SamplePosting): number => Number(/At least (\d+) years?/.exec(text)?.[1] ?? 0);
/** A year that is missing keeps nobody from applying. */
const forgiven = 1;

/**
 * The rule by which a job is judged for a person, 0 to 3; what employers call the work and its skills does not come into it, nor
 * where it is and how new. 3: work that the person does or has turned to, at a rank and with years that are right for them.
 * 2: such work, but the rank or the years are not right. 1: such work with neither, or work that they could take up. 0: else.
 */
export function gradeFor({ does, near, ranks, years }: JudgedPerson, posting: SamplePosting): number {
  const { occupation, rank } = posting;
  if (!does.includes(occupation)) return near.includes(occupation) ? 1 : 0;
  const isRank = ranks.includes(rank);
  const isEnough = yearsAsked(posting) <= years + forgiven;
  return isRank && isEnough ? 3 : isRank || isEnough ? 2 : 1;
}
