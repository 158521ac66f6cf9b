/** Scores how well job ads match a person, and why. For the server only: no first screen needs it. */
export * from './ad-features.ts';
export * from './match.ts';
export * from './learned.ts';
export * from './score-match.ts';
export * from './person.ts';
export * from './profile.ts';
export * from './read-ad.ts';
export * from './search-terms.ts';
export * from './weights.ts';
export { warmVocabulary } from '../vocabulary/warm.ts';
export { vocabularyVersion } from '../vocabulary/version.ts';
