import { act, waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents, type OpenPage } from '../../__tests__/open-events.ts';
import { storeWork, work } from '../../__tests__/stored-blocks.ts';

const gateway = installFakeGateway();
const titles = ({ page }: OpenPage) =>
  page.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const search = ({ page }: OpenPage) => page.findByRole('searchbox', { name: 'Search' });
const choose = async ({ page, user }: OpenPage, label: string, option: string): Promise<void> =>
  user.selectOptions(await page.findByRole('combobox', { name: label }), option);

const month = new Date().getFullYear();
const eightBlocks = () =>
  storeWork(
    gateway,
    work('a', { company: 'Zebra', startDate: '2010-01', endDate: '2012-01', updatedAt: '2024-05-01T00:00:00Z' }),
    work('b', { company: 'Yak', startDate: '2019-01', usedIn: [{ id: 'r', title: 'Engineering' }] }),
    work('c', { company: 'Öresund', startDate: '2015-01', endDate: '2016-01', points: ['Opened a Café', 'Sold it'] }),
    work('d', { company: 'Aardvark', position: 'Welder' }),
    work('e', { company: 'Emu', startDate: '2000-01', endDate: `${month + 1}-01` }),
    work('f', { company: 'Fox', startDate: '2001-01', endDate: '2003-01' }),
    work('g', { company: 'Gnu', startDate: '1990-01', endDate: '1991-01' }),
    work('h', { company: 'Hare', startDate: '1988-01', endDate: '1989-01' }),
  );
const company = (title: string | null): string => title?.split(' · ')[1] ?? '';

describe('searching', () => {
  it('marks what it found, also in texts that the card does not show', async () => {
    eightBlocks();
    const open = openEvents('/events/work');
    await open.user.type(await search(open), 'oresund cafe');
    await waitFor(() => expect(titles(open)).toEqual(['Engineer c · Öresund']));
    const marks = [...open.page.getByRole('article').querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Öresund', 'Café']);
    expect(open.page.getByText('1 of 8 matches')).toHaveAttribute('role', 'status');
    expect(open.page.queryByText('Sold it')).toBeNull();
  });

  it('is kept in the URL, from which it can be opened and restored', async () => {
    eightBlocks();
    const open = openEvents('/events/work?q=yak');
    expect(await search(open)).toHaveValue('yak');
    expect(titles(open)).toEqual(['Engineer b · Yak']);
    await open.user.clear(await search(open));
    await open.user.type(await search(open), 'fox');
    await waitFor(() => expect(open.port.path).toBe('/events/work?q=fox'));
    expect(open.port.moves.every(({ how }) => how === 'replace')).toBe(true);
    act(() => open.port.go('/events/work?q=zebra'));
    await waitFor(() => expect(titles(open)).toEqual(['Engineer a · Zebra']));
    expect(await search(open)).toHaveValue('zebra');
  });

  it('offers one way out when nothing matches', async () => {
    eightBlocks();
    const open = openEvents('/events/work?q=nowhere&use=used');
    expect(await open.page.findByText('Nothing matches “nowhere”.')).toBeVisible();
    await open.user.click(open.page.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(titles(open)).toHaveLength(8));
    expect(open.port.path).toBe('/events/work');
  });
});

describe('order', () => {
  it('is by date, name, or edit, and is remembered for the person on this device', async () => {
    eightBlocks();
    const open = openEvents('/events/work');
    await search(open);
    // The test's window counts as narrow, so the order is one of the filters.
    await open.user.click(open.page.getByRole('button', { name: 'Filters' }));
    expect(titles(open).map(company)).toEqual(['Yak', 'Emu', 'Öresund', 'Zebra', 'Fox', 'Gnu', 'Hare', 'Aardvark']);
    await choose(open, 'Sort by', 'Oldest first');
    expect(titles(open).map(company)).toEqual(['Hare', 'Gnu', 'Fox', 'Zebra', 'Öresund', 'Emu', 'Yak', 'Aardvark']);
    await choose(open, 'Sort by', 'Last edited');
    expect(titles(open).map(company)[0]).toBe('Zebra');
    await choose(open, 'Sort by', 'Name');
    expect(titles(open).map(company)).toEqual(['Zebra', 'Yak', 'Öresund', 'Emu', 'Fox', 'Gnu', 'Hare', 'Aardvark']);
    expect(open.port.path).toBe('/events/work?sort=name');
    act(() => open.port.go('/events/work'));
    await waitFor(() => expect(open.port.path).toBe('/events/work'));
    expect(await open.page.findByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  });
});

describe('filters', () => {
  it('distinguish used from unused and current from past, in combination', async () => {
    eightBlocks();
    const open = openEvents('/events/work');
    await open.user.click(await open.page.findByRole('button', { name: 'Filters' }));
    await choose(open, 'Time period', 'Current');
    expect(titles(open).map(company)).toEqual(['Yak', 'Emu']);
    await choose(open, 'Usage', 'Not in a résumé');
    expect(titles(open).map(company)).toEqual(['Emu']);
    expect(open.port.path).toBe('/events/work?when=current&use=unused');
    await choose(open, 'Time period', 'Past');
    expect(titles(open).map(company)).toEqual(['Öresund', 'Zebra', 'Fox', 'Gnu', 'Hare']);
    expect(open.page.getByText('5 of 8 match')).toBeVisible();
    expect(open.page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  });
});

describe('coming back from a form', () => {
  it('shows the same search with the focus on the row, even if it no longer matches', async () => {
    eightBlocks();
    const open = openEvents('/events/work?q=yak');
    await open.user.click(await open.page.findByRole('link', { name: 'Engineer b · Yak' }));
    await open.user.click(await open.page.findByRole('link', { name: 'Cancel' }));
    expect(await open.page.findByRole('link', { name: 'Engineer b · Yak' })).toHaveFocus();
    expect(open.port.path).toBe('/events/work?q=yak');

    await open.user.click(open.page.getByRole('link', { name: 'Engineer b · Yak' }));
    const field = await open.page.findByRole('textbox', { name: 'Company' });
    await open.user.clear(field);
    await open.user.type(field, 'Lynx');
    expect(open.page.getByText('Saving updates 1 résumé: Engineering.')).toBeVisible();
    await open.user.click(open.page.getByRole('button', { name: 'Save' }));
    expect(await open.page.findByRole('link', { name: 'Engineer b · Lynx' })).toHaveFocus();
    expect(open.port.path).toBe('/events/work?q=yak');
  });
});
