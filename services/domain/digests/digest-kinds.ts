import { jobDigest } from './job-digest/job-digest.ts';
import { searchDigest } from './search-digest/search-digest.ts';

/** Every kind of daily message. */
export const digestKinds = { jobs: jobDigest, searches: searchDigest } as const;
