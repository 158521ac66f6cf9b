import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openTracker, type OpenPage } from '../../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();

const save = ({ page, user }: OpenPage): Promise<void> => user.click(page.getByRole('button', { name: 'Save' }));

async function openJob(): Promise<OpenPage> {
  const open = openTracker('/jobs/track/a');
  await open.page.findByRole('heading', { level: 1, name: 'Welder a' });
  return open;
}

describe('the parts of a job', () => {
  it('edits a value in its place: Enter and leaving save it, Escape restores it', async () => {
    const { jobs } = storeJobs(gateway, job('a', { source: 'A friend', company: 'Acme' }));
    const { page, user } = await openJob();
    await user.click(page.getByRole('button', { name: 'Edit Source: A friend' }));
    const field = page.getByLabelText('Source');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Their website{Enter}');
    await waitFor(() => expect(jobs[0]).toMatchObject({ source: 'Their website' }));
    const value = page.getByRole('button', { name: 'Edit Source: Their website' });
    expect(value).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(page.getByLabelText('Source'), ' and more{Escape}');
    expect(page.getByRole('button', { name: 'Edit Source: Their website' })).toHaveFocus();
    // What was typed can be brought back.
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    expect(page.getByLabelText('Source')).toHaveValue('Their website and more');
    await user.click(page.getByRole('button', { name: 'Add Tags' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ source: 'Their website and more', company: 'Acme' }));
    expect(page.getByRole('form', { name: 'Tags' })).toBeVisible();
  });

  it('lists what is empty in one line, keeps a field with an error open, and saves nothing that did not change', async () => {
    storeJobs(gateway, job('a'));
    const { page, user } = await openJob();
    await user.click(page.getByRole('button', { name: 'Add Link' }));
    const field = page.getByLabelText('Link');
    await user.type(field, 'not a link{Enter}');
    expect(await page.findByText('Enter a web address, such as example.com/jobs/12.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(page.getByRole('button', { name: 'Add Link' }));
    await user.keyboard('{Enter}');
    expect(await page.findByRole('button', { name: 'Add Link' })).toHaveFocus();
    expect(gateway.seen.some(({ operation }) => operation === 'JobTrackerUpdateJob')).toBe(false);
  });

  it('adds, changes, and removes an interview, and undoes the removal', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await openJob();
    const { page, user } = open;
    await user.click(page.getByRole('button', { name: 'Add interview' }));
    await user.type(page.getByLabelText(/^Date/), '2026-12-01');
    await user.type(page.getByLabelText('Time'), '10:00');
    await user.type(page.getByLabelText(/^Type/), 'Panel');
    await user.type(page.getByLabelText(/^Length in minutes/), '45');
    await save(open);
    const row = await page.findByRole('button', { name: /Panel · 45 min/ });
    expect(row).toHaveFocus();
    await waitFor(() => expect(jobs[0]).toMatchObject({ interviews: [{ kind: 'Panel', minutes: 45 }] }));
    await user.click(row);
    await user.click(page.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ interviews: [] }));
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ interviews: [{ kind: 'Panel' }] }));
  });

  it('keeps what was typed in its place when a save fails, and saves it with the next attempt', async () => {
    const { jobs } = storeJobs(gateway, job('a', { source: 'A friend' }));
    const { page, user } = await openJob();
    await user.click(page.getByRole('button', { name: 'Edit Source: A friend' }));
    const original = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    await user.clear(page.getByLabelText('Source'));
    await user.type(page.getByLabelText('Source'), 'A fair{Enter}');
    expect(await page.findByText('This isn’t saved yet')).toBeVisible();
    expect(page.getByRole('button', { name: 'Edit Source: A fair' })).toBeVisible();
    globalThis.fetch = original;
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ source: 'A fair' }));
  });

  it('links to the jobs before and after it in the tracker’s order', async () => {
    storeJobs(gateway, job('a'), job('b'), job('c'));
    const { page, user, port } = openTracker('/jobs/track/b');
    expect(await page.findByText('2 of 3')).toBeInTheDocument();
    await user.click(page.getByRole('link', { name: 'Next job: Welder c' }));
    expect(await page.findByRole('heading', { level: 1, name: 'Welder c' })).toBeVisible();
    expect(port.path).toBe('/jobs/track/c');
    expect(page.getByRole('button', { name: 'Next job' })).toHaveAttribute('aria-disabled', 'true');
  });
});
