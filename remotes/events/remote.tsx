import { createRemote } from '@shared/remote-kit';
import { EduEditPage } from './features/education/edu-edit-page.tsx';
import { EduListPage } from './features/education/edu-list-page.tsx';
import { EduNewPage } from './features/education/edu-new-page.tsx';
import { SkillEditPage } from './features/skills/skill-edit-page.tsx';
import { SkillListPage } from './features/skills/skill-list-page.tsx';
import { SkillNewPage } from './features/skills/skill-new-page.tsx';
import { WorkEditPage } from './features/work/work-edit-page.tsx';
import { WorkListPage } from './features/work/work-list-page.tsx';
import { WorkNewPage } from './features/work/work-new-page.tsx';
import en from './locales/en/events.json';

/** The building blocks: work, education and skills. */
export const events = createRemote({
  name: 'events',
  version: typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev',
  resources: { en },
  routes: [
    { path: 'events/work', element: <WorkListPage /> },
    { path: 'events/work/new', element: <WorkNewPage /> },
    { path: 'events/work/edit/:eventId', element: <WorkEditPage /> },
    { path: 'events/edu', element: <EduListPage /> },
    { path: 'events/edu/new', element: <EduNewPage /> },
    { path: 'events/edu/edit/:eventId', element: <EduEditPage /> },
    { path: 'events/skills', element: <SkillListPage /> },
    { path: 'events/skills/new', element: <SkillNewPage /> },
    { path: 'events/skills/edit/:eventId', element: <SkillEditPage /> },
  ],
});
