import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { pickFromMenu } from '../../../../tooling/testing/pick-from-menu.ts';
import { openLetters, type OpenPage } from '../../__tests__/open-letters.ts';
import { about, letter, storeLetters } from '../../__tests__/stored-letters.ts';

const gateway = installFakeGateway();
const titles = ({ page }: OpenPage) =>
  page.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('explains what to do while there are no letters', async () => {
  storeLetters(gateway);
  const { page } = openLetters('/cover-letters');
  expect(await page.findByText('Your first letter')).toBeVisible();
  expect(page.getByRole('link', { name: 'New letter' })).toHaveAttribute('href', '/cover-letters/edit/new');
});

test('shows the recipient and the job of each letter, and finds by both', async () => {
  storeLetters(
    gateway,
    letter('a', { about: about('Ms Brand', 'Pilot', 'Acme') }),
    letter('b', { about: about('', '', 'Looms') }),
    letter('c', { about: about('', 'Weaver') }),
    // From eight letters on, there is a search.
    ...['d', 'e', 'f', 'g', 'h'].map((id) => letter(id)),
  );
  const opened = openLetters('/cover-letters');
  const { page, user } = opened;
  expect(await page.findByText('To Ms Brand')).toBeVisible();
  expect(page.getByText('Pilot at Acme')).toBeVisible();
  expect(page.getByText('Looms')).toBeVisible();
  expect(page.getByText('Weaver')).toBeVisible();
  expect(page.getByRole('link', { name: 'Letter a' })).toHaveAttribute('href', '/cover-letters/edit/a');
  await user.type(page.getByLabelText('Search letters'), 'brand pilot');
  expect(titles(opened)).toEqual(['Letter a']);
  await user.clear(page.getByLabelText('Search letters'));
  await user.type(page.getByLabelText('Search letters'), 'plumber');
  expect(page.getByText('No letter has “plumber” in its title, recipient, or job.')).toBeVisible();
});

test('downloads a letter from its card, but not an unfinished one', async () => {
  const files: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const { document } = letter('a');
  const withSlot = { ...document, subject: 'To {{company}}', salutation: '', closing: '' };
  storeLetters(gateway, letter('a', { document: withSlot }), letter('b'));
  const opened = openLetters('/cover-letters');
  await pickFromMenu(opened, 'Actions for Letter a', 'Download as text (.txt)');
  expect(
    await opened.page.findByText(
      'This letter isn’t finished. Open it to fill in {{company}}.',
      {},
      { timeout: 10_000 },
    ),
  ).toBeVisible();
  expect(files).toEqual([]);
  await pickFromMenu(opened, 'Actions for Letter b', 'Download as text (.txt)');
  await waitFor(() => expect(files).toEqual(['Ada Lovelace – Cover letter.txt']));
  jest.restoreAllMocks();
});

test('renames, duplicates, deletes, and restores like the library of résumés', async () => {
  const { letters } = storeLetters(gateway, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => letter(id)));
  const opened = openLetters('/cover-letters');
  const { page, user } = opened;
  await pickFromMenu(opened, 'Actions for Letter a', 'Rename');
  await waitFor(() => expect(page.getByLabelText('Title')).toHaveFocus());
  await user.keyboard('To Acme{Enter}');
  await waitFor(() => expect(titles(opened)).toContain('To Acme'));
  await pickFromMenu(opened, 'Actions for To Acme', 'Duplicate');
  await waitFor(() => expect(titles(opened)).toContain('To Acme (copy)'));
  expect(letters.find(({ title }) => title === 'To Acme (copy)')?.document).toEqual(letters[0]?.document);
  await user.click(page.getByRole('button', { name: 'Select' }));
  await user.click(page.getByRole('checkbox', { name: 'Select all 8' }));
  await user.click(page.getByRole('button', { name: 'Delete' }));
  expect(await page.findByText('8 letters deleted')).toBeVisible();
  expect(letters).toEqual([]);
  await user.click(page.getByRole('button', { name: 'Undo' }));
  expect(await page.findByText('8 letters restored')).toBeVisible();
  await waitFor(() => expect(titles(opened)).toHaveLength(8));
});
