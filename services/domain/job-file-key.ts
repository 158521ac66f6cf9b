import type { JobFileRow } from '../platform/database/schema/index.ts';

/** Where the bytes of a job's file are in the object store. */
export const fileKey = ({ accountId, id }: Pick<JobFileRow, 'accountId' | 'id'>): string =>
  `job-files/${accountId}/${id}`;
