import { noSearch } from '@shared/documents';
import { waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../../__tests__/open-tracker.ts';
import { posting, storePostings } from '../../../__tests__/stored-postings.ts';
import { beWide } from '../../posting/__tests__/be-wide.ts';

const gateway = installFakeGateway();

beWide();

interface Saved {
  readonly id: string;
  name: string;
  mailed: boolean;
  newSince: number;
  [field: string]: unknown;
}

/** Stores saved searches behind the fake gateway; deleted ones can be restored. */
function storeSearches(...saved: Saved[]): Saved[] {
  const gone: Saved[] = [];
  storePostings(gateway, posting('a'));
  const find = (id: string): Saved => [...saved, ...gone].find((each) => each.id === id)!;
  gateway.answer({
    savedSearches: () => saved,
    searchDigest: () => (saved.some(({ mailed }) => mailed) ? { email: 'ada@example.com', isConfirmed: false } : null),
    search: {
      saveSearch({ id, name, search, mailed }: { id: string; name: string; search: object; mailed: boolean }) {
        if (name === 'twice') throw gatewayError('BAD_USER_INPUT', 'You have 50 saved searches already.');
        const made = { ...kept(id, name), search: { ...noSearch, ...search }, mailed };
        saved.push(made);
        return made;
      },
      updateSavedSearch: ({ id, ...changes }: { readonly id: string }) => Object.assign(find(id), changes),
      seeSavedSearch: ({ id }: { readonly id: string }) => Object.assign(find(id), { newSince: 0 }),
      deleteSavedSearch({ id }: { readonly id: string }) {
        gone.push(...saved.splice(saved.indexOf(find(id)), 1));
        return find(id);
      },
      restoreSavedSearch({ id }: { readonly id: string }) {
        saved.push(find(id));
        return find(id);
      },
    },
  });
  return saved;
}

const kept = (id: string, name: string): Saved => ({
  id,
  name,
  search: { ...noSearch, words: 'baker', place: 'Leeds' },
  sort: 'newest',
  mailed: false,
  newSince: 0,
  lastSeenAt: '2026-11-22T08:00:00Z',
});

test('saves a search under a descriptive name with a daily email', async () => {
  const saved = storeSearches();
  const { page, user } = openTracker('/jobs/find?q=welder&place=Leeds&within=25');
  await user.click(await page.findByRole('button', { name: 'Save search' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Save search' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveValue('Welder · Leeds (16 mi)');
  await user.clear(name);
  await user.type(name, 'twice');
  await user.click(dialog.getByRole('checkbox', { name: /^Email me/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('You have 50 saved searches already.')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Near home{Enter}');
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Near home', mailed: true }]));
  expect(saved[0]?.['search']).toMatchObject({ words: 'welder', place: 'Leeds', radiusKm: 25 });
  await user.click(await page.findByRole('button', { name: 'Saved searches' }));
  expect(await page.findByText(/We sent a confirmation email to ada@example.com/)).toBeVisible();
});

test('says that a search is saved already, renames it, and gives no name twice', async () => {
  const saved = storeSearches(kept('s', 'Welder'));
  const { page, user } = openTracker('/jobs/find?q=welder');
  await user.click(await page.findByRole('button', { name: 'Save search' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Save search' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveValue('Welder (2)');
  await user.clear(name);
  await user.type(name, 'Welder{Enter}');
  expect(await dialog.findByText(/^You already have a search called “Welder”/)).toBeVisible();
  await user.type(name, 's{Enter}');
  await waitFor(() => expect(saved.map((each) => each.name)).toEqual(['Welder', 'Welders']));

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await user.click(page.getByRole('button', { name: 'Save search' }));
  const again = within(await page.findByRole('dialog', { name: 'Edit search' }));
  expect(again.getByText('You’ve already saved this search as “Welders”.')).toBeVisible();
  await user.type(again.getByLabelText('Name'), ' in town{Enter}');
  await waitFor(() => expect(saved.map((each) => each.name)).toEqual(['Welder', 'Welders in town']));
});

test('shows new results of saved searches, and opens, changes, deletes, and restores them', async () => {
  const saved = storeSearches({ ...kept('s', 'Bakeries'), newSince: 3 }, kept('t', 'Mills'));
  const { page, user, port } = openTracker('/jobs/find');
  const open = () => page.findByRole('button', { name: /^Saved searches/ }).then((button) => user.click(button));
  await open();
  const dialog = within(await page.findByRole('dialog', { name: 'Saved searches' }));
  expect(await dialog.findByText('3 new')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete Mills' }));
  await waitFor(() => expect(dialog.queryByText('Mills')).toBeNull());
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await dialog.findByText('Mills')).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Bakeries' }));
  await waitFor(() => expect(port.path).toBe('/jobs/find?q=baker&place=Leeds&sort=newest'));
  expect(saved.find(({ id }) => id === 's')?.newSince).toBe(0);
});

test('sends only what was changed in the dialog, so that it does not revert what another tab saved', async () => {
  const saved = storeSearches(kept('s', 'Bakeries'));
  const { page, user } = openTracker('/jobs/find');
  await user.click(await page.findByRole('button', { name: /^Saved searches/ }));
  await user.click(await page.findByRole('button', { name: 'Edit Bakeries' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Edit search' }));
  Object.assign(saved[0]!, { mailed: true });
  const name = dialog.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Bakers{Enter}');
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Bakers', mailed: true }]));
});
