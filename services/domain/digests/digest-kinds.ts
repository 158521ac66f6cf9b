import { jobDigest } from './job-digest/job-digest.ts';
import { searchDigest } from './search-digest/search-digest.ts';

/** All kinds of daily email. */
export const digestKinds = { jobs: jobDigest, searches: searchDigest } as const;
