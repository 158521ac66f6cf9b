import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openEvents } from '../../../__tests__/open-events.ts';
import { storeWork, work } from '../../../__tests__/stored-blocks.ts';

const gateway = installFakeGateway();
const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('tessera.events.draft.'));

/** Stores a draft of Ada's as an earlier visit would have left it. */
function leaveDraft(block: string, position: string): void {
  const id = `draft-of-${block}`;
  const values = { company: 'Acme', position, location: '', link: '', startDate: '', endDate: '' };
  const accomplishments = [{ uuid: 'u', text: 'Built it' }];
  const at = '2026-11-01T09:00:00Z';
  const version = block === 'new' ? null : 1;
  const draft = { id, uuid: `uuid-${block}`, version, begunAt: at, keptAt: at };
  localStorage.setItem(
    `tessera.events.draft.ada.work.${block}.${id}`,
    JSON.stringify({ ...draft, values: { ...values, accomplishments } }),
  );
}

beforeEach(() => localStorage.clear());

describe('drafts in the list', () => {
  it('marks the card of a block with a draft, for its own person', async () => {
    storeWork(gateway, work('a'), work('b'));
    leaveDraft('a', 'Head of engines');
    const { page } = openEvents('/events/work', 'ada');
    await page.findAllByRole('article');
    const marked = page
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Unfinished draft on this device') !== null);
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent('Engineer a');
    expect(page.queryByRole('region', { name: 'Unfinished drafts' })).toBeNull();
    const other = openEvents('/events/work', 'grace');
    await other.page.findAllByRole('article');
    expect(other.page.queryByText('Unfinished draft on this device')).toBeNull();
  });

  it('links to the form of a new block with its draft in it', async () => {
    storeWork(gateway);
    leaveDraft('new', 'Head of engines');
    const { page, user, port } = openEvents('/events/work', 'ada');
    const offer = await page.findByRole('region', { name: 'Unfinished drafts' });
    expect(offer).toHaveTextContent('You started adding a block but didn’t save it.');
    await user.click(within(offer).getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(port.path).toBe('/events/work/new'));
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Position' })).toHaveValue('Head of engines'));
    expect(page.queryByRole('button', { name: /^Continue the draft/ })).toBeNull();
  });

  it('offers the unsaved changes of a deleted block', async () => {
    const stored = storeWork(gateway, work('a'));
    leaveDraft('gone', 'Head of engines');
    const { page, user } = openEvents('/events/work', 'ada');
    const offer = await page.findByRole('region', { name: 'Unfinished drafts' });
    expect(offer).toHaveTextContent(/A block you started editing on .* was deleted\./);
    await user.click(within(offer).getByRole('button', { name: 'Continue as a new block' }));
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Position' })).toHaveValue('Head of engines'));
    await user.click(page.getByRole('button', { name: 'Save' }));
    // The block keeps its uuid, by which documents refer to it.
    await waitFor(() => expect(stored.map(({ uuid }) => uuid)).toEqual(['uuid-a', 'uuid-gone']));
    await waitFor(() => expect(keys()).toEqual([]));
  });
});

it('offers the draft where the deleted block was to be edited', async () => {
  storeWork(gateway);
  leaveDraft('gone', 'Head of engines');
  const { page, user, port, host } = openEvents('/events/work/edit/gone', 'ada');
  expect(await page.findByText(/Your unsaved changes are still on this device\./)).toBeVisible();
  // The page must not redirect to /oops.
  expect(host.intents).toEqual([]);
  await user.click(page.getByRole('button', { name: 'Continue as a new block' }));
  await waitFor(() => expect(port.path).toBe('/events/work/new'));
  await waitFor(() => expect(page.getByRole('textbox', { name: 'Accomplishment 1' })).toHaveValue('Built it'));
});
