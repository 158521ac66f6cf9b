import { fireEvent, waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker, type OpenPage } from '../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();
const ids = ['a', 'b', 'c', 'd'];
const store = () => storeJobs(gateway, ...ids.map((id) => job(id)));

async function select(open: OpenPage, ...titles: string[]): Promise<void> {
  await open.user.click(await open.page.findByRole('button', { name: 'Select' }));
  for (const title of titles) await open.user.click(open.page.getByRole('checkbox', { name: `Select ${title}` }));
}

describe('the list', () => {
  it('moves, tags, and deletes several jobs at once, and undoes it', async () => {
    const { jobs } = store();
    const open = openTracker('/jobs/track?view=table');
    const { page, user } = open;
    await select(open, 'Welder a');
    fireEvent.click(page.getByRole('checkbox', { name: 'Select Welder c' }), { shiftKey: true });
    expect(page.getByText('3 selected')).toBeVisible();

    await user.click(page.getByRole('button', { name: 'Tags' }));
    await user.type(await page.findByLabelText('Add tags'), 'remote, part time, remote');
    await user.click(page.getByRole('button', { name: 'Save tags' }));
    await waitFor(() =>
      expect(jobs.map(({ tags }) => tags)).toEqual([...ids.slice(1).map(() => ['remote', 'part time']), []]),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

    page.getByRole('button', { name: 'Move to…' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(page.getAllByRole('menuitem')[0]).toHaveAttribute('data-highlighted'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getAllByRole('menuitem')[1]).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    expect(await page.findByText('3 jobs moved to Applied')).toBeVisible();
    await waitFor(() => expect(jobs.map(({ stage }) => stage)).toEqual(['applied', 'applied', 'applied', 'saved']));

    await user.click(page.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(jobs).toHaveLength(1));
    expect(page.queryByRole('checkbox')).toBeNull();
    const notice = (await page.findByText('3 jobs deleted')).closest('[role="status"]');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(jobs).toHaveLength(4));
    expect(await page.findByRole('heading', { name: 'Welder b' })).toBeVisible();
  });

  it('selects all jobs of a long list, including those that are not loaded', async () => {
    const { jobs } = storeJobs(gateway, ...Array.from({ length: 120 }, (_, index) => job(`${index}`)));
    const open = openTracker('/jobs/track?view=table');
    const { page, user } = open;
    await select(open);
    await user.click(await page.findByRole('button', { name: 'Load all 120 jobs' }));
    await user.click(await page.findByRole('checkbox', { name: /120/ }));
    expect(page.getByText('120 selected')).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(jobs).toHaveLength(0));
  });

  it('shows that nothing is found and returns to all jobs', async () => {
    store();
    const { page, user, port } = openTracker('/jobs/track?view=table&q=plumber');
    expect(await page.findByText('0 jobs found')).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Show all jobs' }));
    expect(await page.findByRole('heading', { name: 'Welder a' })).toBeVisible();
    expect(port.path).toBe('/jobs/track?view=table');
  });
});
