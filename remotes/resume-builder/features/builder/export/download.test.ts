import { waitFor } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../../tooling/testing/fake-typesetter.ts';
import { openResumeBuilder, type OpenPage } from '../../../__tests__/open-resume-builder.ts';
import { resume, storeResumes } from '../../../__tests__/stored-resumes.ts';
import { chooseItem } from '../../../../../tooling/testing/choose-item.ts';
import { openContact } from '../__tests__/open-contact.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const path = '/resumes/edit/a';

interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}
let files: SavedFile[] = [];
beforeEach(() => {
  files = [];
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

const textOf = (blob: Blob): Promise<string> => blob.text();

/** Opens the menu and chooses an item using the keyboard only. */
const choose = (opened: OpenPage, item: string): Promise<void> => chooseItem(opened, 'Download options', item);

test('downloads the PDF under the résumé’s title, and reports when that fails', async () => {
  storeResumes(gateway, resume('a'));
  const { page, user } = openResumeBuilder(path);
  await page.findByText('1 page');
  await user.click(page.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Résumé a.pdf']));
  typesetter.breakDown();
  await user.click(page.getByRole('button', { name: 'Download PDF' }));
  expect(await page.findByText('We couldn’t create the PDF')).toBeVisible();
  typesetter.restore();
  await user.click(page.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(page.queryByText('We couldn’t create the PDF')).toBeNull();
});

test('exports what is on screen in other formats', async () => {
  storeResumes(gateway, resume('a'));
  const open = openResumeBuilder(path);
  const { page, user } = open;
  await page.findByText('1 page');
  await user.type(await openContact({ page, user }), 'Lamp *keeper*');
  await choose(open, 'Plain text (.txt)');
  await choose(open, 'Markdown (.md)');
  await choose(open, 'JSON Resume (.json)');
  await user.click(page.getByRole('button', { name: 'Download options' }));
  expect(await page.findByRole('menuitem', { name: 'Word (.docx)' })).toHaveAccessibleDescription(
    'Editable, keeps fonts and colors; layout may differ. Send the PDF unless they ask for Word.',
  );
  await user.keyboard('{Escape}');
  await choose(open, 'Word (.docx)');
  await waitFor(() => expect(files).toHaveLength(4), { timeout: 10_000 });
  await waitFor(() =>
    expect(files.map(({ name }) => name)).toEqual([
      'Résumé a.txt',
      'Résumé a.md',
      'Résumé a.resume.json',
      'Résumé a.docx',
    ]),
  );
  const [text, markdown, json, word] = files.map(({ blob }) => blob);
  expect(await textOf(text!)).toContain('Lamp *keeper*\n');
  expect(await textOf(text!)).toContain('Engineer\nAcme · Jan 2020 – present');
  expect(await textOf(markdown!)).toContain('Lamp \\*keeper\\*\n');
  expect(JSON.parse(await textOf(json!))).toMatchObject({
    basics: { label: 'Lamp *keeper*' },
    work: [{ name: 'Acme' }],
  });
  expect(word!.size).toBeGreaterThan(5_000);
});

test('lets the person rename the files once, and remembers the name', async () => {
  storeResumes(gateway, resume('a'));
  const open = openResumeBuilder(path);
  const { page, user } = open;
  await page.findByText('1 page');
  await choose(open, 'Rename file');
  const field = await page.findByLabelText('File name', {}, { timeout: 10_000 });
  expect(field).toHaveValue('Résumé a');
  await user.clear(field);
  await user.type(field, 'CV: Acme/2026.pdf');
  expect(page.getByText('Your PDF will be named CV Acme 2026.pdf')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(page.queryByLabelText('File name')).toBeNull());
  await open.close();
  const again = openResumeBuilder(path, open.host);
  await again.page.findByText('1 page');
  await again.user.click(again.page.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['CV Acme 2026.pdf']));
});

test('copies the résumé as text, and confirms it', async () => {
  storeResumes(gateway, resume('a'));
  const open = openResumeBuilder(path);
  await open.page.findByText('1 page');
  const written: string[] = [];
  class FakeItem {
    readonly items: Record<string, Promise<Blob>>;
    constructor(items: Record<string, Promise<Blob>>) {
      this.items = items;
    }
  }
  Object.assign(globalThis, { ClipboardItem: FakeItem });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      write: async ([item]: [{ items: Record<string, Promise<Blob>> }]) => {
        written.push(await textOf(await item.items['text/plain']!));
      },
    },
  });
  await choose(open, 'Copy as text');
  expect(await open.page.findByText('Résumé copied as text', {}, { timeout: 10_000 })).toBeVisible();
  expect(written[0]).toContain('Engineer\nAcme');
});
