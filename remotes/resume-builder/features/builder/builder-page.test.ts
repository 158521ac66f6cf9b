import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../shared/testing/fake-gateway.ts';
import { fakeHost } from '../../../../shared/testing/fake-host.ts';
import { installFakeTypesetter } from '../../__tests__/fake-typesetter.ts';
import { openResumeBuilder } from '../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../__tests__/stored-resumes.ts';

// Whole journeys: on a busy machine the usual five seconds are not enough.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const path = '/resumes/edit/a';

test('creates a résumé of all blocks at its own address', async () => {
  const { resumes } = storeResumes(gateway);
  const { port, page } = openResumeBuilder('/resumes/edit/new');
  expect(await page.findByLabelText('Title')).toHaveValue('My résumé');
  expect(port.path).toBe('/resumes/edit/new-1');
  expect(port.moves.at(-1)?.how).toBe('replace');
  expect(resumes).toHaveLength(1);
  expect(resumes[0]?.document.sections[1]).toMatchObject({ items: [{ eventId: 'w1' }, { eventId: 'w2' }] });
});

test('creates an empty résumé when told so', async () => {
  const { resumes } = storeResumes(gateway);
  const { page } = openResumeBuilder('/resumes/edit/new?start=empty');
  await page.findByLabelText('Title');
  expect(resumes[0]?.document.sections[1]).toMatchObject({ items: [] });
});

test('says so when there is no such résumé', async () => {
  storeResumes(gateway);
  const { page } = openResumeBuilder(path);
  expect(await page.findByText('There is no such résumé')).toBeVisible();
  expect(page.getByRole('link', { name: 'Back to my résumés' })).toBeVisible();
});

test('saves what is typed and sets its pages', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await user.type(await page.findByLabelText('Headline'), 'Programmer');
  expect(page.getByText('Saving…')).toBeVisible();
  expect(await page.findByText('Saved', {}, { timeout: 5_000 })).toBeVisible();
  expect(find('a')).toMatchObject({ version: 2, document: { headline: 'Programmer' } });
  await waitFor(() => {
    expect(typesetter.documents.at(-1)?.header.headline).toBe('Programmer');
  });
  expect(await page.findByText('1 page')).toBeInTheDocument();
});

test('never sends an empty title', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await user.clear(await page.findByLabelText('Title'));
  await waitFor(() => expect(find('a').title).toBe('Untitled résumé'), { timeout: 5_000 });
});

test('picks, orders and hides by buttons and check boxes', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await user.click(await page.findByRole('button', { name: 'Work experience' }));
  await user.click(page.getByRole('checkbox', { name: /Manager/ }));
  await user.click(page.getByRole('button', { name: 'Move Manager up' }));
  expect(page.getByText('Manager is now in place 1 of 2')).toBeInTheDocument();
  await user.click(page.getByRole('button', { name: 'Move Work experience up' }));
  await user.click(page.getByRole('button', { name: 'Show Skills on the page' }));
  await waitFor(() => expect(find('a').version).toBeGreaterThan(1), { timeout: 5_000 });
  const { sections } = find('a').document;
  expect(sections[0]).toMatchObject({ kind: 'work', items: [{ eventId: 'w2' }, { eventId: 'w1' }] });
  expect(sections[3]).toMatchObject({ kind: 'skills', visible: false });
  expect(page.getByRole('link', { name: 'Edit block Manager' })).toHaveAttribute('href');
});

test('moves a section by the keyboard', async () => {
  storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  (await page.findByRole('button', { name: 'Education' })).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const titles = page.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Summary', 'Education', 'Work experience', 'Skills']);
  expect(page.getByRole('button', { name: 'Education' })).toHaveFocus();
});

test('adds a section by the keyboard, and an entry with points to it', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  (await page.findByText('Add a section')).focus();
  await user.keyboard('{Enter}');
  // The menu highlights its first entry once it is open.
  await waitFor(() => expect(page.getByText('Projects')).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await user.click(await page.findByText('Add a project'));
  await user.click(page.getByLabelText('Project'));
  await user.paste('Miss Direction');
  await user.click(page.getByText('Add a point'));
  await user.paste('First');
  await user.keyboard('{Enter}');
  await user.paste('Second');
  const item = { title: 'Miss Direction', points: [{ text: 'First' }, { text: 'Second' }] };
  await waitFor(() => expect(find('a').document.sections[4]).toMatchObject({ kind: 'custom', items: [item] }), {
    timeout: 5_000,
  });
});

test('reads months as people write them, and stores no address that leads elsewhere than to the web', async () => {
  const { document } = resume('a');
  const project = {
    id: 'i',
    title: 'Miss',
    subtitle: '',
    location: '',
    link: '',
    startDate: null,
    endDate: null,
    text: '',
    points: [],
  };
  const section = {
    id: 's',
    kind: 'custom',
    category: 'projects',
    title: 'Projects',
    visible: true,
    items: [project],
  } as const;
  const { find } = storeResumes(gateway, resume('a', { document: { ...document, sections: [section] } }));
  const { page, user } = openResumeBuilder(path);
  await user.click(await page.findByText('Miss'));
  await user.click(page.getByLabelText('Start'));
  await user.paste('aug 2016');
  await user.tab();
  expect(page.getByLabelText('Start')).toHaveValue('2016-08');
  await user.click(page.getByLabelText('End'));
  await user.paste('someday');
  await user.tab();
  expect(page.getByText(/someday is not a month/)).toBeVisible();
  await user.type(page.getByLabelText('Link'), 'ftp:x');
  await user.tab();
  expect(page.getByText(/This is not a web address/)).toBeVisible();
  await waitFor(() => expect(find('a').version).toBeGreaterThan(1), { timeout: 5_000 });
  expect(find('a').document.sections[0]).toMatchObject({ items: [{ startDate: '2016-08', endDate: null, link: '' }] });
});

describe('when saving fails', () => {
  test('keeps what was typed, on this device too, and saves it later', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const host = fakeHost();
    const { page, user, close } = openResumeBuilder(path, host);
    const headline = await page.findByLabelText('Headline');
    gateway.breakDown();
    await user.type(headline, 'Kept');
    expect(await page.findByText('Not saved yet', {}, { timeout: 5_000 })).toBeVisible();
    expect(headline).toHaveValue('Kept');
    await close();
    gateway.restore();
    const again = openResumeBuilder(path, host);
    expect(await again.page.findByLabelText('Headline')).toHaveValue('Kept');
    await waitFor(() => expect(find('a').document.headline).toBe('Kept'), { timeout: 5_000 });
  });

  test('tries again at once when told', async () => {
    const { find } = storeResumes(gateway, resume('a'));
    const { page, user } = openResumeBuilder(path);
    const headline = await page.findByLabelText('Headline');
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
    await user.type(await page.findByLabelText('Headline'), 'Quick');
    await user.click(page.getByRole('link', { name: 'Back to my résumés' }));
    await waitFor(() => expect(port.path).toBe('/resumes'));
    expect(find('a').document.headline).toBe('Quick');
  });

  test('asks before the page is left with unsaved changes', async () => {
    storeResumes(gateway, resume('a'));
    const { page, user, port } = openResumeBuilder(path);
    const headline = await page.findByLabelText('Headline');
    gateway.breakDown();
    await user.type(headline, 'Unsaved');
    await user.click(page.getByRole('link', { name: 'Back to my résumés' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Leave before everything is saved?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(port.path).toBe(path);
    expect(page.getByLabelText('Headline')).toHaveValue('Unsaved');
  });
});

describe('when somebody else saved in the meantime', () => {
  async function openConflict() {
    const stored = storeResumes(gateway, resume('a'));
    const opened = openResumeBuilder(path);
    const headline = await opened.page.findByLabelText('Headline');
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
    expect(await page.findByText(/will be saved once you have decided/)).toBeVisible();
    await user.type(page.getByLabelText('Headline'), ' and more');
    expect(find('a').document.headline).toBe('Theirs');
    expect(page.getByRole('button', { name: 'Decide' })).toBeVisible();
  });

  test('keeps mine', async () => {
    const { user, find, dialog, page } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(find('a')).toMatchObject({ version: 6, document: { headline: 'Mine' } }));
    expect(await page.findByText('Saved')).toBeVisible();
  });

  test('takes theirs', async () => {
    const { user, find, dialog, page } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(page.getByLabelText('Headline')).toHaveValue('Theirs'));
    expect(find('a').version).toBe(5);
    await user.type(page.getByLabelText('Headline'), '!');
    await waitFor(() => expect(find('a').document.headline).toBe('Theirs!'), { timeout: 5_000 });
  });
});

test('does not take its own save, whose answer was lost, for somebody else’s', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  const headline = await page.findByLabelText('Headline');
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

test('keeps the last pages and says so quietly when new ones cannot be made', async () => {
  storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await page.findByText('1 page');
  typesetter.breakDown();
  await user.type(page.getByLabelText('Headline'), 'x');
  expect(await page.findByText('The page is not up to date')).toBeInTheDocument();
  expect(page.getByText('1 page')).toBeInTheDocument();
  typesetter.restore();
  // jsdom knows no container queries: it shows one side of the builder at a time.
  await user.click(page.getByRole('button', { name: 'Page' }));
  await user.click(page.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.queryByText('The page is not up to date')).toBeNull());
  expect(typesetter.documents.at(-1)?.header.headline).toBe('x');
});

test('downloads the PDF under the person’s name, and says when that fails', async () => {
  storeResumes(gateway, resume('a'));
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const { page, user } = openResumeBuilder(path);
  await page.findByText('1 page');
  await user.click(page.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(names).toEqual(['Résumé a.pdf']));
  typesetter.breakDown();
  await user.click(page.getByRole('button', { name: 'Download PDF' }));
  expect(await page.findByText('The PDF could not be made')).toBeVisible();
  click.mockRestore();
});
