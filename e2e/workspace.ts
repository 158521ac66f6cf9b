import type { Page } from '@playwright/test';
import { makeBlocks } from './many-blocks.ts';
import { makeJobs } from './many-jobs.ts';
import { openQuietly } from './open-quietly.ts';
import { addSampleWork } from './site-pictures/sample-work.ts';

export interface WorkspaceIds {
  readonly resumeId: string;
  readonly letterId: string;
  readonly jobId: string;
}

/** Opens a sample as a guest, with what somebody has after a few weeks. */
export async function openWorkspace(page: Page): Promise<WorkspaceIds> {
  await page.addInitScript(() => sessionStorage.setItem('tessera.guest-notice-hidden', '1'));
  await page.goto('/try');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.waitForURL(/\/app\/resumes\/edit\/[^/]+$/);
  const resumeId = page.url().split('/').at(-1) ?? '';
  const work = await addSampleWork(page, resumeId);
  await makeJobs(page, 22);
  await makeBlocks(page, 20);
  return { resumeId, ...work };
}

/** Returns the addresses of all pages to work in, by their names. */
export const workingPages = ({ resumeId, letterId, jobId }: WorkspaceIds): Readonly<Record<string, string>> => ({
  find: '/app/jobs/find',
  'for you': '/app/jobs/savvy',
  board: '/app/jobs/track?view=board',
  table: '/app/jobs/track?view=table',
  calendar: '/app/jobs/track?view=calendar',
  insights: '/app/jobs/track?view=insights',
  job: `/app/jobs/track/${jobId}`,
  'new job': '/app/jobs/track/new',
  people: '/app/jobs/people',
  tailor: `/app/jobs/tailor?job=${jobId}`,
  résumés: '/app/resumes',
  letters: '/app/cover-letters',
  builder: `/app/resumes/edit/${resumeId}`,
  letter: `/app/cover-letters/edit/${letterId}`,
  work: '/app/events/work',
  'new work': '/app/events/work/new',
  paragraphs: '/app/events/cover-letter',
  profile: '/app/profile',
  plan: '/app/upgrade',
});

/** Opens a page and waits until nothing of it is loading. */
export async function openFully(page: Page, address: string): Promise<void> {
  await openQuietly(page, address);
  await page.waitForFunction(
    () => document.querySelector('main h1, main h2') !== null && document.querySelector('[aria-busy="true"]') === null,
  );
}
