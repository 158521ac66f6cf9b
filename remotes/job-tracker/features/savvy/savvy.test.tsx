import { fireEvent, waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { pickFromMenu } from '../../../../tooling/testing/pick-from-menu.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { posting, storePostings } from '../../__tests__/stored-postings.ts';

const gateway = installFakeGateway();

const usual = { skills: 35, phrases: 15, title: 25, years: 10, place: 10, freshness: 5 };
const reason = (kind: string, more: object = {}) => ({
  kind,
  term: null,
  other: null,
  count: null,
  of: null,
  blocks: [],
  ...more,
});
const block = { id: 'b1', kind: 'work', name: 'Welder · Old Mill' };

const fit = (changes: object = {}) => ({
  score: 71,
  hasBlocks: true,
  isProvisional: false,
  lacks: [],
  parts: [
    {
      key: 'skills',
      weight: 35,
      share: 0.5,
      points: 25,
      mostPoints: 50,
      reasons: [reason('skillsShown', { count: 1, of: 2 })],
    },
    {
      key: 'title',
      weight: 25,
      share: 1,
      points: 50,
      mostPoints: 50,
      reasons: [reason('sameOccupation', { blocks: [block] })],
    },
    { key: 'place', weight: 10, share: null, points: 0, mostPoints: 0, reasons: [reason('ownUnknown')] },
  ],
  learnedPoints: -4,
  learnedReasons: [reason('learnedCompany', { term: 'Old Mill', count: 4 })],
  matched: [{ term: 'TIG welding', isRequired: true, blocks: [block] }],
  missing: [{ term: 'Forklift licence', isRequired: true }],
  ...changes,
});

/** A ranking of two postings, of which dismissed ones are left out. */
function rank(): { weights: object; dismissed: string[] } {
  const stored = { weights: usual as object, dismissed: [] as string[] };
  const postings = [posting('a'), posting('b', { title: 'Baker' })];
  storePostings(gateway, ...postings);
  const dismissal = (id: string) => ({
    id: `dismissal-${id}`,
    postingId: id,
    title: `Welder ${id}`,
    company: 'Northside Steel',
    reason: 'company',
    learned: [{ kind: 'company', name: 'Northside Steel' }],
    createdAt: '2026-11-22T08:00:00Z',
  });
  gateway.answer({
    savvyPostings: () => {
      const left = postings.filter(({ id }) => !stored.dismissed.includes(id));
      return {
        nodes: left.map((each) => ({ posting: each, fit: fit() })),
        hasBlocks: true,
        total: left.length,
        endCursor: null,
      };
    },
    postingFit: () => fit(),
    adFit: () => fit({ score: 30, isProvisional: true, lacks: ['demands'] }),
    savvyWeights: () => ({ ...stored.weights, isUsual: stored.weights === usual }),
    savvyDismissals: () => stored.dismissed.map(dismissal),
    savvy: {
      setWeights({ weights }: { readonly weights: object | null }) {
        stored.weights = weights ?? usual;
        return { ...stored.weights, isUsual: weights === null };
      },
      dismissPosting({ id }: { readonly id: string }) {
        stored.dismissed.push(id);
        return dismissal(id);
      },
      undoDismissal({ id }: { readonly id: string }) {
        const left = stored.dismissed.filter((each) => `dismissal-${each}` !== id);
        if (left.length === stored.dismissed.length) throw gatewayError('NO_DATA_FOUND', 'There is no such record.');
        stored.dismissed = left;
        return id;
      },
    },
  });
  return stored;
}

test('a score opens into its parts, and leads to the blocks that show what is asked for', async () => {
  rank();
  const { page, user } = openTracker('/jobs/savvy');
  const row = within((await page.findByRole('link', { name: 'Welder a' })).closest('article')!);
  expect(row.getByText('Fits 71 of 100')).toBeInTheDocument();
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Its title is what you have done',
    'Your blocks show 1 of 2 skills that it asks for',
    '4 points less: you did not want Old Mill',
  ]);
  await user.click(page.getByRole('link', { name: 'Welder a' }));
  const parts = within(await page.findByRole('table', { name: 'What the score is made of' }));
  expect(parts.getByRole('row', { name: /^Title .*50 of 50/ })).toBeVisible();
  expect(parts.getByRole('row', { name: /^Place .*Not counted/ })).toBeVisible();
  expect(parts.getByRole('row', { name: /^All together 71/ })).toBeVisible();
  expect(page.getAllByRole('link', { name: 'Welder · Old Mill' })).toHaveLength(2);
  expect(page.getByText('Forklift licence').closest('li')).toHaveTextContent('Required');
});

test('weights are moved, remembered, and set back', async () => {
  const stored = rank();
  const { page, user } = openTracker('/jobs/savvy');
  await user.click(await page.findByRole('button', { name: 'What counts' }));
  fireEvent.change(await page.findByRole('slider', { name: 'Place' }), { target: { value: '100' } });
  await waitFor(() => expect(stored.weights).toEqual({ ...usual, place: 100 }));
  await user.click(page.getByRole('button', { name: 'Back to the usual' }));
  await waitFor(() => expect(stored.weights).toBe(usual));
  await waitFor(() => expect(page.getByRole('slider', { name: 'Place' })).toHaveValue('10'));
});

test('“not this kind” leaves a posting out, is listed with what was learned, and is taken back', async () => {
  const stored = rank();
  const open = openTracker('/jobs/savvy?posting=a');
  const { page, user } = open;
  await pickFromMenu(open, 'Not this kind: Welder a', 'Not this company');
  await waitFor(() => expect(stored.dismissed).toEqual(['a']));
  await user.click(await page.findByRole('button', { name: 'What was learned' }));
  const dialog = within(await page.findByRole('dialog', { name: 'What was learned' }));
  expect(await dialog.findByText('Less of: Northside Steel')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo: Welder a' }));
  expect(await dialog.findByText(/^Nothing yet/)).toBeVisible();
  expect(stored.dismissed).toEqual([]);
  // The notice still offers it.
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(page.getAllByText('It is back in the list')).toHaveLength(2));
});

test('any advertisement can be pasted; an incomplete one has a provisional score', async () => {
  rank();
  const { page, user } = openTracker('/jobs/savvy');
  await user.click(await page.findByRole('button', { name: 'Look at another advertisement' }));
  const dialog = within(await page.findByRole('dialog', { name: 'How an advertisement fits you' }));
  await user.click(dialog.getByRole('button', { name: 'Show how it fits' }));
  expect(await dialog.findByText('Please paste the text of the advertisement.')).toBeVisible();
  await user.type(dialog.getByLabelText('The advertisement'), 'Welder wanted');
  await user.click(dialog.getByRole('button', { name: 'Show how it fits' }));
  expect(await dialog.findByText(/This score is provisional.*does not say what it asks for/)).toBeVisible();
  const track = dialog.getByRole('link', { name: 'Track this job' });
  expect(track).toHaveAttribute('href', '/jobs/track/new#text=Welder+wanted');
  gateway.answer({
    adFit: () => {
      throw gatewayError('BAD_USER_INPUT', 'Please paste at most 60,000 characters.');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Show how it fits' }));
  expect(await dialog.findByText('Please paste at most 60,000 characters.')).toBeVisible();
});

test('without blocks nothing is claimed', async () => {
  rank();
  gateway.answer({ savvyPostings: { nodes: [], hasBlocks: false, total: 0, endCursor: null } });
  const { page } = openTracker('/jobs/savvy');
  expect(await page.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Add work' })).toBeVisible();
});
