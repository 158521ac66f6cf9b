import { fireEvent, waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { pickFromMenu } from '../../../../tooling/testing/pick-from-menu.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { posting, storePostings } from '../../__tests__/stored-postings.ts';
import { beWide } from '../posting/__tests__/be-wide.ts';

const gateway = installFakeGateway();

beWide();

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
  matched: [{ term: 'TIG welding', kind: 'skill', isRequired: true, blocks: [block] }],
  missing: [{ term: 'Forklift licence', kind: 'license', isRequired: true }],
  ...changes,
});

/** Answers with a ranking of two postings without the dismissed ones. */
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
        if (left.length === stored.dismissed.length) throw gatewayError('NO_DATA_FOUND', 'This record does not exist.');
        stored.dismissed = left;
        return id;
      },
    },
  });
  return stored;
}

test('expands a score into its parts and links to the blocks behind it', async () => {
  rank();
  const { page, user } = openTracker('/jobs/savvy');
  const row = within((await page.findByRole('link', { name: 'Welder a' })).closest('article')!);
  expect(row.getByText('Match: 71 of 100')).toBeInTheDocument();
  expect(row.getByText('title matches, 1 of 2 requirements, like Old Mill, which you hid')).toBeVisible();
  await user.click(page.getByRole('link', { name: 'Welder a' }));
  const parts = within(await page.findByRole('table', { name: 'How the score adds up' }));
  expect(parts.getByRole('row', { name: /^Job title .*50 of 50/ })).toBeVisible();
  expect(parts.getByRole('row', { name: /^Location .*Not counted/ })).toBeVisible();
  expect(parts.getByRole('row', { name: /^Total 71/ })).toBeVisible();
  expect(page.getAllByRole('link', { name: 'Welder · Old Mill' })).toHaveLength(2);
  expect(page.getByText('Forklift licence').closest('li')).toHaveTextContent('license Required');
});

test('changes, stores, and resets the weights', async () => {
  const stored = rank();
  const { page, user } = openTracker('/jobs/savvy');
  await user.click(await page.findByRole('button', { name: 'Priorities' }));
  fireEvent.change(await page.findByRole('slider', { name: 'Location' }), { target: { value: '100' } });
  await waitFor(() => expect(stored.weights).toEqual({ ...usual, place: 100 }));
  await user.click(page.getByRole('button', { name: 'Reset to defaults' }));
  await waitFor(() => expect(stored.weights).toBe(usual));
  await waitFor(() => expect(page.getByRole('slider', { name: 'Location' })).toHaveValue('10'));
});

test('hides a posting marked “Not interested”, lists it with what was learned, and undoes it', async () => {
  const stored = rank();
  const open = openTracker('/jobs/savvy?posting=a');
  const { page, user } = open;
  await pickFromMenu(open, 'Not interested: Welder a', 'Not this company');
  await waitFor(() => expect(stored.dismissed).toEqual(['a']));
  await user.click(await page.findByRole('button', { name: 'Your feedback' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Your feedback' }));
  expect(await dialog.findByText('Ranked lower: Northside Steel')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo: Welder a' }));
  expect(await dialog.findByText(/^Nothing yet/)).toBeVisible();
  expect(stored.dismissed).toEqual([]);
  // The notice still offers to undo it.
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(page.getAllByText('Back in your list')).toHaveLength(2));
});

test('scores a pasted job ad, provisionally if it is incomplete', async () => {
  rank();
  const { page, user } = openTracker('/jobs/savvy');
  await user.click(await page.findByRole('button', { name: 'Check another job ad' }));
  const dialog = within(await page.findByRole('dialog', { name: 'How well this job matches' }));
  await user.click(dialog.getByRole('button', { name: 'Check match' }));
  expect(await dialog.findByText('Please paste the text of the job ad.')).toBeVisible();
  await user.type(dialog.getByLabelText('Job ad'), 'Welder wanted');
  await user.click(dialog.getByRole('button', { name: 'Check match' }));
  expect(await dialog.findByText(/This score is provisional.*doesn’t list any requirements/)).toBeVisible();
  const track = dialog.getByRole('link', { name: 'Track this job' });
  expect(track).toHaveAttribute('href', '/jobs/track/new#text=Welder+wanted');
  gateway.answer({
    adFit: () => {
      throw gatewayError('BAD_USER_INPUT', 'Please paste at most 60,000 characters.');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Check match' }));
  expect(await dialog.findByText('Please paste at most 60,000 characters.')).toBeVisible();
});

test('shows no score without blocks', async () => {
  rank();
  gateway.answer({ savvyPostings: { nodes: [], hasBlocks: false, total: 0, endCursor: null } });
  const { page } = openTracker('/jobs/savvy');
  expect(await page.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Add work experience' })).toBeVisible();
});
