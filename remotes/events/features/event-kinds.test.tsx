import { screen, waitFor } from '@testing-library/react';
import { chooseItem } from '../../../tooling/testing/choose-item.ts';
import { installFakeGateway } from '../../../tooling/testing/fake-gateway.ts';
import { openEvents } from '../__tests__/open-events.ts';
import { work } from '../__tests__/stored-blocks.ts';
import { paragraph } from '../__tests__/stored-paragraphs.ts';
import forms from '../locales/en/forms.json';
import lists from '../locales/en/events.json';
import { events } from '../remote.tsx';
import { eventKinds } from './event-kinds.ts';

const gateway = installFakeGateway();

const common = {
  id: 'a',
  uuid: 'uuid-a',
  version: 1,
  updatedAt: '2021-01-01T00:00:00Z',
  variants: [],
  usedIn: [],
};

/** One stored event of each kind, with the title of its card. */
const samples = {
  work: { stored: work('a'), title: 'Engineer a · Acme' },
  education: {
    stored: {
      ...common,
      __typename: 'EduEvent',
      university: 'University of Oslo',
      ...{ startDate: null, startPrecision: 'MONTH', endDate: null, endPrecision: 'MONTH' },
      attending: false,
      accomplishments: [],
      coursework: [],
    },
    title: 'University of Oslo',
  },
  skills: {
    stored: { ...common, __typename: 'SkillEvent', name: 'Languages', skills: [{ id: 's', name: 'French' }] },
    title: 'Languages',
  },
  paragraphs: { stored: paragraph('a', { title: 'Hello' }), title: 'Hello' },
};

/** Stores one event of a kind behind the fake gateway and returns the names of the mutations that were called. */
function storeOne({ typename, listField, texts }: (typeof eventKinds)[number]): string[] {
  const called: string[] = [];
  const sample: object = samples[texts].stored;
  let stored = [sample];
  const write = (name: string) => () => {
    called.push(name);
    return sample;
  };
  gateway.answer({
    me: () => ({ id: 'me', profile: { firstName: 'Ada', lastName: 'Lovelace' } }),
    [listField]: () => stored,
    [listField.slice(0, -1)]: () => sample,
    event: () => ({
      [`create${typename}`]: write('create'),
      [`update${typename}`]: write('update'),
      deleteEvents: ({ ids }: { ids: string[] }) => {
        called.push('delete');
        stored = [];
        return { ids, copies: [sample] };
      },
      restoreEvents: ({ copies }: { copies: object[] }) => {
        called.push('restore');
        stored = copies;
        return { work: [], education: [], skills: [], paragraphs: [], [texts]: copies };
      },
    }),
  });
  return called;
}

test('the registry has each route of product.md §2 once', () => {
  expect(events.routes.map(({ path }) => `/app/${path}`)).toEqual([
    '/app/events/work',
    '/app/events/work/new',
    '/app/events/work/edit/:eventId',
    '/app/events/edu',
    '/app/events/edu/new',
    '/app/events/edu/edit/:eventId',
    '/app/events/skills',
    '/app/events/skills/new',
    '/app/events/skills/edit/:eventId',
    '/app/events/cover-letter',
    '/app/events/cover-letter/new',
    '/app/events/cover-letter/edit/:eventId',
  ]);
});

test.each(['texts', 'typename', 'listField', 'path'] as const)('no two kinds have the same %s', (name) => {
  expect(new Set(eventKinds.map((kind) => kind[name])).size).toBe(eventKinds.length);
});

describe.each(eventKinds)('the kind "$texts"', (kind) => {
  const { path, texts } = kind;
  const { title } = samples[texts];
  const heading = (name: string) => ({ name, level: 1 });

  it('lists its events, deletes one, and restores it', async () => {
    const called = storeOne(kind);
    const { page, user } = openEvents(path);
    expect(await page.findByRole('heading', heading(lists[texts].list.title))).toBeVisible();
    expect(await page.findByRole('link', { name: title })).toBeVisible();
    await chooseItem({ page, user }, `Actions for ${title}`, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.queryByRole('link', { name: title })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await page.findByRole('link', { name: title })).toBeVisible();
    expect(called).toEqual(['delete', 'restore']);
  });

  it('shows a sentence and a button to add the first event in an empty list', async () => {
    gateway.answer({ [kind.listField]: () => [] });
    const { page } = openEvents(path);
    expect(await page.findByText(lists[texts].list.emptyTitle)).toBeVisible();
    expect(page.getByText(lists[texts].list.emptySentence)).toBeVisible();
    expect(page.getByRole('link', { name: lists[texts].list.add })).toBeVisible();
  });

  it('has a form for a new event', async () => {
    gateway.answer({ me: () => ({ id: 'me', profile: {} }) });
    const { page, user } = openEvents(`${path}/new`);
    expect(await page.findByRole('heading', heading(forms[texts].newTitle))).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Save' }));
    expect((await page.findAllByText(Object.values(forms[texts].errors)[0]!))[0]).toBeVisible();
  });

  it('creates a copy', async () => {
    const called = storeOne(kind);
    const { page, user } = openEvents(`${path}/new?from=a`);
    expect(await page.findByRole('heading', heading(forms[texts].copyTitle))).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(called).toEqual(['create']));
  });

  it('updates an event', async () => {
    const called = storeOne(kind);
    const { page, user } = openEvents(`${path}/edit/a`);
    expect(await page.findByRole('heading', heading(forms[texts].editTitle))).toBeVisible();
    const [field] = page.getAllByRole('textbox');
    await user.type(field!, '!');
    await user.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(called).toEqual(['update']));
  });
});
