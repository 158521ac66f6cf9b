/** What of one's own answers an advertisement. */
export { type BlocksToSuggest, type Candidate, candidatesOf } from './candidates.ts';
export type { Requirement } from './requirements.ts';
export { type Answer, type Suggestion, suggest } from './suggest.ts';
export type { TextRange } from './words.ts';
