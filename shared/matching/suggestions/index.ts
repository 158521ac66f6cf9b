/** Finds which of a person's texts answer a job ad. */
export { type BlocksToSuggest, type Candidate, candidatesOf } from './candidates.ts';
export type { Requirement } from './requirements.ts';
export { type Answer, type Suggestion, suggest } from './suggest.ts';
export type { TextRange } from './words.ts';
