import { act, fireEvent, waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openEvents, type OpenPage } from '../../../__tests__/open-events.ts';
import { storeWork, work } from '../../../__tests__/stored-blocks.ts';

const gateway = installFakeGateway();
const field = (open: OpenPage, name: string) => open.page.findByRole('textbox', { name });
const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('tessera.events.draft.'));
const hidePage = (): void => act(() => void window.dispatchEvent(new Event('pagehide')));

interface Left {
  readonly subject?: string;
  readonly block?: string;
  readonly version?: number | null;
  readonly position?: string;
  readonly keptAt?: string;
}

/** Stores a draft of the work event `a` as an earlier visit would have left it. */
function leaveDraft(left: Left = {}): string {
  const { subject = 'ada', block = 'a', version = 1, position = 'Head of engines' } = left;
  const { keptAt = new Date().toISOString() } = left;
  const id = `draft-${localStorage.length}`;
  const values = { company: 'Acme', position, location: '', link: '', startDate: '', endDate: '' };
  const accomplishments = [{ uuid: 'u', text: '' }];
  const draft = { id, uuid: 'uuid-a', version, begunAt: keptAt, keptAt, values: { ...values, accomplishments } };
  const key = `tessera.events.draft.${subject}.work.${block}.${id}`;
  localStorage.setItem(key, JSON.stringify(draft));
  return key;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('storing drafts', () => {
  it('stores what was typed after a pause, and removes it once it equals the saved block', async () => {
    storeWork(gateway, work('a'));
    const open = openEvents('/events/work/edit/a', 'ada');
    const position = await field(open, 'Position');
    fireEvent.change(position, { target: { value: 'Head' } });
    expect(keys()).toEqual([]);
    await waitFor(() => expect(keys()).toHaveLength(1));
    fireEvent.change(position, { target: { value: 'Engineer a' } });
    await waitFor(() => expect(keys()).toEqual([]));
  });

  it('stores it at once when the page is left', async () => {
    storeWork(gateway);
    const open = openEvents('/events/work/new', 'ada');
    fireEvent.change(await field(open, 'Position'), { target: { value: 'Head' } });
    hidePage();
    expect(keys()).toEqual([expect.stringMatching(/^tessera\.events\.draft\.ada\.work\.new\./)]);
  });

  it('removes it permanently when it is saved', async () => {
    storeWork(gateway);
    const open = openEvents('/events/work/new', 'ada');
    await open.user.type(await field(open, 'Position'), 'Head');
    await open.user.type(await field(open, 'Company'), 'Acme');
    hidePage();
    expect(keys()).toHaveLength(1);
    await open.user.click(open.page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(open.port.path).toBe('/events/work'));
    expect(keys()).toEqual([]);
    hidePage();
    expect(keys()).toEqual([]);
  });

  it('keeps the last three drafts of new blocks', async () => {
    storeWork(gateway);
    const ofHour = (hour: number) => `2026-11-01T0${hour}:00:00Z`;
    const [first, ...others] = [1, 2, 3].map((hour) =>
      leaveDraft({ block: 'new', version: null, keptAt: ofHour(hour) }),
    );
    jest.useFakeTimers({ now: new Date(ofHour(4)), advanceTimers: true });
    const open = openEvents('/events/work/new', 'ada');
    expect(await open.page.findAllByRole('button', { name: /^Continue the draft/ })).toHaveLength(3);
    fireEvent.change(await field(open, 'Position'), { target: { value: 'Four' } });
    hidePage();
    expect(keys()).toHaveLength(3);
    expect(keys()).toEqual(expect.arrayContaining(others));
    expect(keys()).not.toContain(first);
    jest.useRealTimers();
  });

  it('asks before leaving, and mentions the draft only if there is one', async () => {
    storeWork(gateway, work('a'));
    const open = openEvents('/events/work/edit/a', 'katherine');
    await open.user.type(await field(open, 'Position'), '!');
    await open.user.click(open.page.getByRole('link', { name: 'Cancel' }));
    expect(await open.page.findByText(/We’ll keep a draft on this device/)).toBeVisible();
    await open.user.click(open.page.getByRole('button', { name: 'Stay' }));

    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open.user.type(await field(open, 'Position'), '!');
    await open.user.click(open.page.getByRole('link', { name: 'Cancel' }));
    expect(await open.page.findByText('What you typed here isn’t saved yet.')).toBeVisible();
  });

  it('stores nothing above half a million characters, not even an earlier draft', async () => {
    storeWork(gateway, work('a'));
    const open = openEvents('/events/work/edit/a', 'ada');
    const position = await field(open, 'Position');
    fireEvent.change(position, { target: { value: 'Head' } });
    hidePage();
    expect(keys()).toHaveLength(1);
    fireEvent.change(position, { target: { value: 'x'.repeat(500_000) } });
    hidePage();
    expect(keys()).toEqual([]);
  });
});

describe('offering drafts', () => {
  it('continues a draft where it was left, and saves it over the version it started from', async () => {
    const blocks = storeWork(gateway, work('a'));
    leaveDraft();
    const open = openEvents('/events/work/edit/a', 'ada');
    await open.user.click(await open.page.findByRole('button', { name: /^Continue the draft/ }));
    const position = await field(open, 'Position');
    expect(position).toHaveValue('Head of engines');
    expect(position).toHaveFocus();
    expect(open.page.queryByRole('button', { name: /^Continue the draft/ })).toBeNull();
    expect(keys()).toHaveLength(1);
    await open.user.click(open.page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(blocks[0]?.position).toBe('Head of engines'));
    await waitFor(() => expect(keys()).toEqual([]));
  });

  it('discards it, and restores it on Undo', async () => {
    storeWork(gateway, work('a'));
    leaveDraft();
    const open = openEvents('/events/work/edit/a', 'ada');
    await open.user.click(await open.page.findByRole('button', { name: /^Discard the draft/ }));
    expect(keys()).toEqual([]);
    expect(await field(open, 'Position')).toHaveValue('Engineer a');
    await open.user.click(await open.page.findByRole('button', { name: 'Undo' }));
    expect(await open.page.findByRole('button', { name: /^Continue the draft/ })).toBeVisible();
  });

  it('shows both texts if the block was saved again since, and saves nothing by the choice', async () => {
    const blocks = storeWork(gateway, work('a', { version: 4, position: 'Engineer of the year' }));
    leaveDraft({ version: 3 });
    const open = openEvents('/events/work/edit/a', 'ada');
    expect(await open.page.findByText(/It has been saved since then/)).toBeVisible();
    await open.user.click(open.page.getByRole('button', { name: /^Continue the draft/ }));
    const dialog = await open.page.findByRole('dialog', { name: 'This was also changed somewhere else' });
    expect(dialog).toHaveTextContent('Head of engines');
    expect(dialog).toHaveTextContent('Engineer of the year');
    await open.user.click(open.page.getByRole('button', { name: 'Continue my draft' }));
    await waitFor(async () => expect(await field(open, 'Position')).toHaveValue('Head of engines'));
    expect(blocks[0]?.position).toBe('Engineer of the year');
    await open.user.click(open.page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(blocks[0]?.position).toBe('Head of engines'));
  });

  it('never offers a draft of another person, an unreadable one, or one that was saved after all', async () => {
    storeWork(gateway, work('a'));
    const grace = leaveDraft({ subject: 'grace' });
    const saved = leaveDraft({ position: 'Engineer a' });
    localStorage.setItem('tessera.events.draft.ada.work.a.broken', '{"id":1}');
    const open = openEvents('/events/work/edit/a', 'ada');
    await field(open, 'Position');
    await waitFor(() => expect(keys()).not.toContain(saved));
    expect(open.page.queryByRole('button', { name: /^Continue the draft/ })).toBeNull();
    expect(keys()).toContain(grace);
  });

  it('deletes drafts older than 60 days', async () => {
    storeWork(gateway, work('a'));
    const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    const old = leaveDraft({ keptAt: daysAgo(61), subject: 'grace' });
    const young = leaveDraft({ keptAt: daysAgo(59) });
    const open = openEvents('/events/work/edit/a', 'ada');
    expect(await open.page.findByRole('button', { name: /^Continue the draft/ })).toBeVisible();
    expect(keys()).toEqual([young]);
    expect(keys()).not.toContain(old);
  });

  it('creates one block when the response to its first save was lost', async () => {
    const blocks = storeWork(gateway, work('a'));
    leaveDraft({ block: 'new', version: null });
    const open = openEvents('/events/work/new', 'ada');
    await open.user.click(await open.page.findByRole('button', { name: /^Continue the draft/ }));
    await open.user.type(await field(open, 'Company'), ' Ltd');
    await open.user.click(open.page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(blocks.map(({ company }) => company)).toEqual(['Acme Ltd']));
  });
});
