/** Paths of the tracker's pages, below the remote's root. */
export const trackerPath = '/jobs/track';
export const newJobPath = '/jobs/track/new';
/** The path of a job's page. */
export const jobPath = (id: string): string => `${trackerPath}/${encodeURIComponent(id)}`;
/** Fragment of a job page's address that moves the focus to the job description. */
export const advertisementHash = '#advertisement';

/** Path of the résumé builder for one résumé. */
export const resumePath = (id: string): string => `/resumes/edit/${encodeURIComponent(id)}`;
/** Path of the cover letter builder for one letter. */
export const letterPath = (id: string): string => `/cover-letters/edit/${encodeURIComponent(id)}`;
/** Path that creates a résumé for a job. `from` is the id of the résumé to start from, or '' to use all blocks. */
export const newResumePath = (jobId: string, from: string): string =>
  `${resumePath('new')}?${new URLSearchParams({ job: jobId, ...(from !== '' && { from }) }).toString()}`;
/** Path that creates a cover letter for a job. */
export const newLetterPath = (jobId: string): string =>
  `${letterPath('new')}?${new URLSearchParams({ job: jobId }).toString()}`;
export const findPath = '/jobs/find';
export const savvyPath = '/jobs/savvy';
/** Path of the tailoring page. Its query names the posting or job (`target.ts`). */
export const tailorPath = '/jobs/tailor';
export const peoplePath = '/jobs/people';
export const newPersonPath = '/jobs/people/new';
/** The path of a person's page. */
export const personPath = (id: string): string => `${peoplePath}/${encodeURIComponent(id)}`;
