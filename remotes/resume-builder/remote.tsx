import { prefetch, type ApolloClient } from '@shared/graphql';
import { lazyComponent, type RemoteDefinition } from '@shared/remote-kit';
import { listResumes } from './features/library-api/list-resumes.ts';
import { ResumesPage } from './features/list/resumes-page.tsx';
import en from './locales/en/resume-builder.json';

// The builder is a separate chunk, because people open the list first.
const BuilderPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "builder" */ './features/builder/builder-page.tsx')).BuilderPage,
);
const NewResumePage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "new-resume" */ './features/builder/new-resume-page.tsx')).NewResumePage,
);

const version = typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev';

/** Requests the list, or the résumé in the builder, whichever page is opening. */
function prefetchPage(client: ApolloClient): void {
  const [, id] = /\/resumes\/edit\/([\w-]+)$/.exec(window.location.pathname) ?? [];
  if (window.location.pathname.endsWith('/resumes')) prefetch(client, { query: listResumes });
  else if (id !== undefined && id !== 'new') {
    import(/* webpackChunkName: "builder" */ './features/builder/api/get-resume.ts').then(
      ({ getResume }) => prefetch(client, { query: getResume, variables: { id } }),
      // The page needs the same code, and shows why it is not there.
      () => undefined,
    );
  }
}

/** The résumé remote: the list, the import, and the builder. */
export const resumeBuilder: RemoteDefinition = {
  name: 'resume-builder',
  version,
  resources: { en },
  prefetch: prefetchPage,
  routes: [
    { path: 'resumes', element: <ResumesPage /> },
    { path: 'resumes/edit/new', element: <NewResumePage /> },
    { path: 'resumes/edit/:id', element: <BuilderPage /> },
  ],
};
