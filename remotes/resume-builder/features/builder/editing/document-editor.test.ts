import { editDraft, type Draft } from '@shared/builder';
import { newResume, type CustomItem, type ResumeDocument, type ResumeSection } from '@shared/documents';
import { resumeEditor } from './document-editor.ts';
import type { EditAction } from './edit-action.ts';

const item = (id: string): CustomItem => ({
  id,
  title: id,
  subtitle: '',
  location: '',
  link: '',
  startDate: null,
  endDate: null,
  text: '',
  points: [],
});
const document = newResume({ language: 'en', eventIds: { work: ['w1', 'w2', 'w3'], education: ['e1'], skills: [] } });
const start: Draft<ResumeDocument> = {
  title: 'Résumé',
  document: {
    ...document,
    sections: [
      ...document.sections,
      {
        id: 'c',
        kind: 'custom',
        category: 'projects',
        title: 'Projects',
        visible: true,
        items: [item('i1'), item('i2')],
      },
    ],
  },
};

const edit = (...actions: readonly EditAction[]): Draft<ResumeDocument> =>
  actions.reduce<Draft<ResumeDocument>>((draft, action) => editDraft(resumeEditor, draft, action), start);
const sectionOf = (draft: Draft<ResumeDocument>, id: string): ResumeSection =>
  draft.document.sections.find((section) => section.id === id)!;
const order = (draft: Draft<ResumeDocument>): readonly string[] => draft.document.sections.map(({ id }) => id);
const itemsOf = (draft: Draft<ResumeDocument>, id: string): readonly string[] => {
  const section = sectionOf(draft, id);
  return section.kind === 'summary' ? [] : section.items.map((each) => ('eventId' in each ? each.eventId : each.id));
};

test('never mutates the draft it receives', () => {
  const before = structuredClone(start);
  edit({ type: 'move section', id: 'c', to: 0 }, { type: 'rename section', id: 'c', title: 'Things I made' });
  expect(start).toEqual(before);
});

test('moves sections, and keeps their order when the target position does not exist', () => {
  expect(order(edit({ type: 'move section', id: 'c', to: 1 }))).toEqual([
    'summary',
    'c',
    'work',
    'education',
    'skills',
  ]);
  expect(order(edit({ type: 'move section', id: 'summary', to: -1 }))).toEqual(order(start));
  expect(order(edit({ type: 'move section', id: 'c', to: 5 }))).toEqual(order(start));
  expect(order(edit({ type: 'move section', id: 'gone', to: 0 }))).toEqual(order(start));
});

test('renames, hides, and removes one section without changing the others', () => {
  const draft = edit(
    { type: 'rename section', id: 'work', title: 'Jobs' },
    { type: 'show section', id: 'education', visible: false },
    { type: 'remove section', id: 'c' },
  );
  expect(sectionOf(draft, 'work')).toMatchObject({ title: 'Jobs', visible: true });
  expect(sectionOf(draft, 'education')).toMatchObject({ title: 'Education', visible: false });
  expect(order(draft)).toEqual(['summary', 'work', 'education', 'skills']);
});

test('adds a block once, at the end, and removes it', () => {
  const used = edit(
    { type: 'use event', id: 'work', eventId: 'w4', used: true },
    { type: 'use event', id: 'work', eventId: 'w1', used: true },
  );
  expect(itemsOf(used, 'work')).toEqual(['w1', 'w2', 'w3', 'w4']);
  expect(itemsOf(edit({ type: 'use event', id: 'work', eventId: 'w2', used: false }), 'work')).toEqual(['w1', 'w3']);
});

test('moves a block within its section', () => {
  expect(itemsOf(edit({ type: 'move event', id: 'work', eventId: 'w3', to: 0 }), 'work')).toEqual(['w3', 'w1', 'w2']);
});

test('adds, changes, moves, and removes items of a custom section', () => {
  const draft = edit(
    { type: 'add item', id: 'c', item: item('i3') },
    { type: 'change item', id: 'c', itemId: 'i2', patch: { title: 'Two', points: [{ id: 'p', text: 'point' }] } },
    { type: 'move item', id: 'c', itemId: 'i3', to: 0 },
    { type: 'remove item', id: 'c', itemId: 'i1' },
  );
  expect(itemsOf(draft, 'c')).toEqual(['i3', 'i2']);
  expect(sectionOf(draft, 'c')).toMatchObject({ items: [{}, { title: 'Two', points: [{ text: 'point' }] }] });
});

test('adds a link, changes it in place, and removes it', () => {
  const link = { id: 'l1', label: 'Site', url: 'https://example.com' };
  const added = edit({ type: 'set link', link }, { type: 'set link', link: { ...link, id: 'l2' } });
  const changed = editDraft(resumeEditor, added, { type: 'set link', link: { ...link, label: 'Home' } });
  expect(changed.document.links.map(({ id, label }) => `${id} ${label}`)).toEqual(['l1 Home', 'l2 Site']);
  expect(editDraft(resumeEditor, changed, { type: 'remove link', id: 'l1' }).document.links).toHaveLength(1);
});

test('sets the properties of the whole document', () => {
  const draft = edit(
    { type: 'rename', title: 'For Acme' },
    { type: 'set headline', headline: 'Programmer' },
    { type: 'change design', patch: { paper: 'a4' } },
    { type: 'set summary', id: 'summary', text: 'I program.' },
    { type: 'set summary', id: 'work', text: 'not a summary' },
  );
  expect(draft).toMatchObject({ title: 'For Acme', document: { headline: 'Programmer', design: { paper: 'a4' } } });
  expect(sectionOf(draft, 'summary')).toMatchObject({ text: 'I program.' });
  expect(sectionOf(draft, 'work')).toEqual(sectionOf(start, 'work'));
});
