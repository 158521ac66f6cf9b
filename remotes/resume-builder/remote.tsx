import { lazyComponent, type RemoteDefinition } from '@shared/remote-kit';
import { ResumesPage } from './features/list/resumes-page.tsx';
import en from './locales/en/resume-builder.json';

// The builder is a separate chunk, because people open the list first.
const BuilderPage = lazyComponent(async () => (await import('./features/builder/builder-page.tsx')).BuilderPage);
const NewResumePage = lazyComponent(async () => (await import('./features/builder/new-resume-page.tsx')).NewResumePage);

const version = typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev';

/** The résumé remote: the list, the import, and the builder. */
export const resumeBuilder: RemoteDefinition = {
  name: 'resume-builder',
  version,
  resources: { en },
  routes: [
    { path: 'resumes', element: <ResumesPage /> },
    { path: 'resumes/edit/new', element: <NewResumePage /> },
    { path: 'resumes/edit/:id', element: <BuilderPage /> },
  ],
};
