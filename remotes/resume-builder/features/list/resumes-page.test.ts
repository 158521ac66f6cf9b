import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { pickFromMenu } from '../../../../tooling/testing/pick-from-menu.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder } from '../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../__tests__/stored-resumes.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const titles = (page: ReturnType<typeof openResumeBuilder>['page']) =>
  page.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** From eight résumés on, there are search, sorting, and selection. */
const others = ['Glazier', 'Joiner', 'Mason', 'Nurse', 'Optician', 'Printer'];

test('offers the ways to create a first résumé', async () => {
  storeResumes(gateway);
  const { page } = openResumeBuilder('/resumes');
  expect(await page.findByRole('button', { name: 'Import a résumé' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Start from my blocks' })).toHaveAttribute('href', '/resumes/edit/new');
  expect(page.getByRole('link', { name: 'Start from scratch' })).toBeVisible();
});

test('hides what needs blocks while there are none', async () => {
  storeResumes(gateway);
  gateway.answer({ workEvents: [] });
  const { page } = openResumeBuilder('/resumes');
  expect(await page.findByRole('link', { name: 'Start from scratch' })).toBeVisible();
  expect(page.queryByRole('link', { name: 'Start from my blocks' })).toBeNull();
});

test('lists the newest change first', async () => {
  storeResumes(gateway, resume('a'), resume('b', { updatedAt: '2026-03-01T00:00:00Z' }), resume('c', { title: ' ' }));
  const { page } = openResumeBuilder('/resumes');
  await page.findByText('Résumé a');
  expect(titles(page)).toEqual(['Résumé b', 'Résumé a', 'Untitled résumé']);
});

const choose = (opened: ReturnType<typeof openResumeBuilder>, title: string, entry: string): Promise<void> =>
  pickFromMenu(opened, `Actions for ${title}`, entry);

test('deletes at once, offers undo, and reports when it fails', async () => {
  const { resumes } = storeResumes(gateway, resume('a'), resume('b'));
  const opened = openResumeBuilder('/resumes');
  const { page, user } = opened;
  await choose(opened, 'Résumé a', 'Delete');
  await waitFor(() => expect(titles(page)).toEqual(['Résumé b']));
  await waitFor(() => expect(page.getByRole('link', { name: 'Résumé b' })).toHaveFocus());
  expect(resumes.map(({ id }) => id)).toEqual(['b']);
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles(page)).toHaveLength(2));
  gateway.breakDown();
  await choose(opened, 'Résumé b', 'Delete');
  expect(await page.findByText('We couldn’t delete Résumé b')).toBeVisible();
  expect(titles(page)).toHaveLength(2);
});

test('selects by mouse and keyboard, deletes several at once, and restores them with one press', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const { resumes } = storeResumes(gateway, ...ids.map((id) => resume(id)));
  const { page, user } = openResumeBuilder('/resumes');
  await user.click(await page.findByRole('button', { name: 'Select' }));
  expect(page.getByRole('checkbox', { name: 'Select all 10' })).toHaveFocus();
  expect(page.queryByRole('link', { name: 'Résumé a' })).toBeNull();
  await user.click(page.getByRole('checkbox', { name: 'Résumé b' }));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(page.getByRole('checkbox', { name: 'Résumé c' })).toHaveFocus();
  expect(page.getByText('2 selected')).toHaveAttribute('role', 'status');
  await user.click(page.getByRole('button', { name: 'Delete' }));
  expect(await page.findByText('2 résumés deleted')).toBeVisible();
  expect(resumes.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'b' && id !== 'c'));
  await waitFor(() => expect(page.getByRole('link', { name: 'Résumé d' })).toHaveFocus());
  // The focus stays where the person types next.
  await user.type(page.getByLabelText('Search résumés'), 'a');
  expect(page.getByLabelText('Search résumés')).toHaveFocus();
  await user.clear(page.getByLabelText('Search résumés'));
  await user.click(page.getByRole('button', { name: 'Undo' }));
  expect(await page.findByText('2 résumés restored')).toBeVisible();
  expect(titles(page)).toHaveLength(10);
});

test('selects nothing that a search hides, and deletes everything', async () => {
  const { resumes } = storeResumes(
    gateway,
    ...['Baker', 'Cook', ...others].map((title, index) => resume(String(index), { title })),
  );
  const { page, user } = openResumeBuilder('/resumes');
  await user.click(await page.findByRole('button', { name: 'Select' }));
  await user.click(page.getByRole('checkbox', { name: 'Select all 8' }));
  await user.type(page.getByLabelText('Search résumés'), 'cook');
  expect(page.getByText('1 selected')).toBeVisible();
  await user.clear(page.getByLabelText('Search résumés'));
  gateway.breakDown();
  await user.click(page.getByRole('button', { name: 'Delete' }));
  expect(await page.findByText('We couldn’t delete the selection')).toBeVisible();
  expect(page.getByText('8 selected')).toBeVisible();
  gateway.restore();
  await user.click(page.getByRole('button', { name: 'Delete' }));
  expect(await page.findByText('Your first résumé')).toBeVisible();
  expect(resumes).toEqual([]);
});

test('restores what was deleted earlier', async () => {
  const { resumes } = storeResumes(gateway, resume('a'));
  const opened = openResumeBuilder('/resumes');
  const { page, user } = opened;
  await choose(opened, 'Résumé a', 'Delete');
  await user.click(await page.findByRole('button', { name: '1 deleted résumé' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Deleted résumés' }));
  await user.click(await dialog.findByRole('button', { name: 'Restore Résumé a' }));
  await waitFor(() => expect(titles(page)).toEqual(['Résumé a']));
  expect(resumes).toHaveLength(1);
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

test('renames in place by keyboard, but not over another change', async () => {
  const { find } = storeResumes(gateway, resume('a'));
  const opened = openResumeBuilder('/resumes');
  const { page, user } = opened;
  await choose(opened, 'Résumé a', 'Rename');
  const field = await page.findByLabelText('Title');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('Baker{Enter}');
  await waitFor(() => expect(titles(page)).toEqual(['Baker']));
  await waitFor(() => expect(page.getByRole('link', { name: 'Baker' })).toHaveFocus());
  expect(find('a')).toMatchObject({ title: 'Baker', version: 2 });

  await choose(opened, 'Baker', 'Rename');
  Object.assign(find('a'), { title: 'Changed elsewhere', version: 3 });
  await waitFor(() => expect(page.getByLabelText('Title')).toHaveFocus());
  await user.keyboard('Mine{Enter}');
  expect(await page.findByText('This was changed somewhere else in the meantime')).toBeVisible();
  expect(find('a').title).toBe('Changed elsewhere');
  await user.keyboard('{Escape}');
  expect(titles(page)).toEqual(['Changed elsewhere']);
});

test('finds by any word of the title, and sorts', async () => {
  const made = (id: string, title: string, day: number) =>
    resume(id, { title, createdAt: `2026-01-0${day}T00:00:00Z`, updatedAt: `2026-02-0${10 - day - 1}T00:00:00Z` });
  const old = others.map((title) =>
    resume(title, { title, createdAt: '2025-01-01T00:00:00Z', updatedAt: '2025-01-01T00:00:00Z' }),
  );
  storeResumes(gateway, made('a', 'Bäcker 10', 1), made('b', 'Bäcker 9', 2), made('c', 'Cook', 3), ...old);
  const { page, user } = openResumeBuilder('/resumes');
  await user.type(await page.findByLabelText('Search résumés'), 'backer');
  expect(titles(page)).toEqual(['Bäcker 10', 'Bäcker 9']);
  await user.selectOptions(page.getByLabelText('Sort by'), 'Title');
  expect(titles(page)).toEqual(['Bäcker 9', 'Bäcker 10']);
  await user.clear(page.getByLabelText('Search résumés'));
  await user.selectOptions(page.getByLabelText('Sort by'), 'Newest');
  expect(titles(page).slice(0, 3)).toEqual(['Cook', 'Bäcker 9', 'Bäcker 10']);
  await user.type(page.getByLabelText('Search résumés'), 'plumber');
  await user.click(page.getByRole('button', { name: 'Show all' }));
  expect(titles(page)).toHaveLength(3 + others.length);
});

test('previews every template with the person’s own blocks', async () => {
  storeResumes(gateway, resume('a'));
  const opened = openResumeBuilder('/resumes');
  const { page } = opened;
  await pickFromMenu(opened, 'New résumé', 'Choose a template');
  const dialog = within(await page.findByRole('dialog', { name: 'Choose a template' }));
  expect(dialog.getByRole('link', { name: 'Classic' })).toHaveAttribute('href', '/resumes/edit/new?template=classic');
});

describe('downloads from a card', () => {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  beforeEach(() => {
    files.length = 0;
    let last = new Blob();
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: last });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('match those of the builder, under the name that was chosen there', async () => {
    storeResumes(gateway, resume('a'));
    const opened = openResumeBuilder('/resumes');
    await choose(opened, 'Résumé a', 'Download as text (.txt)');
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Résumé a.txt']), { timeout: 10_000 });
    expect(await files[0]!.blob.text()).toContain('Engineer\nAcme · Jan 2020 – present');
    window.localStorage.setItem(`tessera.resume-builder.file-name.${opened.host.session.subject}.a`, 'CV Acme');
    await choose(opened, 'Résumé a', 'Download PDF');
    await waitFor(() => expect(files.map(({ name }) => name)).toContain('CV Acme.pdf'));
    expect(await files[1]!.blob.text()).toBe('%PDF');
  });

  test('report that they cannot be made, and are retried', async () => {
    storeResumes(gateway, resume('a'));
    const opened = openResumeBuilder('/resumes');
    await opened.page.findByText('Résumé a');
    typesetter.breakDown();
    await choose(opened, 'Résumé a', 'Download PDF');
    expect(
      await opened.page.findByText('We couldn’t create a file for Résumé a', {}, { timeout: 10_000 }),
    ).toBeVisible();
    typesetter.restore();
    await opened.user.click(opened.page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Résumé a.pdf']));
  });
});

test('duplicates a résumé unchanged', async () => {
  const { resumes } = storeResumes(gateway, resume('a'));
  const opened = openResumeBuilder('/resumes');
  await choose(opened, 'Résumé a', 'Duplicate');
  await waitFor(() => {
    expect(titles(opened.page)).toEqual(['Résumé a (copy)', 'Résumé a']);
  });
  expect(resumes[1]?.document).toEqual(resumes[0]?.document);
});

test('offers another try when the list cannot be loaded', async () => {
  storeResumes(gateway, resume('a'));
  gateway.breakDown();
  const { page, user } = openResumeBuilder('/resumes');
  expect(await page.findByText('We couldn’t load your résumés')).toBeVisible();
  gateway.restore();
  await user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Résumé a')).toBeVisible();
});
