import { act, waitFor } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();

/** Opens the dialog by keyboard; `answers` are the gateway's responses. */
async function openDigest(answers: Parameters<typeof gateway.answer>[0]) {
  storeJobs(gateway, job('a'));
  gateway.answer(answers);
  const open = openTracker('/jobs/track?view=table');
  const { page, user } = open;
  const menu = await page.findByRole('button', { name: 'Import and export' });
  act(() => menu.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(page.getAllByRole('menuitem')[0]).toHaveAttribute('data-highlighted'));
  const place = page.getAllByRole('menuitem').findIndex((item) => item.textContent === 'Daily email');
  for (let step = 1; step <= place; step += 1) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getAllByRole('menuitem')[step]).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
  await page.findByRole('dialog', { name: 'Daily email' });
  return open;
}

test('turns on a daily email at an hour, waits for its confirmation, and turns it off', async () => {
  let digest: { email: string; hour: number; timeZone: string; isConfirmed: boolean } | null = null;
  const { page, user } = await openDigest({
    jobDigest: () => digest,
    job: {
      setJobDigest: ({ hour, timeZone }: { hour: number; timeZone: string }) =>
        (digest = { email: 'ada@example.com', hour, timeZone, isConfirmed: false }),
      stopJobDigest: () => {
        digest = null;
        return true;
      },
    },
  });
  await user.selectOptions(await page.findByLabelText('Time'), '8:00 AM');
  await user.click(page.getByRole('button', { name: 'Turn on' }));
  expect(await page.findByText(/We sent a confirmation email to ada@example.com/)).toBeVisible();
  expect(digest).toMatchObject({ hour: 8, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });

  await user.selectOptions(page.getByLabelText('Time'), '6:00 PM');
  await user.click(page.getByRole('button', { name: 'Change time' }));
  await waitFor(() => expect(digest).toMatchObject({ hour: 18 }));
  await user.click(await page.findByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(page.getByRole('button', { name: 'Turn on' })).toHaveFocus());
  expect(digest).toBeNull();
});

test('explains what is missing for an account without an email address', async () => {
  const { page, user } = await openDigest({
    jobDigest: null,
    job: { setJobDigest: () => Promise.reject(gatewayError('BAD_USER_INPUT')) },
  });
  await user.click(await page.findByRole('button', { name: 'Turn on' }));
  expect(await page.findByText(/Your account doesn’t have an email address/)).toBeVisible();
});

test('does not turn on again what another tab has turned off', async () => {
  let digest: { email: string; hour: number; timeZone: string; isConfirmed: boolean } | null = {
    email: 'ada@example.com',
    hour: 7,
    timeZone: 'Europe/Berlin',
    isConfirmed: true,
  };
  let changes = 0;
  const { page, user } = await openDigest({
    jobDigest: () => digest,
    job: {
      setJobDigest: ({ hour, timeZone }: { hour: number; timeZone: string }) => {
        changes += 1;
        return (digest = { email: 'ada@example.com', hour, timeZone, isConfirmed: true });
      },
    },
  });
  await user.selectOptions(await page.findByLabelText('Time'), '6:00 PM');
  digest = null;
  await user.click(page.getByRole('button', { name: 'Change time' }));
  expect(await page.findByText(/was changed in another tab/)).toBeVisible();
  expect(changes).toBe(0);
  await user.click(page.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(changes).toBe(1));
});
