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

/** Pages about postings, which share their texts. */
function laterSearch(load: () => Promise<ComponentType>): ComponentType {
  return later(async () => {
    const [Page, ...texts] = await Promise.all([
      load(),
      import('./locales/en/find.json'),
      import('./locales/en/fit.json'),
      import('./locales/en/savvy.json'),
    ]);
    return texts.reduce((Screen, { default: en }) => withTexts(Screen, { en }), Page);
  });
}

const FindPage = laterSearch(async () => (await import('./features/find/find-page.tsx')).FindPage);
const SavvyPage = laterSearch(async () => (await import('./features/savvy/savvy-page.tsx')).SavvyPage);

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
    { path: 'jobs/savvy', element: <SavvyPage /> },
  ],
};
