import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { pickFromMenu } from '../../../../tooling/testing/pick-from-menu.ts';
import { openTracker, type OpenPage } from '../../__tests__/open-tracker.ts';
import { job, storeJobs } from '../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();
const save = ({ page, user }: OpenPage): Promise<void> => user.click(page.getByRole('button', { name: 'Save' }));

async function openJob(): Promise<OpenPage> {
  const open = openTracker('/jobs/track/a');
  await open.page.findByRole('heading', { level: 1, name: 'Welder a' });
  return open;
}

/** Opens a job with all of its fields. */
async function editJob(): Promise<OpenPage> {
  const open = await openJob();
  await pickFromMenu(open, 'More', 'Edit all');
  await waitFor(() => expect(open.page.getByLabelText('Job title')).toHaveFocus());
  return open;
}

describe('a job’s page', () => {
  it('saves only the changed fields and stays on the page', async () => {
    const { jobs } = storeJobs(gateway, job('a', { salaryMin: 40000, currency: 'EUR' }));
    const open = await editJob();
    const { page, user } = open;
    await user.type(page.getByLabelText(/^To/), '52,500.50');
    await user.click(page.getByRole('button', { name: 'Add contact' }));
    await waitFor(() =>
      expect(within(page.getByRole('group', { name: 'Contact 1' })).getByLabelText(/^Name/)).toHaveFocus(),
    );
    await user.keyboard('Ana');
    await save(open);
    expect(await page.findByText('Welder a saved')).toBeVisible();
    expect(jobs[0]).toMatchObject({ salaryMax: 52500.5, contacts: [{ name: 'Ana' }] });
    const sent = gateway.seen.findLast(({ operation }) => operation === 'JobTrackerUpdateJob');
    expect(Object.keys(sent!.variables['input'] as object).sort()).toEqual(['contacts', 'salaryMax']);
  });

  it('focuses the job description when the address asks for it', async () => {
    storeJobs(gateway, job('a'));
    const { page } = openTracker('/jobs/track/a#advertisement');
    expect(await page.findByRole('textbox', { name: /^Job description/ })).toHaveFocus();
  });

  it('moves to Applied with the day of the application, says so, and undoes it', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await editJob();
    const { page, user } = open;
    await user.type(page.getByLabelText(/^Applied on/), '2026-11-03');
    await save(open);
    expect(await page.findByText('Welder a saved and moved to Applied')).toBeVisible();
    const panel = within(page.getByRole('region', { name: 'Stage' }));
    expect(panel.getByRole('heading', { name: 'Applied' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Undo' }));
    expect(await panel.findByText(/^You applied on .*3.*, but this job is still in Saved\.$/)).toBeVisible();
    expect(jobs[0]).toMatchObject({ stage: 'saved', appliedOn: '2026-11-03' });
    await user.click(panel.getByRole('button', { name: 'Move to Applied' }));
    expect(await panel.findByRole('heading', { name: 'Applied' })).toBeVisible();
    // A job that has moved on since then is not moved back.
    Object.assign(jobs[0]!, {
      stage: 'offer',
      stages: [{ id: 'later', stage: 'offer', closeReason: null, on: '2026-11-20' }],
    });
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    expect(await page.findByText(/was moved in another tab or on another device/)).toBeVisible();
    expect(jobs[0]).toMatchObject({ stage: 'offer' });
  });

  it('shows the day that a move has set, and saves another one as a correction', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await openJob();
    await pickFromMenu(open, 'Move to…', 'Move to Applied');
    await open.user.click(await open.page.findByRole('button', { name: /^Edit Applied on: / }));
    const day = open.page.getByLabelText<HTMLInputElement>(/^Applied on/);
    expect(day.value).toBe(jobs[0]!['appliedOn']);
    expect(day.value).not.toBe('');
    await open.user.clear(day);
    await open.user.type(day, '2026-11-03{Enter}');
    // The save does not conflict with the move, and does not announce a move of its own.
    expect(await open.page.findByText('Welder a saved')).toBeVisible();
    expect(jobs[0]).toMatchObject({ appliedOn: '2026-11-03', stage: 'applied' });
  });

  it('shows what is wrong with the input', async () => {
    storeJobs(gateway, job('a', { salaryMin: 60000 }));
    const open = await editJob();
    const { page, user } = open;
    await user.type(page.getByLabelText(/^To/), '50');
    await user.type(page.getByLabelText(/^Currency/), 'zzz');
    await user.clear(page.getByLabelText('Job title'));
    await save(open);
    expect(await page.findByText(/The maximum can’t be lower than the minimum/)).toBeVisible();
    expect(page.getByText('Enter a currency, such as USD or EUR.')).toBeVisible();
    expect(page.getByText('Enter a job title.')).toBeVisible();
    const from = page.getByLabelText(/^From/);
    await user.clear(from);
    await user.type(from, '40');
    await waitFor(() => expect(page.queryByText(/The maximum can’t be lower than the minimum/)).toBeNull());
  });

  it('merges a change of another field on another device', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await editJob();
    Object.assign(jobs[0]!, { location: 'Bremen', version: 2 });
    await open.user.type(open.page.getByLabelText(/^Where you found it/), 'A friend');
    await save(open);
    await waitFor(() => expect(jobs[0]).toMatchObject({ location: 'Bremen', source: 'A friend', version: 3 }));
  });

  it('shows both versions of a field that was changed on two devices', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await editJob();
    Object.assign(jobs[0]!, { company: 'Initech', version: 2 });
    await open.user.clear(open.page.getByLabelText(/^Company/));
    await open.user.type(open.page.getByLabelText(/^Company/), 'Hooli');
    await save(open);
    expect(await open.page.findByRole('dialog', { name: /changed somewhere else/ })).toHaveTextContent('Initech');
    await open.user.click(open.page.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ company: 'Hooli', version: 3 }));
  });

  it('saves notes with emphasis, lists, and links, and shows them formatted', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const open = await editJob();
    const { page, user } = open;
    const notes = page.getByLabelText<HTMLTextAreaElement>(/^Notes/);
    await user.type(notes, 'Call Ana');
    notes.setSelectionRange(5, 8);
    await user.click(page.getByRole('button', { name: 'Bold' }));
    expect(notes).toHaveValue('Call **Ana**');
    expect((await page.findByText('Ana')).tagName).toBe('STRONG');
    await user.type(notes, ' [[her site](javascript:alert(1)) <img src=x>', { initialSelectionStart: 12 });
    expect(await page.findByText(/her site <img src=x>/)).toBeVisible();
    expect(page.queryByRole('link', { name: 'her site' })).toBeNull();
    await save(open);
    await waitFor(() => expect(jobs[0]!['notes']).toContain('Call **Ana**'));
  });

  it('links documents, keeps the choice across a change from elsewhere, and stores copies of what was sent', async () => {
    const resumes = [
      { __typename: 'Resume', id: 'r1', title: 'For Acme' },
      { __typename: 'Resume', id: 'r2', title: 'For all' },
    ];
    const stored = { ...job('a'), version: 3 };
    const updateJob = jest.fn(({ version, input }: { version: number; input: { resumeId?: string } }) =>
      version < 4
        ? { __typename: 'VersionConflict', currentVersion: 4 }
        : Object.assign(stored, { version: 5, resume: resumes.find(({ id }) => id === input.resumeId) ?? null }),
    );
    const markSent = jest.fn((variables: { readonly resumeId?: string; readonly letterId?: string }) => ({
      ...stored,
      sent: [
        {
          ...{ id: 's', sentAt: '2026-11-20T10:00:00Z', engine: 'typst' },
          documents: [{ kind: 'resume', title: variables.resumeId, path: '/sent/s/resume.pdf' }],
        },
      ],
    }));
    storeJobs(gateway, job('a'));
    gateway.answer({
      resumes,
      letters: [{ __typename: 'Letter', id: 'l1', title: 'To Acme' }],
      job: ({ id }: { readonly id?: string }) => (id === undefined ? { markSent, updateJob } : stored),
    });
    const { page, user } = await openJob();
    await page.findByRole('option', { name: 'For all' });
    await user.selectOptions(page.getByLabelText('Résumé'), 'For all');
    expect(await page.findByRole('link', { name: 'Open résumé' })).toBeVisible();
    await waitFor(() => expect(updateJob.mock.lastCall?.[0]).toMatchObject({ version: 4, input: { resumeId: 'r2' } }));

    await user.click(page.getByRole('button', { name: 'Save a copy of what you sent' }));
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Résumé')).toHaveValue('r2'));
    await user.selectOptions(dialog.getByLabelText('Cover letter'), 'To Acme');
    await user.click(dialog.getByRole('button', { name: 'Save copy' }));
    expect(await page.findByRole('button', { name: 'Download r2 as you sent it' })).toBeVisible();
    expect(markSent.mock.lastCall?.[0]).toMatchObject({ resumeId: 'r2', letterId: 'l1' });
  });

  it('corrects the history of stages', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const { page, user } = await openJob();
    await user.click(page.getByRole('button', { name: 'Edit history' }));
    await user.click(await page.findByRole('button', { name: 'Add stage' }));
    await user.selectOptions(page.getByLabelText('Stage 2'), 'Closed: Withdrawn');
    await user.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ stage: 'closed', closeReason: 'withdrawn' }));
    expect(await page.findByRole('heading', { name: 'Closed: Withdrawn' })).toBeVisible();
  });
});

test('starts a new job with the values in the address', async () => {
  const { jobs } = storeJobs(gateway);
  const first = openTracker('/jobs/track/new?title=Cook&link=https%3A%2F%2Facme.test%2Fjobs%2F1');
  await waitFor(() => expect(first.page.getByLabelText('Job title')).toHaveValue('Cook'));
  expect(first.page.getByLabelText(/^Link/)).toHaveValue('acme.test/jobs/1');
  await first.user.type(first.page.getByLabelText(/^Company/), 'Acme');
  await save(first);
  await waitFor(() => expect(jobs[0]).toMatchObject({ title: 'Cook', company: 'Acme', link: 'acme.test/jobs/1' }));
  await waitFor(() => expect(first.port.path).toBe('/jobs/track'));
});

test('stores a new job once, with the latest input, when the first response was lost', async () => {
  const { jobs } = storeJobs(gateway);
  const open = openTracker('/jobs/track/new');
  await open.user.type(await open.page.findByLabelText('Job title'), 'Cook');
  const original = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await original(...request);
    throw new TypeError('fetch failed');
  };
  await save(open);
  expect(await open.page.findByText('This isn’t saved yet')).toBeVisible();
  globalThis.fetch = original;
  await open.user.type(open.page.getByLabelText(/^Company/), 'Acme');
  await save(open);
  await waitFor(() => expect(open.port.path).toBe('/jobs/track'));
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ title: 'Cook', company: 'Acme' });
});
