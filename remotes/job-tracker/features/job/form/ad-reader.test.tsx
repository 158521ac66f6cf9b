import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../../__tests__/open-tracker.ts';
import { storeJobs } from '../../../__tests__/stored-jobs.ts';

const gateway = installFakeGateway();

const nothing = {
  ...{ title: null, company: null, location: null, link: null, description: null, source: null },
  ...{ salaryMin: null, salaryMax: null, currency: null, salaryPeriod: null, deadline: null },
  ...{ deadlineChoices: [], workplace: null, employmentTypes: [], contact: null, benefits: [], sources: [] },
};

test('fills in empty fields from a pasted link, and says when a page cannot be read', async () => {
  const readJobAd = jest.fn<unknown, [{ readonly url?: string; readonly text?: string }]>(({ url }) => ({
    ad: { ...nothing, title: 'Cook', company: 'Acme', link: url?.replace('https://', '') ?? null, salaryMin: 30000 },
    problem: null,
  }));
  storeJobs(gateway);
  gateway.answer({ job: { readJobAd } });
  const { page, user } = openTracker('/jobs/track/new');
  await user.type(await page.findByLabelText('Job title'), 'Head cook');
  await user.type(page.getByLabelText('Paste a link or the text of a job ad'), 'https://acme.test/1');
  await user.click(page.getByRole('button', { name: 'Autofill' }));
  expect(await page.findByText('3 fields filled in. Please review.')).toBeVisible();
  const findings = within(page.getByRole('region', { name: 'What the ad says' }));
  expect(findings.getByText('Acme')).toBeVisible();
  expect(findings.getByText(/^Not in the ad, or not found: location, workplace/)).toBeVisible();
  expect(page.getByLabelText('Job title')).toHaveValue('Head cook');
  expect(page.getByLabelText(/^Company/)).toHaveValue('Acme');
  expect(page.getByLabelText(/^From/)).toHaveValue('30000');

  readJobAd.mockReturnValue({ ad: nothing, problem: 'notPublic' });
  await user.click(page.getByRole('button', { name: 'Autofill' }));
  expect(await page.findByText(/isn’t on the public internet/)).toBeVisible();
});

test('shows the line of each field, fills in the contact, and asks about a date with two readings', async () => {
  storeJobs(gateway);
  gateway.answer({
    job: {
      readJobAd: () => ({
        ad: {
          ...nothing,
          ...{ title: 'Cook', location: 'Utrecht', workplace: 'remote', employmentTypes: ['partTime'] },
          ...{ salaryMin: 20, salaryMax: 24, currency: 'EUR', salaryPeriod: 'hour' },
          deadlineChoices: ['2027-04-03', '2027-03-04'],
          contact: { name: 'Noor Visser', email: 'noor@acme.test', phone: null },
          sources: [
            { field: 'pay', text: 'We pay €20 to €24 an hour.' },
            { field: 'deadline', text: 'Apply by 3/4/2027' },
          ],
        },
        problem: null,
      }),
    },
  });
  const { page, user } = openTracker('/jobs/track/new');
  await user.type(await page.findByLabelText('Paste a link or the text of a job ad'), 'Cook');
  await user.click(page.getByRole('button', { name: 'Autofill' }));
  const findings = within(await page.findByRole('region', { name: 'What the ad says' }));
  expect(findings.getByText('“We pay €20 to €24 an hour.”')).toBeVisible();
  expect(findings.getByText('Noor Visser · noor@acme.test')).toBeVisible();
  expect(page.getByLabelText(/^Location/)).toHaveValue('Remote (Utrecht)');
  expect(page.getByLabelText(/^Deadline/)).toHaveValue('');
  const question = within(findings.getByRole('group', { name: 'Which day is the deadline?' }));
  expect(question.getByText('“Apply by 3/4/2027”')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'March 4, 2027' }));
  expect(page.getByLabelText(/^Deadline/)).toHaveValue('2027-03-04');
  // The other reading replaces the first.
  await user.click(question.getByRole('button', { name: 'April 3, 2027' }));
  expect(page.getByLabelText(/^Deadline/)).toHaveValue('2027-04-03');
});

test('saves what the person saw when an ad is read only after they pressed Save', async () => {
  const { jobs } = storeJobs(gateway);
  const open = openTracker('/jobs/track/new');
  const { page, user } = open;
  await user.type(await page.findByLabelText('Job title'), 'Cook');
  await user.type(page.getByLabelText('Paste a link or the text of a job ad'), 'https://acme.test/1');
  const reading = Promise.withResolvers<undefined>();
  const saving = Promise.withResolvers<undefined>();
  const original = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const { operationName } = JSON.parse(init?.body as string) as { readonly operationName: string };
    if (operationName === 'JobTrackerReadJobAd') {
      await reading.promise;
      return Response.json({
        data: { job: { readJobAd: { ad: { ...nothing, company: 'Acme' }, problem: null } } },
      });
    }
    if (operationName === 'JobTrackerCreateJob') await saving.promise;
    return original(address, init);
  };
  await user.click(page.getByRole('button', { name: 'Autofill' }));
  await user.click(page.getByRole('button', { name: 'Save' }));
  reading.resolve(undefined);
  await page.findByRole('button', { name: 'Autofill' });
  saving.resolve(undefined);
  await waitFor(() => expect(open.port.path).toBe('/jobs/track'));
  expect(jobs).toEqual([expect.objectContaining({ title: 'Cook', company: null })]);
});

test('says that the text of a page is sent, but not stored, before it offers the bookmarklet', async () => {
  storeJobs(gateway);
  const { page, user } = openTracker('/jobs/track/new');
  await user.click(await page.findByRole('button', { name: 'Add from any page with one click' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Add from your browser' }));
  expect(
    dialog.getByText('The text is sent to Tessera to fill in the job. Nothing is stored until you save it.'),
  ).toBeVisible();
});

describe('a page that the bookmarklet opened', () => {
  const pageTitle = 'Senior Cook (Night) - Acme | Jobsite';
  const path = `/jobs/track/new#${String(
    new URLSearchParams({ title: pageTitle, link: 'https://acme.test/1', text: 'Senior Cook (Night)\nAcme' }),
  )}`;
  /** Opens the page; its ad is read once `reading` is resolved with what the gateway says. */
  async function openCapture() {
    storeJobs(gateway);
    const reading = Promise.withResolvers<{ readonly ad: object; readonly problem: string | null }>();
    gateway.answer({ job: { readJobAd: () => reading.promise } });
    const open = openTracker(path);
    const title = await open.page.findByLabelText('Job title');
    await waitFor(() => expect(title).toHaveValue(pageTitle));
    return { ...open, title, reading };
  }

  it('gets the title of its ad in place of its own', async () => {
    const { page, title, reading } = await openCapture();
    reading.resolve({ ad: { ...nothing, title: 'Senior Cook (Night)', company: 'Acme' }, problem: null });
    expect(await page.findByText('2 fields filled in. Please review.')).toBeVisible();
    expect(title).toHaveValue('Senior Cook (Night)');
  });

  it('keeps its own title when none is read', async () => {
    const { page, title, reading } = await openCapture();
    reading.resolve({ ad: { ...nothing, company: 'Acme' }, problem: null });
    expect(await page.findByText('1 field filled in. Please review.')).toBeVisible();
    expect(title).toHaveValue(pageTitle);
  });

  it('keeps its own title when its link leads to no job', async () => {
    const { page, title, reading } = await openCapture();
    reading.resolve({ ad: { ...nothing, title: 'Sign in' }, problem: 'nothingFound' });
    expect(await page.findByText(/^We couldn’t find a job/)).toBeVisible();
    expect(title).toHaveValue(pageTitle);
  });

  it('keeps its own title, link, and text when the ad cannot be read', async () => {
    const { page, title, reading } = await openCapture();
    reading.reject(new TypeError('fetch failed'));
    await page.findByText(/^We couldn’t read this/);
    expect(title).toHaveValue(pageTitle);
    expect(page.getByLabelText(/^Link/)).toHaveValue('acme.test/1');
    expect(page.getByLabelText(/^Job description/)).toHaveValue('Senior Cook (Night)\nAcme');
  });

  it('keeps what the person typed meanwhile', async () => {
    const { page, user, title, reading } = await openCapture();
    await user.clear(title);
    await user.type(title, 'Cook');
    reading.resolve({ ad: { ...nothing, title: 'Senior Cook (Night)', company: 'Acme' }, problem: null });
    expect(await page.findByText('1 field filled in. Please review.')).toBeVisible();
    expect(title).toHaveValue('Cook');
  });
});
