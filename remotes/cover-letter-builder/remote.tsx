import { prefetch, type ApolloClient } from '@shared/graphql';
import { lazyComponent, withTexts, type RemoteDefinition } from '@shared/remote-kit';
import type { ComponentType } from 'react';
import { listLetters } from './features/list/api/list-letters.ts';
import { LettersPage } from './features/list/letters-page.tsx';
import en from './locales/en/cover-letter-builder.json';

/** A screen of the builder, loaded in a separate chunk together with the texts that only the builder shows. */
const ofBuilder = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(async () => {
    const [Screen, { default: texts }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "builder-texts" */ './locales/en/builder.json'),
    ]);
    return withTexts(Screen, { en: texts });
  });
const BuilderPage = ofBuilder(
  async () => (await import(/* webpackChunkName: "builder" */ './features/builder/builder-page.tsx')).BuilderPage,
);
const NewLetterPage = ofBuilder(
  async () =>
    (await import(/* webpackChunkName: "new-letter" */ './features/builder/new-letter-page.tsx')).NewLetterPage,
);

const version = typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev';

/** Requests the list, or the letter in the builder, whichever page is opening. */
function prefetchPage(client: ApolloClient): void {
  const [, id] = /\/cover-letters\/edit\/([\w-]+)$/.exec(window.location.pathname) ?? [];
  if (window.location.pathname.endsWith('/cover-letters')) prefetch(client, { query: listLetters });
  else if (id !== undefined && id !== 'new') {
    import(/* webpackChunkName: "builder" */ './features/builder/api/get-letter.ts').then(
      ({ getLetter }) => prefetch(client, { query: getLetter, variables: { id } }),
      // The page needs the same code, and shows why it is not there.
      () => undefined,
    );
  }
}

/** The cover letter remote: the list and the builder. */
export const coverLetterBuilder: RemoteDefinition = {
  name: 'cover-letter-builder',
  version,
  resources: { en },
  prefetch: prefetchPage,
  routes: [
    { path: 'cover-letters', element: <LettersPage /> },
    { path: 'cover-letters/edit/new', element: <NewLetterPage /> },
    { path: 'cover-letters/edit/:id', element: <BuilderPage /> },
  ],
};
