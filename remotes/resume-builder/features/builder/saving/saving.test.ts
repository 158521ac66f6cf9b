import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { fakeHost } from '../../../../../tooling/testing/fake-host.ts';
import { installFakeTypesetter } from '../../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from '../../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../../__tests__/stored-resumes.ts';
import { openContact } from '../__tests__/open-contact.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
installFakeTypesetter();
const path = '/resumes/edit/a';
const long = { timeout: 5_000 };

/** Makes the gateway refuse every save with this error, until the returned function is called. */
function refuseSaves(extensions: object): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    typeof init?.body === 'string' && init.body.includes('updateResume')
      ? Promise.resolve(
          new Response(
            JSON.stringify({ data: null, errors: [{ message: 'Refused.', path: ['resume'], extensions }] }),
            {
              headers: { 'content-type': 'application/graphql-response+json' },
            },
          ),
        )
      : fetch(input, init);
  return () => {
    globalThis.fetch = fetch;
  };
}

describe('when saving fails', () => {
  test('keeps what was typed in a full account, says what to do, and saves it once there is room', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user } = openResumeBuilder(path);
    const headline = await openContact({ page, user });
    const accept = refuseSaves({ code: 'QUOTA_EXCEEDED', usedBytes: 5, allowedBytes: 5 });
    await user.type(headline, 'Kept');
    expect(await page.findByText(/There’s no room left in your account/, {}, long)).toBeVisible();
    expect(headline).toHaveValue('Kept');
    accept();
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(find('a').document.headline).toBe('Kept'), long);
    expect(page.queryByText('Not saved yet')).toBeNull();
  });

  test('waits as long as the gateway asks after too many saves, and then saves by itself', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user } = openResumeBuilder(path);
    const headline = await openContact({ page, user });
    const accept = refuseSaves({ code: 'TOO_MANY_REQUESTS', retryAfter: 2 });
    await user.type(headline, 'Patient');
    expect(await page.findByText(/That was a lot in a short time/, {}, long)).toBeVisible();
    accept();
    await waitFor(() => expect(find('a').document.headline).toBe('Patient'), long);
    expect(page.queryByText('Not saved yet')).toBeNull();
  });

  test('keeps what was typed, on the device too, and saves it later', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const host = fakeHost();
    const { page, user, close } = openResumeBuilder(path, host);
    const headline = await openContact({ page, user });
    gateway.breakDown();
    await user.type(headline, 'Kept');
    expect(await page.findByText('Not saved yet', {}, { timeout: 5_000 })).toBeVisible();
    expect(headline).toHaveValue('Kept');
    await close();
    gateway.restore();
    const again = openResumeBuilder(path, host);
    expect(await openContact(again)).toHaveValue('Kept');
    await waitFor(() => expect(find('a').document.headline).toBe('Kept'), { timeout: 5_000 });
  });

  test('retries at once on request', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user } = openResumeBuilder(path);
    const headline = await openContact({ page, user });
    gateway.breakDown();
    await user.type(headline, 'Later');
    await page.findByText('Not saved yet', {}, { timeout: 5_000 });
    gateway.restore();
    await user.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(find('a').document.headline).toBe('Later'));
    expect(page.queryByText('Not saved yet')).toBeNull();
  });

  test('saves before the page is left', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user, port } = openResumeBuilder(path);
    await user.type(await openContact({ page, user }), 'Quick');
    await user.click(page.getByRole('link', { name: 'Back to my résumés' }));
    await waitFor(() => expect(port.path).toBe('/resumes'));
    expect(find('a').document.headline).toBe('Quick');
  });

  test('asks before the page is left with unsaved changes', async () => {
    storeResumes(gateway, resume('a'));
    const { page, user, port } = openResumeBuilder(path);
    const headline = await openContact({ page, user });
    gateway.breakDown();
    await user.type(headline, 'Unsaved');
    await user.click(page.getByRole('link', { name: 'Back to my résumés' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Leave before everything is saved?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(port.path).toBe(path);
    expect(page.getByLabelText('Headline')).toHaveValue('Unsaved');
  });
});

describe('when the résumé was saved elsewhere', () => {
  async function openConflict() {
    const stored = storeResumes(gateway, resume('a'));
    const opened = openResumeBuilder(path);
    const headline = await openContact(opened);
    const found = stored.find('a');
    Object.assign(found, { version: 5, document: { ...found.document, headline: 'Theirs' } });
    await opened.user.type(headline, 'Mine');
    const dialog = within(
      await opened.page.findByRole(
        'alertdialog',
        { name: 'This résumé was changed somewhere else' },
        { timeout: 5_000 },
      ),
    );
    return { ...opened, ...stored, dialog };
  }

  test('overwrites nothing until the person decides', async () => {
    const { page, user, find, dialog } = await openConflict();
    expect(find('a').document.headline).toBe('Theirs');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await page.findByText(/will be saved after you review them/)).toBeVisible();
    await user.type(page.getByLabelText('Headline'), ' and more');
    expect(find('a').document.headline).toBe('Theirs');
    expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible();
  });

  test('keeps my changes', async () => {
    const { user, find, dialog, page } = await openConflict();
    const headline = within(dialog.getByRole('group', { name: 'Headline' }));
    expect(headline.getByText('Theirs')).toBeVisible();
    await user.click(headline.getByRole('radio', { name: /^Your changes here/ }));
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(find('a')).toMatchObject({ version: 6, document: { headline: 'Mine' } }));
    expect(await page.findByText('Saved')).toBeVisible();
  });

  test('takes the other changes', async () => {
    const { user, find, dialog, page } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Keep all of theirs' }));
    await waitFor(() => expect(page.getByLabelText('Headline')).toHaveValue('Theirs'));
    expect(find('a').version).toBe(5);
    await user.type(page.getByLabelText('Headline'), '!');
    await waitFor(() => expect(find('a').document.headline).toBe('Theirs!'), { timeout: 5_000 });
  });

  test('merges changes that do not overlap, names them, and does not interrupt typing', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user } = openResumeBuilder(path);
    const headline = await openContact({ page, user });
    const found = find('a');
    const sections = found.document.sections.map((section) =>
      section.kind === 'work' ? { ...section, items: [{ eventId: 'w1' }, { eventId: 'w2' }] } : section,
    );
    Object.assign(found, { version: 5, title: 'Renamed', document: { ...found.document, sections } });
    await user.type(headline, 'Mine');
    expect(
      await page.findByText('Title changed; Manager · Acme added to Work experience', {}, long),
    ).toBeInTheDocument();
    await user.type(headline, ' still');
    await waitFor(
      () => expect(find('a')).toMatchObject({ title: 'Renamed', document: { headline: 'Mine still', sections } }),
      long,
    );
    expect(page.getByLabelText('Title')).toHaveValue('Renamed');
    expect(page.queryByRole('alertdialog')).toBeNull();
  });
});

describe('when another tab reports a change', () => {
  const report = (): void => {
    const tab = new BroadcastChannel('tessera-records');
    tab.postMessage('other tab');
    tab.close();
  };

  test('shows what was saved there, and saves nothing itself', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user } = openResumeBuilder(path);
    const headline = await openContact({ page, user });
    const found = find('a');
    Object.assign(found, { version: 5, document: { ...found.document, headline: 'Theirs' } });
    report();
    await waitFor(() => expect(headline).toHaveValue('Theirs'), long);
    expect(await page.findByText('Saved')).toBeVisible();
    expect(find('a').version).toBe(5);
  });

  test('keeps what is being typed', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user } = openResumeBuilder(path);
    const headline = await openContact({ page, user });
    Object.assign(find('a'), { version: 5, title: 'Renamed' });
    await user.type(headline, 'Mi');
    report();
    await user.type(headline, 'ne');
    await waitFor(() => expect(page.getByLabelText('Title')).toHaveValue('Renamed'), long);
    expect(headline).toHaveValue('Mine');
    await waitFor(() => expect(find('a')).toMatchObject({ title: 'Renamed', document: { headline: 'Mine' } }), long);
  });
});

test('keeps the drafts of two tabs apart, and lets a later tab continue with what they left', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const host = fakeHost();
  const [first, second] = [openResumeBuilder(path, host), openResumeBuilder(path, host)];
  const [headline, title] = [await openContact(first), await second.page.findByLabelText('Title')];
  gateway.breakDown();
  await first.user.type(headline, 'From the first');
  await second.user.type(title, '!');
  await first.close();
  await second.close();
  gateway.restore();
  const third = openResumeBuilder(path, host);
  expect(await third.page.findByLabelText('Title')).toHaveValue('Résumé a!');
  await waitFor(() => expect(find('a').title).toBe('Résumé a!'), long);
  await third.close();
  const fourth = openResumeBuilder(path, host);
  expect(await openContact(fourth)).toHaveValue('From the first');
  await waitFor(
    () => expect(find('a')).toMatchObject({ title: 'Résumé a!', document: { headline: 'From the first' } }),
    long,
  );
});

test('does not mistake its own save for another person’s when the response was lost', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  const headline = await openContact({ page, user });
  const reach = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await reach(input, init);
    if (!(init?.body as string).includes('ResumeBuilderUpdateResume')) return answer;
    globalThis.fetch = reach;
    throw new TypeError('the line broke after the server had written');
  };
  await user.type(headline, 'Lost');
  await page.findByText('Not saved yet', {}, { timeout: 5_000 });
  expect(find('a').version).toBe(2);
  await user.type(headline, ' and found');
  expect(await page.findByText('Saved', {}, { timeout: 8_000 })).toBeVisible();
  expect(find('a').document.headline).toBe('Lost and found');
  expect(page.queryByRole('alertdialog')).toBeNull();
});

test('keeps what was typed when the résumé was deleted elsewhere, and restores it', async () => {
  const stored = storeResumes(gateway, resume('a'));
  const { page, user, port } = openResumeBuilder(path);
  const headline = await openContact({ page, user });
  stored.remove('a');
  await user.type(headline, 'Kept');
  expect(await page.findByText(/was deleted somewhere else/, {}, long)).toBeVisible();
  expect(port.path).toBe(path);
  await user.click(page.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stored.find('a').document.headline).toBe('Kept'), long);
});
