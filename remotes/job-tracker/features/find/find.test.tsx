import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { posting, storePostings } from '../../__tests__/stored-postings.ts';
import { beWide } from '../posting/__tests__/be-wide.ts';

const gateway = installFakeGateway();

const searches = () =>
  gateway.seen
    .filter(({ operation }) => operation === 'JobTrackerSearchPostings')
    .map(({ variables: { search, sort } }) => ({ search, sort }));

describe('on a phone', () => {
  it('runs the search in the address and shows a posting as a page of its own', async () => {
    storePostings(gateway, posting('a'), posting('b', { title: 'Baker' }));
    const { page, user, port } = openTracker(
      '/jobs/find?q=welder&place=Leeds&within=25&workplace=onSite&salary=30000&currency=GBP&days=7&sort=newest',
    );
    await user.click(await page.findByRole('link', { name: 'Welder a' }));
    expect(searches()[0]).toEqual({
      search: {
        ...{ words: 'welder', place: 'Leeds', radiusKm: 25, workplaces: ['onSite'] },
        ...{ salaryMin: 30_000, currency: 'GBP', postedWithinDays: 7 },
      },
      sort: 'newest',
    });
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name: 'Welder a' })).toHaveFocus());
    expect(page.getByText(/Nobody is hiring for it/)).toBeVisible();
    expect(port.moves.at(-1)).toMatchObject({ how: 'push', path: expect.stringContaining('posting=a') as string });

    await user.click(page.getByRole('link', { name: 'Back to results' }));
    await waitFor(() => expect(page.getByRole('link', { name: 'Welder a' })).toHaveFocus());
    expect(port.path).not.toContain('posting');
  });
});

describe('where there is room', () => {
  beWide();

  it('shows the first posting next to the list, and another one in its place', async () => {
    storePostings(gateway, posting('a'), posting('b', { title: 'Baker', isSample: false }));
    const { page, user, port } = openTracker('/jobs/find');
    const beside = within(await page.findByRole('region', { name: 'Job ad' }));
    expect(await beside.findByRole('heading', { name: 'Welder a' })).toBeVisible();
    await user.click(page.getByRole('link', { name: 'Baker' }));
    expect(await page.findByRole('heading', { level: 2, name: 'Baker' })).toBeVisible();
    expect(port.path).toBe('/jobs/find?posting=b');
    await user.click(page.getByRole('link', { name: 'Welder a' }));
    await waitFor(() => expect(port.moves.at(-1)).toEqual({ how: 'replace', path: '/jobs/find?posting=a' }));
  });

  it('tracks a posting and undoes it', async () => {
    storePostings(gateway, posting('a'));
    const { page, user } = openTracker('/jobs/find');
    await user.click(await page.findByRole('button', { name: 'Track this job' }));
    await waitFor(() => expect(page.getByRole('link', { name: 'On your board: Saved' })).toHaveFocus());
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    expect(await page.findByRole('button', { name: 'Track this job' })).toBeVisible();
  });

  it('filters by available values, lists the active filters, and removes them', async () => {
    storePostings(gateway, posting('a'));
    const { page, user, port } = openTracker('/jobs/find');
    await page.findByRole('link', { name: 'Welder a' });
    await user.click(page.getByRole('button', { name: 'Filters' }));
    await user.click(page.getByRole('checkbox', { name: /^On-site/ }));
    await user.type(page.getByLabelText('Company'), 'Northside{Enter}');
    await user.type(page.getByLabelText('At least'), '£30k');
    await user.tab();
    await waitFor(() =>
      expect(port.path).toBe('/jobs/find?company=Northside&workplace=onSite&salary=30000&currency=GBP'),
    );
    const chips = within(page.getByRole('group', { name: 'Active filters' }));
    await user.click(chips.getByRole('button', { name: 'Remove filter: Company: Northside' }));
    await user.click(chips.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(port.path).toBe('/jobs/find'));
    await waitFor(() => expect(searches().at(-1)).toEqual({ search: {}, sort: 'newest' }));
  });

  it('suggests filters to remove and a spelling when nothing is found', async () => {
    storePostings(gateway, posting('a', { workplace: 'remote' }));
    const { page, user } = openTracker('/jobs/find?q=weldr&workplace=remote');
    expect(await page.findByText('No jobs match your search')).toBeVisible();
    expect(page.getByRole('button', { name: 'Remove Remote' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'welder' }));
    expect(await page.findByRole('link', { name: 'Welder a' })).toBeVisible();
    expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('welder');
  });

  it('keeps the results while the network is away, and tries again', async () => {
    storePostings(gateway, posting('a'), posting('b', { title: 'Baker' }));
    const { page, user } = openTracker('/jobs/find');
    await page.findByRole('link', { name: 'Baker' });
    gateway.breakDown();
    await user.type(page.getByRole('searchbox', { name: 'Keywords' }), 'weld');
    expect(await page.findByText('We couldn’t run your search')).toBeVisible();
    expect(page.getByRole('link', { name: 'Baker' })).toBeVisible();
    gateway.restore();
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.queryByRole('link', { name: 'Baker' })).toBeNull());
  });
});
