import { later, withTexts, type RemoteDefinition } from '@shared/remote-kit';
import type { ComponentType } from 'react';
import { TrackerPage } from './features/tracker/tracker-page.tsx';
import en from './locales/en/job-tracker.json';

/** A job's own pages come apart from the tracker, and bring the texts that only they show. */
function laterForm(load: () => Promise<ComponentType>): ComponentType {
  return later(async () => {
    const [Form, { default: texts }] = await Promise.all([load(), import('./locales/en/job.json')]);
    return withTexts(Form, { en: texts });
  });
}

const JobPage = laterForm(async () => (await import('./features/job/job-page.tsx')).JobPage);
const NewJobPage = laterForm(async () => (await import('./features/job/new-job-page.tsx')).NewJobPage);

const FindPage = later(async () => {
  const [{ FindPage: Late }, { default: texts }] = await Promise.all([
    import('./features/find/find-page.tsx'),
    import('./locales/en/find.json'),
  ]);
  return withTexts(Late, { en: texts });
});

/** The jobs that a person tracks: board, table, calendar, and a page for each; and the search for more of them. */
export const jobTracker: RemoteDefinition = {
  name: 'job-tracker',
  version: typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev',
  resources: { en },
  routes: [
    { path: 'jobs/track', element: <TrackerPage /> },
    { path: 'jobs/track/new', element: <NewJobPage /> },
    { path: 'jobs/track/:jobId', element: <JobPage /> },
    { path: 'jobs/find', element: <FindPage /> },
  ],
};
