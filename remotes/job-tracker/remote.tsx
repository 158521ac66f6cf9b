import type { Texts } from '@shared/i18n';
import { lazyComponent, withTexts, type RemoteDefinition } from '@shared/remote-kit';
import type { ComponentType } from 'react';
import { prefetchTracker } from './features/tracker/prefetch-tracker.ts';
import { TrackerPage } from './features/tracker/tracker-page.tsx';
import en from './locales/en/job-tracker.json';

/** A page that is loaded separately from the tracker, with the texts that only it and similar pages show. */
function laterPage(
  load: () => Promise<ComponentType>,
  loadTexts: () => Promise<readonly { readonly default: Texts[string] }[]>,
): ComponentType {
  return lazyComponent(async () => {
    const [Page, texts] = await Promise.all([load(), loadTexts()]);
    return texts.reduce((Screen, { default: en }) => withTexts(Screen, { en }), Page);
  });
}

/** The pages of a single job. */
const laterForm = (load: () => Promise<ComponentType>): ComponentType =>
  laterPage(load, () =>
    Promise.all([
      import(/* webpackChunkName: "job-texts" */ './locales/en/job.json'),
      import(/* webpackChunkName: "job-texts" */ './locales/en/work-types.json'),
      import(/* webpackChunkName: "job-texts" */ './locales/en/fit.json'),
    ]),
  );

const JobPage = laterForm(
  async () => (await import(/* webpackChunkName: "job" */ './features/job/job-page.tsx')).JobPage,
);
const NewJobPage = laterForm(
  async () => (await import(/* webpackChunkName: "new-job" */ './features/job/new-job-page.tsx')).NewJobPage,
);

/** Pages about postings, which share their texts. */
const laterSearch = (load: () => Promise<ComponentType>): ComponentType =>
  laterPage(load, () =>
    Promise.all([
      import(/* webpackChunkName: "find-texts" */ './locales/en/find.json'),
      import(/* webpackChunkName: "find-texts" */ './locales/en/fit.json'),
      import(/* webpackChunkName: "find-texts" */ './locales/en/savvy.json'),
      import(/* webpackChunkName: "find-texts" */ './locales/en/work-types.json'),
    ]),
  );

const FindPage = laterSearch(
  async () => (await import(/* webpackChunkName: "find" */ './features/find/find-page.tsx')).FindPage,
);
const TailorPage = laterPage(
  async () => (await import(/* webpackChunkName: "tailor" */ './features/tailor/tailor-page.tsx')).TailorPage,
  () =>
    Promise.all([
      import(/* webpackChunkName: "tailor" */ './locales/en/tailor.json'),
      import(/* webpackChunkName: "tailor" */ './locales/en/fit.json'),
    ]),
);
const SavvyPage = laterSearch(
  async () => (await import(/* webpackChunkName: "savvy" */ './features/savvy/savvy-page.tsx')).SavvyPage,
);

/** The pages of people. */
const laterPeople = (load: () => Promise<ComponentType>): ComponentType =>
  laterPage(load, () =>
    Promise.all([
      import(/* webpackChunkName: "people-texts" */ './locales/en/people.json'),
      import(/* webpackChunkName: "people-texts" */ './locales/en/emails.json'),
      import(/* webpackChunkName: "people-texts" */ './locales/en/job.json'),
    ]),
  );

const PeoplePage = laterPeople(
  async () => (await import(/* webpackChunkName: "people" */ './features/people/people-page.tsx')).PeoplePage,
);
const NewPersonPage = laterPeople(
  async () =>
    (await import(/* webpackChunkName: "new-person" */ './features/people/new-person-page.tsx')).NewPersonPage,
);
const PersonPage = laterPeople(
  async () => (await import(/* webpackChunkName: "person" */ './features/people/person-page.tsx')).PersonPage,
);

/** The job tracker: the tracked jobs as a board, table, and calendar, a page for each job, and the job search. */
export const jobTracker: RemoteDefinition = {
  name: 'job-tracker',
  version: typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev',
  resources: { en },
  prefetch: (client, { locale }) => prefetchTracker(client, window.location, locale.timeZone),
  routes: [
    { path: 'jobs/track', element: <TrackerPage /> },
    { path: 'jobs/track/new', element: <NewJobPage /> },
    { path: 'jobs/track/:jobId', element: <JobPage /> },
    { path: 'jobs/find', element: <FindPage /> },
    { path: 'jobs/savvy', element: <SavvyPage /> },
    { path: 'jobs/tailor', element: <TailorPage /> },
    { path: 'jobs/people', element: <PeoplePage /> },
    { path: 'jobs/people/new', element: <NewPersonPage /> },
    { path: 'jobs/people/:personId', element: <PersonPage /> },
  ],
};
