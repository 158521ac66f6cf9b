import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { job, storeJobs, task } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();

test('shows deadlines, open tasks, and interviews by day, with interviews in the time zone they were agreed in', async () => {
  storeJobs(
    gateway,
    job('a', {
      deadline: '2026-11-30',
      tasks: [
        task('Call Ana', '2026-11-12'),
        task('Send it', '2026-11-13'),
        { ...task('Done', '2026-11-12'), doneOn: '2026-11-10' },
      ],
    }),
    job('b', {
      interviews: [
        {
          ...{ id: 'i', kind: 'On site', minutes: null, people: null, notes: null },
          // In UTC, this is the day before.
          ...{ at: '2026-11-11T23:30:00Z', timeZone: 'Asia/Tokyo' },
        },
      ],
    }),
  );
  const { page, user, port } = openTracker('/jobs/track?view=calendar&month=2026-11');
  const twelfth = await page.findByRole('region', { name: 'November 12, 2026' });
  expect(
    within(twelfth)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['8:30 AM On siteWelder b · Acme', 'Call AnaWelder a · Acme']);
  expect(within(page.getByRole('region', { name: 'November 13, 2026' })).getByText('Send it')).toBeVisible();
  expect(within(page.getByRole('region', { name: 'November 30, 2026' })).getByText(/Deadline/)).toBeVisible();
  expect(page.getAllByRole('link', { name: /Welder a/ })[0]).toHaveAttribute('href', '/jobs/track/a');

  await user.click(page.getByRole('button', { name: 'Next month' }));
  expect(await page.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(await page.findByText('Nothing this month.')).toBeVisible();
  await waitFor(() => expect(port.path).toBe('/jobs/track?view=calendar&month=2026-12'));
});
