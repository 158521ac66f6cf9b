/** Who the ranking is judged for: people of many kinds of work, with their blocks and with what would be a good job for them. */
import { person } from '../../../shared/matching/match/fixtures/people.ts';
import type { PersonToMatch } from '../../../shared/matching/match/index.ts';
import records from './judged-people.json' with { type: 'json' };

export interface JudgedPerson {
  readonly name: string;
  readonly who: PersonToMatch;
  /** Kinds of work (keys of the samples' occupations) that they do, or have turned to, and would apply for. */
  readonly does: readonly string[];
  /** Kinds of work that they could take up with some training. */
  readonly near: readonly string[];
  /** Ranks in a title that are right for them; the empty one is a title without a rank. */
  readonly ranks: readonly string[];
  /** Years of that work that they have. */
  readonly years: number;
}

export const judgedPeople: readonly JudgedPerson[] = records.map(({ who, ...rest }) => ({ ...rest, who: person(who) }));
