import type { WorkEvent } from '../../documents/events.ts';
import { newResume } from '../../documents/new-resume.ts';
import { parseResumeDocument } from '../../documents/parse-resume-document.ts';
import type { EventSection, ResumeDocument } from '../../documents/resume-document.ts';
import { placesOf, tailoredDocument } from './tailored-document.ts';

const work = (id: string): WorkEvent => ({
  ...{ id, uuid: id, version: 1, company: 'Mill', position: id, location: null, link: null },
  ...{ startDate: null, endDate: null, accomplishments: [], variants: [] },
});
const events = {
  work: ['a', 'b', 'c', 'd', 'new'].map(work),
  education: [],
  skills: [{ id: 's', uuid: 's', version: 1, name: 'Tools', skills: [], variants: [] }],
};

const section = (id: string, ...eventIds: string[]): EventSection => ({
  ...{ id, kind: 'work', title: id, visible: true },
  items: eventIds.map((eventId) => ({ eventId })),
});
const base: ResumeDocument = {
  ...newResume({ language: 'en' }),
  sections: [section('bakery', 'a', 'b'), section('earlier', 'c', 'd')],
};
const tailored = (document: ResumeDocument, ...ids: string[]): ResumeDocument =>
  tailoredDocument(
    document,
    ids.map((eventId) => ({ eventId, entryIds: [] })),
    events,
    'en',
  );
const itemsIn = ({ sections }: ResumeDocument) =>
  sections.map((each) => [
    each.id,
    'items' in each ? each.items.map((item) => ('eventId' in item ? item.eventId : item.id)) : [],
  ]);

test('keeps blocks in a second section of their kind, and adds new ones to the first', () => {
  expect(itemsIn(tailored(base, 'd', 'new', 'b', 'c', 'a'))).toEqual([
    ['bakery', ['new', 'b', 'a']],
    ['earlier', ['d', 'c']],
  ]);
  expect(itemsIn(tailored(base, 'a'))).toEqual([
    ['bakery', ['a']],
    ['earlier', []],
  ]);
});

test('shows a hidden section again only when something in it is chosen', () => {
  const hiding = { ...base, sections: [section('bakery', 'a'), { ...section('earlier', 'c'), visible: false }] };
  expect(placesOf(hiding).get('c')?.isVisible).toBe(false);
  expect(tailored(hiding, 'a').sections.map(({ visible }) => visible)).toEqual([true, false]);
  expect(tailored(hiding, 'a', 'c').sections.map(({ visible }) => visible)).toEqual([true, true]);
});

test('adds a section for a kind that the base lacks, so that nothing chosen is lost', () => {
  const made = tailored(base, 'a', 's');
  expect(made.sections.at(-1)).toMatchObject({ kind: 'skills', title: 'Skills', items: [{ eventId: 's' }] });
  expect(parseResumeDocument(structuredClone(made))).toMatchObject({ ok: true });
  expect(tailored(base, 'a').sections).toHaveLength(2);
});
