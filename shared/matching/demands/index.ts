/** What a job ad asks of a person. */
export * from './demand.ts';
export { degreeRanks } from './find-degrees.ts';
export { demandsOf } from './read-demands.ts';
