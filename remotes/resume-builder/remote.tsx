import { createRemote } from '@shared/remote-kit';
import { BuilderPage } from './features/builder/builder-page.tsx';
import { NewResumePage } from './features/builder/new-resume-page.tsx';
import { ResumesPage } from './features/list/resumes-page.tsx';
import en from './locales/en/resume-builder.json';

const version = typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev';

/** Everything about résumés: the list, the import and the builder. */
export const resumeBuilder = createRemote({
  name: 'resume-builder',
  version,
  resources: { en },
  routes: [
    { path: 'resumes', element: <ResumesPage /> },
    { path: 'resumes/edit/new', element: <NewResumePage /> },
    { path: 'resumes/edit/:id', element: <BuilderPage /> },
  ],
});
