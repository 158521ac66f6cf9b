import type { YearMonth } from '../../documents/events.ts';
import type { ImportContent } from '../common/reading.ts';
import { described } from '../common/parts.ts';
import { correctContent, type Correction } from './correct-content.ts';
import { entryFields, type EntryFields } from './entry-fields.ts';
import { keepIncomplete } from './keep-incomplete.ts';

const job = (uuid: string, texts: readonly string[] = []): ImportContent['work'][number] => ({
  ...{ uuid, company: `Company ${uuid}`, position: `Position ${uuid}`, location: null, link: 'example.com' },
  ...{ startDate: '2020-01' as YearMonth, endDate: null },
  accomplishments: described(texts),
});
const content: ImportContent = {
  ...{ contact: null, headline: '', summary: '', links: [], education: [], skills: [], sections: [] },
  work: [job('a', ['one', 'two', 'three']), job('b', ['four'])],
};

const emptyContact: NonNullable<ImportContent['contact']> = {
  ...{ firstName: null, lastName: null, email: '', phone: null, linkedin: null, addressOne: null },
  ...{ addressTwo: null, city: null, state: null, zip: null, country: null },
};

let ids = 0;
const options = { otherTitle: 'Other', newId: () => `id-${(ids += 1)}` };
const correct = (...corrections: readonly Correction[]): ImportContent =>
  corrections.reduce((current, correction) => correctContent(current, correction, options), content);
const fieldsOf = (key: string): EntryFields => {
  const fields = entryFields(content, key);
  if (fields === undefined) throw new Error(`no entry ${key}`);
  return fields;
};
const names = ({ work }: ImportContent): readonly string[] => work.map(({ position }) => position);

test('edits an entry and keeps what the form does not show', () => {
  const changed = correct({ type: 'edit', key: 'a', fields: { ...fieldsOf('a'), title: 'Porter', texts: ['one'] } });
  expect(changed.work[0]).toMatchObject({
    position: 'Porter',
    link: 'example.com',
    accomplishments: [{ description: 'one' }],
  });
  expect(changed.work[1]).toBe(content.work[1]);
});

test('makes a job a degree, and something else, and a job again', () => {
  const degree = correct({ type: 'edit', key: 'a', fields: { ...fieldsOf('a'), kind: 'education' } });
  expect(degree.work).toHaveLength(1);
  expect(degree.education).toMatchObject([{ uuid: 'a', degree: 'Position a', university: 'Company a' }]);
  const other = correct({ type: 'edit', key: 'a', fields: { ...fieldsOf('a'), kind: 'other' } });
  expect(other.sections).toMatchObject([{ title: 'Other', items: [{ id: 'a', title: 'Position a' }] }]);
  const back = correctContent(other, { type: 'edit', key: 'a', fields: fieldsOf('a') }, options);
  expect(back.sections).toEqual([]);
  expect(names(back)).toEqual(['Position b', 'Position a']);
});

test('makes skills of an entry, one of each text', () => {
  const { skills } = correct({ type: 'edit', key: 'b', fields: { ...fieldsOf('b'), kind: 'skills' } });
  expect(skills).toEqual([{ uuid: 'b', name: 'Position b, Company b', skills: [{ name: 'four' }] }]);
});

test('moves entries, and not beyond the ends of their list', () => {
  expect(names(correct({ type: 'move', key: 'b', by: -1 }))).toEqual(['Position b', 'Position a']);
  expect(names(correct({ type: 'move', key: 'b', by: 1 }))).toEqual(['Position a', 'Position b']);
});

test('merges an entry into the one above without losing a text', () => {
  const { work } = correct({ type: 'merge', key: 'b' });
  expect(work).toHaveLength(1);
  expect(work[0]?.accomplishments.map(({ description }) => description)).toEqual([
    ...['one', 'two', 'three', 'Position b, Company b, example.com', 'four'],
  ]);
  expect(correct({ type: 'merge', key: 'a' })).toBe(content);
});

test('splits an entry at one of its texts', () => {
  const { work } = correct({ type: 'split', key: 'a', at: 1 });
  expect(work.map(({ position, accomplishments }) => [position, accomplishments.length])).toEqual([
    ['Position a', 1],
    ['two', 1],
    ['Position b', 1],
  ]);
});

test('takes a text that was left out', () => {
  const taken = correct({ type: 'take', text: 'Driving license' }, { type: 'take', text: 'Own car' });
  expect(taken.sections).toMatchObject([{ items: [{ text: 'Driving license' }, { text: 'Own car' }] }]);
});

test('takes a text into an entry, a section, or the summary', () => {
  const { work } = correct({ type: 'take', text: 'five\n\nsix', into: 'b' });
  expect(work[1]?.accomplishments.map(({ description }) => description)).toEqual(['four', 'five', 'six']);
  const own = correct({ type: 'take', text: 'Own car' });
  const section = own.sections[0]?.id ?? '';
  const both = correctContent(own, { type: 'take', text: 'Driving license', into: section }, options);
  expect(both.sections).toMatchObject([{ items: [{ text: 'Own car' }, { text: 'Driving license' }] }]);
  const twice = correct(
    { type: 'take', text: 'I cook.', into: 'summary' },
    { type: 'take', text: 'I bake.', into: 'summary' },
  );
  expect(twice.summary).toBe('I cook.\n\nI bake.');
});

test('keeps the paragraph of an item that is edited, and its link', () => {
  const own = correct({ type: 'take', text: 'Own car' });
  const item = own.sections[0]?.items[0]?.id ?? '';
  const fields = entryFields(own, item);
  if (fields === undefined) throw new Error('no entry');
  const edit: Correction = { type: 'edit', key: item, fields: { ...fields, title: 'Car', link: 'cars.example' } };
  expect(correctContent(own, edit, options).sections).toMatchObject([
    { items: [{ title: 'Car', link: 'cars.example', text: 'Own car', points: [] }] },
  ]);
});

test('keeps the courses of a degree that becomes another kind', () => {
  const degree = { ...fieldsOf('a'), kind: 'education', minor: 'Dance', coursework: ['Physics'] } as const;
  const made = correct({ type: 'edit', key: 'a', fields: degree });
  expect(made.education).toMatchObject([{ minor: 'Dance', coursework: [{ description: 'Physics' }] }]);
  const back = correctContent(made, { type: 'edit', key: 'a', fields: { ...degree, kind: 'work' } }, options);
  expect(back.work.at(-1)?.accomplishments.map(({ description }) => description)).toEqual([
    ...['one', 'two', 'three', 'Physics'],
  ]);
});

test('corrects the headline, the summary, the links, and the contact info', () => {
  const links = [{ id: 'l', label: 'Site', url: 'https://example.com/' }];
  const contact = { ...emptyContact, firstName: 'Ann', email: 'ann@example.com' };
  const changed = correct(
    { type: 'edit text', key: 'headline', text: 'Cook' },
    { type: 'edit text', key: 'summary', text: 'I cook.' },
    { type: 'edit links', links },
    { type: 'edit contact', contact },
  );
  expect(changed).toEqual({ ...content, headline: 'Cook', summary: 'I cook.', links, contact });
});

test('ignores entries that are gone', () => {
  expect(correct({ type: 'merge', key: 'x' }, { type: 'move', key: 'x', by: 1 })).toBe(content);
});

test('keeps incomplete blocks as parts of the résumé', () => {
  const divided = correct({ type: 'split', key: 'a', at: 1 });
  const { work, sections } = keepIncomplete(divided, new Set(), 'en-US', options.newId);
  expect(names({ ...content, work })).toEqual(['Position a', 'Position b']);
  expect(sections).toMatchObject([{ title: 'Work experience', items: [{ title: 'two' }] }]);
  const leftOut = new Set(divided.work.map(({ uuid }) => uuid));
  expect(keepIncomplete(divided, leftOut, 'en-US', options.newId).sections).toEqual([]);
});
