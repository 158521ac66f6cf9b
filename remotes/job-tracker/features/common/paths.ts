/** Paths of the tracker's pages, below the remote's root. */
export const trackerPath = '/jobs/track';
export const newJobPath = '/jobs/track/new';
export const jobPath = (id: string): string => `${trackerPath}/${encodeURIComponent(id)}`;
/** Behind the path of a job's page: the text of its advertisement is what somebody came to write. */
export const advertisementHash = '#advertisement';

/** Paths of the builders, where a document is opened or made for a job. */
export const resumePath = (id: string): string => `/resumes/edit/${encodeURIComponent(id)}`;
export const letterPath = (id: string): string => `/cover-letters/edit/${encodeURIComponent(id)}`;
/** `from`: the résumé that it begins as; '' for one of all blocks. */
export const newResumePath = (jobId: string, from: string): string =>
  `${resumePath('new')}?${new URLSearchParams({ job: jobId, ...(from !== '' && { from }) }).toString()}`;
export const newLetterPath = (jobId: string): string =>
  `${letterPath('new')}?${new URLSearchParams({ job: jobId }).toString()}`;
export const findPath = '/jobs/find';
export const savvyPath = '/jobs/savvy';
/** Its query says to which posting or job: `target.ts`. */
export const tailorPath = '/jobs/tailor';
