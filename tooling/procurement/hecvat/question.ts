import type { Evidence } from '../evidence.ts';

/** The answers of the questionnaire, and *Operator* for what depends on how an installation is run. */
export type Answer = 'Yes' | 'No' | 'Partly' | 'Not applicable' | 'Operator';

/** One question of the questionnaire, in our words. */
export interface Question extends Evidence {
  readonly question: string;
  /** Requirements in docs/asvs.md, whose states decide the answer. */
  readonly asvs?: readonly string[];
  /** The answer where no requirement of ASVS decides it. */
  readonly answer?: Answer;
  readonly text: string;
  /** What the operator of a site has to add or to fill in. */
  readonly operator?: string;
  /** Settings (docs/operating/settings.md) on which the answer depends. */
  readonly settings?: readonly string[];
}

export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly Question[];
}
