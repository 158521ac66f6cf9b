import { waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../../__tests__/open-tracker.ts';
import { job, storeJobs, task } from '../../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();

const today = new Date().toISOString().slice(0, 10);

async function openJob() {
  const open = openTracker('/jobs/track/a');
  const section = await open.page.findByRole('region', { name: 'Tasks' });
  return { ...open, section: within(section) };
}
describe('the tasks of a job', () => {
  it('adds tasks by Enter, one after the other, and shows the first one by day first', async () => {
    const { jobs } = storeJobs(gateway, job('a'));
    const { section, user } = await openJob();
    const line = section.getByRole('textbox', { name: 'Add a task' });
    await user.type(line, 'Think it over{Enter}');
    await user.type(line, 'Call Ana');
    await user.type(section.getByLabelText('Due'), '2026-12-05');
    await user.type(line, '{Enter}');
    expect(line).toHaveFocus();
    expect(line).toHaveValue('');
    await waitFor(() =>
      expect(jobs[0]).toMatchObject({
        nextStep: 'Call Ana',
        tasks: [
          { text: 'Think it over', on: null },
          { text: 'Call Ana', on: '2026-12-05' },
        ],
      }),
    );
    const rows = section.getAllByRole('button', { name: /Edit$/ }).map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringMatching(/^Call Ana/), expect.stringMatching(/^Think it over/)]);
  });

  it('refuses a task without a text, questions a day far away, and clears the line by Escape', async () => {
    storeJobs(gateway, job('a'));
    const { section, user } = await openJob();
    const line = section.getByRole('textbox', { name: 'Add a task' });
    await user.type(line, '  {Enter}');
    expect(section.getByText('Enter what there is to do.')).toBeVisible();
    expect(line).toHaveAccessibleDescription(expect.stringContaining('Enter what there is to do.'));
    await user.type(section.getByLabelText('Due'), '2099-12-05');
    expect(section.getByText(/Is December 5, 2099 right/)).toBeVisible();
    await user.type(line, 'x{Escape}');
    expect(line).toHaveValue('');
    expect(section.getByLabelText('Due')).toHaveValue('');
    expect(gateway.seen.some(({ operation }) => operation === 'JobTrackerUpdateJob')).toBe(false);
  });

  it('finishes a task, undoes that, and keeps done ones folded with their day', async () => {
    const { jobs } = storeJobs(gateway, job('a', { tasks: [task('Call Ana', '2026-11-20'), task('Write')] }));
    const { section, page, user } = await openJob();
    await user.click(section.getByRole('button', { name: 'Mark “Call Ana” as done' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ nextStep: 'Write', tasks: [{ doneOn: today }, {}] }));
    expect(page.getByRole('region', { name: 'Tasks' })).toHaveFocus();
    expect(section.queryByRole('button', { name: 'Reopen “Call Ana”' })).toBeNull();
    await user.click(section.getByRole('button', { name: '1 done' }));
    expect(section.getByRole('button', { name: 'Reopen “Call Ana”' })).toBeVisible();
    expect(await page.findByText('Done: Call Ana')).toBeVisible();
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ nextStep: 'Call Ana', nextStepOn: '2026-11-20' }));
  });

  it('saves an undo that is pressed while the task is still being saved', async () => {
    const { jobs } = storeJobs(gateway, job('a', { tasks: [task('Call Ana')] }));
    const { section, page, user } = await openJob();
    const send = globalThis.fetch;
    const answer = Promise.withResolvers<undefined>();
    globalThis.fetch = async (...request) => {
      await answer.promise;
      return send(...request);
    };
    await user.click(section.getByRole('button', { name: 'Mark “Call Ana” as done' }));
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    answer.resolve(undefined);
    await waitFor(() => expect(jobs[0]).toMatchObject({ version: 3, tasks: [{ doneOn: null }] }));
  });

  it('edits a task with its reminder in its place, removes it, and undoes that', async () => {
    const { jobs } = storeJobs(
      gateway,
      job('a', { tasks: [task('Call Ana', '2026-11-20'), task('Write', '2026-12-01')] }),
    );
    const { section, page, user } = await openJob();
    await user.click(section.getByRole('button', { name: /^Write/ }));
    const form = within(section.getByRole('form', { name: 'Task 2' }));
    await user.selectOptions(form.getByLabelText(/^Reminder/), '2 days before');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(jobs[0]).toMatchObject({ tasks: [{}, { text: 'Write', on: '2026-12-01', remindDaysBefore: 2 }] }),
    );
    await user.click(section.getByRole('button', { name: /^Write.*reminder 2 days before/ }));
    await user.click(section.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ tasks: [{ text: 'Call Ana' }] }));
    await user.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(jobs[0]).toMatchObject({ tasks: [{ text: 'Call Ana' }, { text: 'Write' }] }));
  });

  it('is edited in the whole form, where a task needs a text', async () => {
    const { jobs } = storeJobs(gateway, job('a', { tasks: [task('Call Ana')] }));
    const { page, user } = await openJob();
    await user.click(page.getByRole('button', { name: 'More' }));
    await user.click(await page.findByRole('menuitem', { name: 'Edit all' }));
    const form = within(await page.findByRole('form', { name: 'Welder a' }));
    await user.clear(form.getByLabelText('Task'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter what there is to do.')).toBeVisible();
    await user.type(form.getByLabelText('Task'), 'Call Bo');
    await user.click(form.getByRole('button', { name: 'Add a task' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    // The added one says nothing.
    await waitFor(() => expect(jobs[0]?.['tasks']).toEqual([expect.objectContaining({ text: 'Call Bo' })]));
  });

  it('merges tasks that another device changed at the same time, one by one', async () => {
    const { jobs } = storeJobs(gateway, job('a', { tasks: [task('Call Ana'), task('Write')] }));
    const { section, user } = await openJob();
    Object.assign(jobs[0]!, { version: 2, tasks: [{ ...task('Call Ana'), doneOn: '2026-11-19' }, task('Write')] });
    await user.type(section.getByRole('textbox', { name: 'Add a task' }), 'Third{Enter}');
    await waitFor(() =>
      expect(jobs[0]).toMatchObject({ tasks: [{ doneOn: '2026-11-19' }, { text: 'Write' }, { text: 'Third' }] }),
    );
  });

  it('keeps a task that could not be saved, with the reason', async () => {
    storeJobs(gateway, job('a'));
    gateway.answer({ job: ({ id }: { id?: string }) => (id === undefined ? { updateJob: refuse } : job('a')) });
    const { section, page, user } = await openJob();
    await user.type(section.getByRole('textbox', { name: 'Add a task' }), 'Call Ana{Enter}');
    expect(await page.findByText('This isn’t saved yet')).toBeVisible();
    expect(section.getByRole('button', { name: /^Call Ana/ })).toBeVisible();
  });
});

const refuse = (): Promise<never> => Promise.reject(gatewayError('TOO_MANY_REQUESTS', 'Please try again soon.'));
