import { prefetch } from '@shared/graphql';
import type { RemoteDefinition } from '@shared/remote-kit';
import { eventKinds } from './features/event-kinds.ts';
import en from './locales/en/events.json';

/** The events remote: work, education, skills, and the paragraphs of cover letters. */
export const events: RemoteDefinition = {
  name: 'events',
  version: typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev',
  resources: { en },
  prefetch(client) {
    const kind = eventKinds.find(({ path }) => window.location.pathname.endsWith(path));
    if (kind) prefetch(client, { query: kind.listQuery });
  },
  routes: eventKinds.flatMap(({ path, ListPage, NewPage, EditPage }) => {
    const root = path.slice(1);
    return [
      { path: root, element: <ListPage /> },
      { path: `${root}/new`, element: <NewPage /> },
      { path: `${root}/edit/:eventId`, element: <EditPage /> },
    ];
  }),
};
