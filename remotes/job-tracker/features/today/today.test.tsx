import { waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();

const late = { nextStep: 'Call Ana', nextStepOn: '2026-01-02' };

async function openToday() {
  const open = openTracker('/jobs/track?view=board');
  const line = await open.page.findByRole('region', { name: 'Today' });
  return { ...open, line: within(line) };
}

test('names the steps that are due, takes one as done, and brings it back', async () => {
  const { jobs } = storeJobs(gateway, job('a', late), job('b', { isQuiet: true }), job('c'));
  const { line, page, user } = await openToday();
  expect(await line.findByRole('link', { name: 'Call Ana · Acme' })).toBeVisible();
  expect(line.getByRole('link', { name: '1 without a reply' })).toBeVisible();
  expect(line.getAllByRole('link')).toHaveLength(2);

  await user.click(line.getByRole('button', { name: 'Mark “Call Ana” as done' }));
  expect(await page.findByText('“Call Ana” is done')).toBeVisible();
  expect(jobs[0]).toMatchObject({
    nextStep: null,
    tasks: [{ text: 'Call Ana', doneOn: new Date().toISOString().slice(0, 10) }],
  });
  await waitFor(() => expect(line.queryByRole('link', { name: 'Call Ana · Acme' })).toBeNull());
  expect(page.getByRole('region', { name: 'Today' })).toHaveFocus();

  await user.click(page.getByRole('button', { name: 'Undo' }));
  expect(await line.findByRole('link', { name: 'Call Ana · Acme' })).toBeVisible();
  expect(jobs[0]).toMatchObject(late);
});

test('keeps the step when it cannot be changed, with the reason', async () => {
  const { jobs } = storeJobs(gateway, job('a', late));
  const updateJob = () => Promise.reject(gatewayError('TOO_MANY_REQUESTS', 'Please try again in 20 seconds.'));
  gateway.answer({ job: ({ id }: { readonly id?: string }) => (id === undefined ? { updateJob } : jobs[0]) });
  const { line, page, user } = await openToday();
  await user.click(await line.findByRole('button', { name: 'Mark “Call Ana” as done' }));
  expect(await page.findByText('We couldn’t change Welder a')).toBeVisible();
  expect(page.getByText('Please try again in 20 seconds.')).toBeVisible();
  expect(line.getByRole('link', { name: 'Call Ana · Acme' })).toBeVisible();
});

test('is not there when nothing is due', async () => {
  storeJobs(gateway, job('a'));
  const { page } = openTracker('/jobs/track?view=board');
  await page.findByRole('heading', { name: 'Welder a' });
  expect(page.queryByRole('region', { name: 'Today' })).toBeNull();
});
