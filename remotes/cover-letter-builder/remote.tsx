import type { RemoteDefinition } from '@shared/remote-kit';
import { LettersPage } from './features/list/letters-page.tsx';
import en from './locales/en/cover-letter-builder.json';

const version = typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev';

/** Everything about cover letters: the list and the builder. */
export const coverLetterBuilder: RemoteDefinition = {
  name: 'cover-letter-builder',
  version,
  resources: { en },
  routes: [{ path: 'cover-letters', element: <LettersPage /> }],
};
