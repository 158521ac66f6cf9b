import { within, waitFor } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker, type OpenPage } from '../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();
const column = ({ page }: OpenPage, name: string): HTMLElement => page.getByRole('region', { name });
const titlesIn = (open: OpenPage, name: string): (string | null)[] =>
  within(column(open, name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

async function openBoard(query = ''): Promise<OpenPage> {
  const open = openTracker(`/jobs/track?view=board${query}`);
  await open.page.findByRole('heading', { name: 'Welder a' });
  return open;
}

/** Chooses an entry of a card's menu by keyboard. */
async function choose({ page, user }: OpenPage, title: string, entry: string): Promise<void> {
  (await page.findByRole('button', { name: `Actions for ${title}` })).focus();
  await user.keyboard('{Enter}');
  const items = await page.findAllByRole('menuitem');
  await waitFor(() => expect(items[0]).toHaveAttribute('data-highlighted'));
  const place = items.findIndex(({ textContent }) => textContent === entry);
  for (const item of items.slice(1, place + 1)) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
}

describe('the board', () => {
  it('moves a card by its menu, keeps the focus on it, announces the move, and undoes it', async () => {
    const { jobs } = storeJobs(gateway, job('a'), job('b', { stage: 'applied' }));
    const open = await openBoard();
    await choose(open, 'Welder a', 'Move to Applied');
    await waitFor(() => expect(titlesIn(open, 'Applied')).toEqual(['Welder a', 'Welder b']));
    expect(titlesIn(open, 'Saved')).toEqual([]);
    await waitFor(() => expect(open.page.getByRole('button', { name: 'Actions for Welder a' })).toHaveFocus());
    expect(await open.page.findByText('Welder a moved to Applied')).toBeVisible();
    await waitFor(() => expect(jobs[0]!.stage).toBe('applied'));

    await open.user.click(open.page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titlesIn(open, 'Saved')).toEqual(['Welder a']));
    await waitFor(() => expect(jobs[0]!.stage).toBe('saved'));
  });

  it('closes a job with a reason', async () => {
    const { jobs } = storeJobs(gateway, job('a', { stage: 'applied' }));
    const open = await openBoard();
    await choose(open, 'Welder a', 'Move to Closed: No response');
    await waitFor(() => expect(jobs[0]).toMatchObject({ stage: 'closed', closeReason: 'noResponse' }));
    expect(titlesIn(open, 'Closed')).toEqual(['Welder a']);
  });

  it('keeps an offline move across a reload and sends it when the network is back', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await openBoard();
    gateway.breakDown();
    await choose(open, 'Welder a', 'Move to Offer');
    expect(await open.page.findByText(/1 change is saved on this device/)).toBeVisible();
    expect(titlesIn(open, 'Offer')).toEqual(['Welder a']);
    expect(jobs[0]!.stage).toBe('saved');

    gateway.restore();
    const again = openTracker('/jobs/track?view=board', open.host.session.subject);
    await again.page.findByRole('heading', { name: 'Welder a' });
    await waitFor(() => expect(jobs[0]!.stage).toBe('offer'));
    await waitFor(() => expect(titlesIn(again, 'Offer')).toEqual(['Welder a']));
  });

  it('sorts a moved card into its column and shows another device’s moves when the person returns', async () => {
    const { jobs } = storeJobs(
      gateway,
      job('a', { title: 'Miller' }),
      job('b', { title: 'Cook', stage: 'applied' }),
      job('c', { title: 'Welder', stage: 'applied' }),
    );
    const open = openTracker('/jobs/track?view=board&sort=title');
    await open.page.findByRole('heading', { name: 'Miller' });
    await choose(open, 'Miller', 'Move to Applied');
    await waitFor(() => expect(titlesIn(open, 'Applied')).toEqual(['Cook', 'Miller', 'Welder']));
    await waitFor(() => expect(jobs[0]!.stage).toBe('applied'));
    jobs[1]!.stage = 'offer';
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(titlesIn(open, 'Offer')).toEqual(['Cook']));
    expect(titlesIn(open, 'Applied')).toEqual(['Miller', 'Welder']);
  });

  it('leaves a card where another device has moved it', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await openBoard();
    jobs[0]!.stage = 'interview';
    await choose(open, 'Welder a', 'Move to Applied');
    expect(
      await open.page.findByText('Welder a was moved in another tab or on another device, so we left it there'),
    ).toBeVisible();
    expect(jobs[0]!.stage).toBe('interview');
    expect(titlesIn(open, 'Interview')).toEqual(['Welder a']);
    expect(open.page.queryByText(/moved to/)).toBeNull();
    expect(open.page.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('moves a card back when the server refuses the move', async () => {
    storeJobs(gateway, job('a'));
    const open = await openBoard();
    gateway.answer({ job: { moveJobs: () => Promise.reject(gatewayError('BAD_USER_INPUT')) } });
    await choose(open, 'Welder a', 'Move to Applied');
    expect(await open.page.findByText('We couldn’t move Welder a, so it’s back where it was')).toBeVisible();
    expect(titlesIn(open, 'Saved')).toEqual(['Welder a']);
  });

  it('applies the filters in the address', async () => {
    storeJobs(gateway, job('a', { tags: ['remote'] }), job('b', { title: 'Cook', tags: ['remote'] }), job('c'));
    const open = await openBoard('&q=welder&tag=remote&stage=saved');
    expect(open.page.getAllByRole('region').map((each) => each.querySelector('h2')?.textContent)).toEqual(['Saved']);
    await waitFor(() => expect(titlesIn(open, 'Saved')).toEqual(['Welder a']));
    await open.user.clear(open.page.getByLabelText('Search jobs'));
    await waitFor(() => expect(titlesIn(open, 'Saved')).toEqual(['Welder a', 'Cook']));
  });

  it('deletes a job at once and restores it', async () => {
    const { jobs } = storeJobs(gateway, job('a'), job('b'));
    const open = await openBoard();
    await choose(open, 'Welder a', 'Delete');
    await waitFor(() => expect(titlesIn(open, 'Saved')).toEqual(['Welder b']));
    expect(jobs).toHaveLength(1);
    await open.user.click(await open.page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titlesIn(open, 'Saved')).toEqual(['Welder b', 'Welder a']));
  });
});
