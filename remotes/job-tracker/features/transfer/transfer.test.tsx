import { waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker, type OpenPage } from '../../__tests__/open-tracker.ts';
import { job, storeJobs, type StoredJob } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();

/** Opens the menu by keyboard and chooses an entry. */
async function choose({ page, user }: OpenPage, place: number): Promise<void> {
  (await page.findByRole('button', { name: 'Import and export' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(page.getAllByRole('menuitem')[0]).toHaveAttribute('data-highlighted'));
  for (let step = 1; step <= place; step += 1) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getAllByRole('menuitem')[step]).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
}

const file = new File(
  ['Firm;Position;Status\nAcme;Welder;Applied\nInitech;Cook;Rejected\nHooli;;Saved\nAcme;Miller;Saved\n'],
  'jobs.csv',
  { type: 'text/csv' },
);

test('reviews, corrects, and stores a table without jobs that are already tracked, and undoes it', async () => {
  const { jobs } = storeJobs(gateway);
  gateway.answer({
    knownJobs: ({ jobs: asked }: { readonly jobs: readonly { readonly title: string }[] }) =>
      asked.map(({ title }) => (title === 'Miller' ? 'known' : null)),
    job: {
      importJobs: ({ rows }: { readonly rows: Partial<StoredJob>[] }) => {
        const made = rows.map((row, index) => job(`import-${index}`, row));
        jobs.push(...made);
        return made;
      },
      deleteJobs: ({ ids }: { readonly ids: readonly string[] }) => {
        jobs.splice(0, jobs.length, ...jobs.filter(({ id }) => !ids.includes(id)));
        return { ids, undoUntil: '2026-12-22T00:00:00Z' };
      },
    },
  });
  const open = openTracker('/jobs/track?view=table');
  const { page, user } = open;
  await choose(open, 0);
  const dialog = await page.findByRole('dialog', { name: 'Import jobs' });
  await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);

  // `Firm` is not a known heading, so the person maps it.
  expect(await page.findByRole('button', { name: 'Add 2 jobs' })).toBeVisible();
  expect(page.getByText(/1 row will be skipped. Line 4 \(no job title\)/)).toBeVisible();
  await user.selectOptions(page.getByLabelText('Firm'), 'Company');
  await waitFor(() => expect(within(page.getByRole('table')).getByText('Initech')).toBeVisible());
  expect(await page.findByLabelText('Skip 1 job you already track')).toBeChecked();
  await user.click(await page.findByRole('button', { name: 'Add 2 jobs' }));

  await waitFor(() =>
    expect(jobs.map(({ title, company, stage, closeReason }) => [title, company, stage, closeReason])).toEqual([
      ['Welder', 'Acme', 'applied', null],
      ['Cook', 'Initech', 'closed', 'notSelected'],
    ]),
  );
  expect(await page.findByRole('heading', { name: 'Cook' })).toBeVisible();
  const notice = (await page.findByText('2 jobs added')).closest('[role="status"]');
  await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(jobs).toHaveLength(0));
});

test('asks which day comes first where the dates allow both, and adds nothing without an answer', async () => {
  const { jobs } = storeJobs(gateway);
  gateway.answer({
    knownJobs: [null],
    job: {
      importJobs({ rows }: { readonly rows: Partial<StoredJob>[] }) {
        const made = rows.map((row, index) => job(`import-${index}`, row));
        jobs.push(...made);
        return made;
      },
    },
  });
  const open = openTracker('/jobs/track?view=table');
  const { page, user } = open;
  await choose(open, 0);
  const dialog = await page.findByRole('dialog', { name: 'Import jobs' });
  const unclear = new File(['Position;Deadline\nWelder;3/4/2026\n'], 'jobs.csv');
  await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), unclear);
  await user.click(await page.findByRole('button', { name: 'Add 1 job' }));
  expect(await page.findByText('Choose how the dates in this file are written.')).toBeVisible();
  const question = within(page.getByRole('radiogroup', { name: 'What date is 3/4/2026?' }));
  expect(question.getByRole('radio', { name: 'March 4, 2026 (month first)' })).toHaveFocus();
  expect(jobs).toHaveLength(0);
  await user.click(question.getByRole('radio', { name: 'March 4, 2026 (month first)' }));
  await user.click(page.getByRole('button', { name: 'Add 1 job' }));
  await waitFor(() => expect(jobs).toMatchObject([{ title: 'Welder', deadline: '2026-03-04' }]));
});

test('keeps the table when the account is full, says how much was stored, and continues later', async () => {
  const { jobs } = storeJobs(gateway);
  let isFull = true;
  gateway.answer({
    knownJobs: ({ jobs: asked }: { readonly jobs: readonly unknown[] }) => asked.map(() => null),
    job: {
      importJobs: ({ rows }: { readonly rows: Partial<StoredJob>[] }) => {
        if (isFull) throw gatewayError('QUOTA_EXCEEDED', 'There is no room left in your account.');
        const made = rows.map((row, index) => job(`import-${index}`, row));
        jobs.push(...made);
        return made;
      },
    },
  });
  const open = openTracker('/jobs/track?view=table');
  const { page, user } = open;
  await choose(open, 0);
  const dialog = await page.findByRole('dialog', { name: 'Import jobs' });
  await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);
  await user.click(await page.findByRole('button', { name: 'Add 3 jobs' }));
  expect(
    await page.findByText(
      'There is no room left in your account. 0 jobs were added. Select Add to continue with the rest.',
    ),
  ).toBeVisible();
  isFull = false;
  await user.click(page.getByRole('button', { name: 'Add 3 jobs' }));
  expect(await page.findByText('3 jobs added')).toBeVisible();
  expect(jobs.map(({ title }) => title)).toEqual(['Welder', 'Cook', 'Miller']);
});

test('rejects a file that is not a table', async () => {
  storeJobs(gateway, job('a'));
  const open = openTracker('/jobs/track?view=table');
  await choose(open, 0);
  const input = await open.page.findByLabelText('Choose a file', { selector: 'input' });
  await open.user.upload(input, new File([], 'empty.csv', { type: 'text/csv' }));
  expect(await open.page.findByText('empty.csv is empty. Choose another file.')).toBeVisible();
});
