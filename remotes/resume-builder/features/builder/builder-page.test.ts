import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from '../../__tests__/open-resume-builder.ts';
import { emptyProfile, resume, storeResumes } from '../../__tests__/stored-resumes.ts';
import { chooseItem } from '../../../../tooling/testing/choose-item.ts';
import { openContact } from './__tests__/open-contact.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
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

test('creates an empty résumé when asked to', async () => {
  const { resumes } = storeResumes(gateway);
  const { page } = openResumeBuilder('/resumes/edit/new?start=empty');
  await page.findByLabelText('Title');
  expect(resumes[0]?.document.sections[1]).toMatchObject({ items: [] });
});

test('shows that the résumé does not exist', async () => {
  storeResumes(gateway);
  const { page } = openResumeBuilder(path);
  expect(await page.findByText('We couldn’t find this résumé')).toBeVisible();
  expect(page.getByRole('link', { name: 'Back to my résumés' })).toBeVisible();
});

test('saves what is typed and typesets its pages', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await user.type(await openContact({ page, user }), 'Programmer');
  expect(page.getByText('Saving…')).toBeVisible();
  expect(await page.findByText('Saved', {}, { timeout: 5_000 })).toBeVisible();
  expect(find('a')).toMatchObject({ version: 2, document: { headline: 'Programmer' } });
  await waitFor(() => {
    expect(typesetter.documents.at(-1)?.header.headline).toBe('Programmer');
  });
  expect(await page.findByText('1 page')).toBeInTheDocument();
});

test('undoes by keyboard and by buttons, names the step, and saves the result', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const opened = openResumeBuilder(path);
  const { page, user } = opened;
  await user.type(await openContact({ page, user }), 'Programmer');
  await chooseItem(opened, 'Options for Skills', 'Hide from the page');
  expect(page.getByRole('button', { name: 'Nothing to redo' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(page.getByRole('button', { name: 'Undo: show or hide section' }));
  expect(page.getByText('Undone: show or hide section')).toBeInTheDocument();
  await user.click(page.getByLabelText('Headline'));
  await user.keyboard('{Control>}z{/Control}');
  expect(page.getByLabelText('Headline')).toHaveValue('');
  expect(page.getByLabelText('Headline')).toHaveFocus();
  await user.keyboard('{Control>}{Shift>}Z{/Shift}y{/Control}');
  expect(page.getByRole('button', { name: 'Nothing to redo' })).toBeInTheDocument();
  await waitFor(() => expect(find('a').document.sections[3]).toMatchObject({ visible: false }), { timeout: 5_000 });
  expect(find('a').document.headline).toBe('Programmer');
  await user.click(page.getByRole('button', { name: 'Undo: show or hide section' }));
  await waitFor(() => expect(find('a').document.sections[3]).toMatchObject({ visible: true }), { timeout: 5_000 });
});

test('never sends an empty title', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await user.clear(await page.findByLabelText('Title'));
  await waitFor(() => expect(find('a').title).toBe('Untitled résumé'), { timeout: 5_000 });
});

test('picks, orders, and hides by buttons', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const opened = openResumeBuilder(path);
  const { page, user } = opened;
  await user.click(await page.findByRole('button', { name: 'Work experience' }));
  await user.click(page.getByRole('button', { name: 'Add one of my blocks' }));
  await user.click(await page.findByRole('button', { name: 'Add Manager' }));
  expect(page.getByRole('button', { name: 'Manager is already added' })).toHaveFocus();
  await user.click(page.getByRole('button', { name: 'Move Manager up' }));
  expect(page.getByText('Manager moved to position 1 of 2')).toBeInTheDocument();
  await chooseItem(opened, 'Options for Work experience', 'Move up');
  await chooseItem(opened, 'Options for Skills', 'Hide from the page');
  await waitFor(() => expect(find('a').document.sections[3]).toMatchObject({ kind: 'skills', visible: false }), {
    timeout: 5_000,
  });
  const { sections } = find('a').document;
  expect(sections[0]).toMatchObject({ kind: 'work', items: [{ eventId: 'w2' }, { eventId: 'w1' }] });
  await user.click(page.getByRole('button', { name: 'Remove Engineer' }));
  await waitFor(() => expect(find('a').document.sections[0]).toMatchObject({ items: [{ eventId: 'w2' }] }), {
    timeout: 5_000,
  });
});

test('moves a section by keyboard', async () => {
  storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  (await page.findByRole('button', { name: 'Education' })).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const titles = page.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Summary', 'Education', 'Work experience', 'Skills']);
  expect(page.getByRole('button', { name: 'Education' })).toHaveFocus();
});

test('adds a section by keyboard, and an entry with bullets to it', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  (await page.findByText('Add a section')).focus();
  await user.keyboard('{Enter}');
  // The menu highlights its first entry only after it has opened.
  await waitFor(() => expect(page.getByText('Projects')).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await user.click(await page.findByText('Add a project'));
  await user.click(page.getByLabelText('Project'));
  await user.paste('Miss Direction');
  await user.click(page.getByText('Add a bullet point'));
  await user.paste('First');
  await user.keyboard('{Enter}');
  await user.paste('Second');
  const item = { title: 'Miss Direction', points: [{ text: 'First' }, { text: 'Second' }] };
  await waitFor(() => expect(find('a').document.sections[4]).toMatchObject({ kind: 'custom', items: [item] }), {
    timeout: 5_000,
  });
});

test('reads months in common formats, and stores no link that is not a web address', async () => {
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
  await user.click(await page.findByRole('button', { name: 'Projects' }));
  await user.click(page.getByText('Miss'));
  await user.click(page.getByLabelText('Start'));
  await user.paste('aug 2016');
  await user.tab();
  expect(page.getByLabelText('Start')).toHaveValue('2016-08');
  await user.click(page.getByLabelText('End'));
  await user.paste('someday');
  await user.tab();
  expect(page.getByText(/someday isn’t a date/)).toBeVisible();
  await user.type(page.getByLabelText('Link'), 'ftp:x');
  await user.tab();
  expect(page.getByText(/^Enter a web address/)).toBeVisible();
  await waitFor(() => expect(find('a').version).toBeGreaterThan(1), { timeout: 5_000 });
  expect(find('a').document.sections[0]).toMatchObject({ items: [{ startDate: '2016-08', endDate: null, link: '' }] });
});

describe('contact info', () => {
  async function changeName() {
    const stored = storeResumes(gateway, resume('a'));
    const opened = openResumeBuilder(path);
    await openContact(opened);
    await opened.user.click(opened.page.getByLabelText('Edit contact info'));
    const dialog = within(await opened.page.findByRole('dialog', { name: 'Edit Contact Info' }));
    await opened.user.click(dialog.getByLabelText('First Name'));
    await opened.user.paste('Ada');
    return { ...opened, ...stored, dialog };
  }

  test('fills a profile without a name, which Enter does too', async () => {
    const { user, dialog, find, page } = await changeName();
    await user.type(dialog.getByLabelText('Last Name'), 'Lovelace{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect((await page.findAllByText('Ada Lovelace'))[0]).toBeVisible();
    expect(page.queryByText('This résumé only')).toBeNull();
    expect(find('a').document.contact).toBeNull();
  });

  test('stays in this résumé after Save until the person resets it to the profile', async () => {
    const { user, dialog, find, page } = await changeName();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // The profile had no name, so that it gets this one, too.
    expect(await page.findByText('Saved here and to your profile.')).toBeVisible();
    expect(await page.findByText('This résumé only')).toBeVisible();
    await waitFor(() => expect(find('a').document.contact).toMatchObject({ firstName: 'Ada' }), { timeout: 5_000 });

    await user.click(page.getByLabelText('Edit contact info'));
    const again = within(await page.findByRole('dialog', { name: 'Edit Contact Info' }));
    await user.type(again.getByLabelText('First Name'), ' Augusta');
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect((await page.findAllByText('Ada Augusta'))[0]).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Reset to my profile' }));
    await waitFor(() => expect(page.queryByText('Ada Augusta')).toBeNull());
    await waitFor(() => expect(find('a').document.contact).toBeNull(), { timeout: 5_000 });
  });

  test('updates the profile by Save & Update Profile, and the résumé follows the profile again', async () => {
    const { user, dialog, find, page } = await changeName();
    await user.click(dialog.getByRole('button', { name: 'Save & Update Profile' }));
    expect((await page.findAllByText('Ada'))[0]).toBeVisible();
    expect(page.queryByText('This résumé only')).toBeNull();
    expect(find('a').document.contact).toBeNull();
    await waitFor(() => expect(typesetter.documents.at(-1)?.header.name).toBe('Ada'));
  });

  test('asks before it replaces what another tab saved in the profile', async () => {
    const { user, dialog, page } = await changeName();
    const saves: object[] = [];
    gateway.answer({
      user: {
        updateContactInfo: (save: { readonly input: object }) => {
          saves.push(save);
          const conflicts = saves.length === 1 ? ['firstName'] : [];
          return { ...emptyProfile, id: 'ada', firstName: 'Augusta', conflicts };
        },
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Save & Update Profile' }));
    // Until the code of the question is loaded, another dialog stands in for it.
    await page.findByRole('button', { name: 'Keep mine' });
    const question = within(page.getByRole('dialog', { name: 'This was also changed somewhere else' }));
    expect(question.getByText('Augusta')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep mine' })).toBeEnabled());
    await user.click(question.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(saves).toMatchObject([
      { input: { firstName: 'Ada' }, base: { firstName: null, email: 'ada@example.com' } },
      { input: { firstName: 'Ada' }, base: { firstName: 'Augusta' } },
    ]);
  });
});
