import { fireEvent, waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { posting, storePostings } from '../../__tests__/stored-postings.ts';
import { beWide } from '../posting/__tests__/be-wide.ts';

const gateway = installFakeGateway();

afterEach(() => {
  jest.restoreAllMocks();
});

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
    expect(await beside.findByRole('heading', { name: 'Baker' })).toBeVisible();
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
    const without = await page.findAllByRole('button', { name: /^Without / });
    expect(without.map((button) => button.textContent)).toEqual(['Without “Remote”: 1,000', 'Without “weldr”: 0']);
    await user.click(page.getByRole('button', { name: 'welder' }));
    expect(await page.findByRole('link', { name: 'Welder a' })).toBeVisible();
    expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('welder');
  });

  it('offers each condition once, keeps the filters, and clears them together when nothing is found', async () => {
    storePostings(gateway, posting('a'));
    const { page, user, port } = openTracker('/jobs/find?company=X&workplace=hybrid&workplace=remote&days=3');
    expect(await page.findByText('Without “Hybrid and Remote”: 2,000+')).toBeVisible();
    expect(page.getByText('Without “In the last 3 days”: 1,000')).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Filters (4)' }));
    for (const name of ['On-site', 'Hybrid', 'Remote'])
      expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeVisible();
    await user.click(page.getByText('Without “Hybrid and Remote”: 2,000+'));
    await waitFor(() => expect(port.path).toBe('/jobs/find?company=X&days=3'));
    expect(await page.findByRole('link', { name: 'Welder a' })).toBeVisible();
  });

  it('applies a location as it is typed, and says if it is unknown or ambiguous', async () => {
    storePostings(gateway, posting('a'));
    const { page, user, port } = openTracker('/jobs/find?q=weld');
    const place = await page.findByRole('combobox', { name: 'Location' });
    await user.type(place, 'Wells ');
    await waitFor(() => expect(port.path).toBe('/jobs/find?q=weld&place=Wells'));
    expect(place).toHaveValue('Wells ');
    expect(await page.findByText('There’s more than one Wells. Choose one:')).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Wells, ME' }));
    await waitFor(() => expect(port.path).toBe('/jobs/find?q=weld&place=Wells%2C+ME'));
    expect(place).toHaveValue('Wells, ME');

    await user.clear(place);
    await user.type(place, 'Leedz{Enter}');
    expect(await page.findByText(/^We don’t know a location called “Leedz”/)).toBeVisible();
    await user.type(place, 'x{Escape}');
    expect(place).toHaveValue('Leedz');
    await user.click(page.getByRole('button', { name: 'Leeds' }));
    await waitFor(() => expect(port.path).toBe('/jobs/find?q=weld&place=Leeds'));
  });

  it('says which names were added to an occupation, and searches without them', async () => {
    storePostings(gateway, posting('a', { title: 'Backend engineer' }));
    const { page, user } = openTracker('/jobs/find?q=backend+engineer');
    expect(await page.findByText(/^Also showing software developer, …/)).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Search only “backend engineer”' }));
    await waitFor(() => expect(searches().at(-1)?.search).toEqual({ words: '"backend engineer"' }));
    expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('"backend engineer"');
  });

  it('offers distances in the unit of the country, or in the other one', async () => {
    storePostings(gateway, posting('a'));
    const { page, user, port } = openTracker('/jobs/find?place=Leeds&country=GB');
    await user.click(await page.findByRole('button', { name: /^Filters/ }));
    await user.selectOptions(page.getByRole('combobox', { name: 'Distance' }), 'Within 25 miles');
    await waitFor(() => expect(port.path).toBe('/jobs/find?place=Leeds&within=40&country=GB'));
    await user.click(page.getByRole('button', { name: 'Use kilometers' }));
    expect(page.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('Within 40 km');
    await user.click(page.getByRole('button', { name: 'Use miles' }));
    expect(page.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('Within 25 miles');
  });

  it('starts in the country of the profile, and then in the one that was chosen last', async () => {
    storePostings(gateway, posting('a'));
    gateway.answer({ postingCountries: { home: 'GB', all: ['GB', 'DE'] } });
    const first = openTracker('/jobs/find');
    await waitFor(() => expect(first.port.path).toBe('/jobs/find?country=GB'));
    await waitFor(() => expect(searches().map(({ search }) => search)).toEqual([{ country: 'GB' }]));
    await first.user.click(await first.page.findByRole('button', { name: /^Filters/ }));
    await first.user.selectOptions(await first.page.findByRole('combobox', { name: 'Country' }), 'Any country');
    await waitFor(() => expect(first.port.path).toBe('/jobs/find'));
    const second = openTracker('/jobs/find');
    expect(await second.page.findByRole('link', { name: 'Welder a' })).toBeVisible();
    expect(second.port.path).toBe('/jobs/find');
  });

  it('says that it is offline, keeps what was found and typed, and searches again when the network is back', async () => {
    storePostings(gateway, posting('a'), posting('b', { title: 'Baker' }));
    const { page } = openTracker('/jobs/find');
    await page.findByRole('link', { name: 'Baker' });
    gateway.breakDown();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    fireEvent.change(page.getByRole('searchbox', { name: 'Keywords' }), { target: { value: 'weld' } });
    expect(await page.findByText('You’re offline')).toBeVisible();
    expect(page.getByText(/The jobs below are from an earlier search\./)).toBeVisible();
    expect(page.getByRole('link', { name: 'Baker' })).toBeVisible();
    expect(page.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('weld');
    gateway.restore();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(page.queryByRole('link', { name: 'Baker' })).toBeNull());
    expect(page.queryByText('You’re offline')).toBeNull();
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
