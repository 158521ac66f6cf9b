/**
 * The people for whom the ranking is judged: people of many occupations, with their blocks and with what a good job for
 * them would be.
 */
import { person } from '../../../shared/matching/match/fixtures/people.ts';
import type { CandidateProfile } from '../../../shared/matching/match/index.ts';
import records from './judged-people.json' with { type: 'json' };

export interface JudgedPerson {
  readonly name: string;
  readonly who: CandidateProfile;
  /** Kinds of work (keys of the samples' occupations) that the person does or has moved to, and would apply for. */
  readonly does: readonly string[];
  /** Kinds of work that the person could move to with some training. */
  readonly near: readonly string[];
  /** Ranks in a title that suit the person. The empty string is a title without a rank. */
  readonly ranks: readonly string[];
  /** Years of experience in that work. */
  readonly years: number;
}

export const judgedPeople: readonly JudgedPerson[] = records.map(({ who, ...rest }) => ({ ...rest, who: person(who) }));
