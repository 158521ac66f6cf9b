import { lazyComponent, withTexts, type RemoteDefinition } from '@shared/remote-kit';
import type { ComponentType } from 'react';
import { LettersPage } from './features/list/letters-page.tsx';
import en from './locales/en/cover-letter-builder.json';

/** A screen of the builder, loaded in a separate chunk together with the texts that only the builder shows. */
const ofBuilder = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(async () => {
    const [Screen, { default: texts }] = await Promise.all([load(), import('./locales/en/builder.json')]);
    return withTexts(Screen, { en: texts });
  });
const BuilderPage = ofBuilder(async () => (await import('./features/builder/builder-page.tsx')).BuilderPage);
const NewLetterPage = ofBuilder(async () => (await import('./features/builder/new-letter-page.tsx')).NewLetterPage);

const version = typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev';

/** The cover letter remote: the list and the builder. */
export const coverLetterBuilder: RemoteDefinition = {
  name: 'cover-letter-builder',
  version,
  resources: { en },
  routes: [
    { path: 'cover-letters', element: <LettersPage /> },
    { path: 'cover-letters/edit/new', element: <NewLetterPage /> },
    { path: 'cover-letters/edit/:id', element: <BuilderPage /> },
  ],
};
