import { later, withTexts, type RemoteDefinition } from '@shared/remote-kit';
import type { ComponentType } from 'react';
import { EduListPage } from './features/education/edu-list-page.tsx';
import { ParagraphListPage } from './features/paragraphs/paragraph-list-page.tsx';
import { SkillListPage } from './features/skills/skill-list-page.tsx';
import { WorkListPage } from './features/work/work-list-page.tsx';
import en from './locales/en/events.json';

/** The forms come apart from the lists, which are what people open first, and bring the texts that only they show. */
function laterForm(load: () => Promise<ComponentType>): ComponentType {
  return later(async () => {
    const [Form, { default: texts }] = await Promise.all([load(), import('./locales/en/forms.json')]);
    return withTexts(Form, { en: texts });
  });
}

const EduEditPage = laterForm(async () => (await import('./features/education/edu-edit-page.tsx')).EduEditPage);
const EduNewPage = laterForm(async () => (await import('./features/education/edu-new-page.tsx')).EduNewPage);
const ParagraphEditPage = laterForm(
  async () => (await import('./features/paragraphs/paragraph-edit-page.tsx')).ParagraphEditPage,
);
const ParagraphNewPage = laterForm(
  async () => (await import('./features/paragraphs/paragraph-new-page.tsx')).ParagraphNewPage,
);
const SkillEditPage = laterForm(async () => (await import('./features/skills/skill-edit-page.tsx')).SkillEditPage);
const SkillNewPage = laterForm(async () => (await import('./features/skills/skill-new-page.tsx')).SkillNewPage);
const WorkEditPage = laterForm(async () => (await import('./features/work/work-edit-page.tsx')).WorkEditPage);
const WorkNewPage = laterForm(async () => (await import('./features/work/work-new-page.tsx')).WorkNewPage);

/** The building blocks: work, education, skills and the paragraphs of cover letters. */
export const events: RemoteDefinition = {
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
    { path: 'events/cover-letter', element: <ParagraphListPage /> },
    { path: 'events/cover-letter/new', element: <ParagraphNewPage /> },
    { path: 'events/cover-letter/edit/:eventId', element: <ParagraphEditPage /> },
  ],
};
