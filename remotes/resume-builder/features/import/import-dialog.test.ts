import { fireEvent, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { exportFiles } from '../../../../shared/importers/linkedin/fixtures/export-files.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { choose, fixture, openDialog } from '../../__tests__/open-import-dialog.ts';
import { openResumeBuilder } from '../../__tests__/open-resume-builder.ts';
import { storeResumes, workEvent } from '../../__tests__/stored-resumes.ts';

// These tests run whole user flows through dialogs, which take longer than the default five seconds on a busy machine.
jest.setTimeout(60_000);

// Jest cannot load the PDF library, an ECMAScript module, so this mock returns what the library would extract from a
// page.
jest.mock('../../../../shared/importers/pdf/extract-text.ts', () => ({
  extractText: () => {
    const runs = mockPage.map(([text, x, y, size, font]) => ({
      ...{ text, x, y, size, font, href: null },
      right: x + text.length * size * 0.5,
    }));
    return Promise.resolve({ ok: true, pages: [{ width: 612, height: 792, runs }] });
  },
}));
const mockPage: readonly (readonly [string, number, number, number, string])[] = [
  ['Ada Byron', 50, 70, 20, 'bold'],
  ['ada@example.com', 50, 90, 10, 'plain'],
  ['Experience', 50, 120, 13, 'bold'],
  ['Programmer', 50, 140, 10, 'bold'],
  ['Jan 2020 - Present', 450, 140, 10, 'plain'],
  ['Analytical Engines Ltd', 50, 154, 10, 'plain'],
  ['Pioneers', 50, 180, 10, 'bold'],
  ['A club of old friends of numbers', 50, 194, 10, 'plain'],
  ['Skills', 50, 220, 13, 'bold'],
  ['Mathematics, Latin, Cards and whatever else was asked for', 50, 240, 10, 'plain'],
];

const gateway = installFakeGateway();
installFakeTypesetter();
/** Puts a file where the public ATS check keeps one. Jsdom has neither the storage nor its responses. */
function keep(file: File | undefined) {
  let kept = file;
  const headers = new Headers({ 'x-file-name': file?.name ?? '', 'x-kept-at': `${Date.now()}` });
  const caches = {
    has: () => Promise.resolve(kept !== undefined),
    open: () => Promise.resolve({ match: () => Promise.resolve({ headers, arrayBuffer: () => kept?.arrayBuffer() }) }),
    delete: () => Promise.resolve((kept = undefined)),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
  return { isKept: () => kept !== undefined };
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

test('starts with the file that the public ATS check has kept, and deletes it there', async () => {
  storeResumes(gateway);
  const { isKept } = keep(fixture('sample.resume.json'));
  const { page, port } = openResumeBuilder('/resumes?import=kept');
  const dialog = within(await page.findByRole('dialog'));
  expect(await dialog.findByRole('checkbox', { name: /CEO\/President, Pied Piper/ })).toBeChecked();
  expect(isKept()).toBe(false);
  expect(port.path).toBe('/resumes');
});

test('asks for the file again when the browser has kept none', async () => {
  storeResumes(gateway);
  keep(undefined);
  const { page } = openResumeBuilder('/resumes?import=kept');
  const dialog = within(await page.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeEnabled());
});

test('shows what was found, imports what is picked in one request, and opens the builder', async () => {
  const { imports } = storeResumes(gateway);
  const { dialog, user, port } = await openDialog();
  await choose(dialog, user, fixture('sample.resume.json'));
  expect(await dialog.findByRole('checkbox', { name: /CEO\/President, Pied Piper/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /Compression \(Master\)/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Awards/ }));
  const title = dialog.getByRole('textbox', { name: /Résumé title/ });
  await user.clear(title);
  await user.type(title, 'From the file');
  await waitFor(() => {
    expect(dialog.getByRole('radio', { name: /Save it to my profile/ })).toBeChecked();
  });
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => {
    expect(port.path).toBe('/resumes/edit/new-1');
  });
  expect(imports).toHaveLength(1);
  expect(imports[0]).toMatchObject({
    work: [{ company: 'Pied Piper' }],
    education: [{ university: 'University of Oklahoma' }],
    skills: [{ name: 'Web Development (Master)' }],
    contactInfo: { firstName: 'Richard', email: 'richard.hendriks@mail.com', zip: '94115' },
    contactInfoBase: { firstName: null, email: 'ada@example.com' },
    resume: { title: 'From the file', document: { contact: null, headline: 'Programmer' } },
  });
  const { sections } = (imports[0] as { resume: { document: { sections: { id: string }[] } } }).resume.document;
  expect(sections.map(({ id }) => id)).not.toContain('awards');
});

test('names each field that cannot be imported', async () => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, fixture('bad-fields.json'));
  const lost = within(await dialog.findByRole('list', { name: /items left out/ }));
  const lines = lost.getAllByRole('listitem').map((item) => item.textContent.replace('Add to…', ''));
  expect(lines).toContain('basics.url isn’t an http or https address: javascript:alert(1)');
  expect(lines).toContain('work[0].startDate isn’t a date: Summer 2013');
  expect(lines).toContain('education isn’t a list');
});

test.each([
  [
    'missing-comma.json',
    'It isn’t valid JSON. The error is at line 4, column 5. Fix it there, then choose the file again.',
  ],
  ['list.json', /It’s valid JSON, but not a résumé/],
  ['another-kind.json', /We found nothing to import/],
])('explains why %s cannot be read, and takes another file', async (name, reason) => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, fixture(name));
  expect(await dialog.findByText(`We couldn’t read ${name}`)).toBeVisible();
  expect(dialog.getByText(reason)).toBeVisible();
  await choose(dialog, user, fixture('sample.resume.json'));
  expect(await dialog.findByRole('button', { name: 'Import' })).toBeEnabled();
});

test('rejects a file of more than 10 MB without loading it', async () => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  const file = new File(['{}'], 'huge.json');
  Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
  file.arrayBuffer = () => Promise.reject(new Error('was loaded'));
  await choose(dialog, user, file);
  expect(await dialog.findByText('It’s 11 MB. Files of this type can be up to 10 MB.')).toBeVisible();
});

test('keeps all choices when the import fails', async () => {
  const { imports } = storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, fixture('sample.resume.json'));
  await user.click(await dialog.findByRole('checkbox', { name: /Awards/ }));
  await waitFor(() => {
    expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled();
  });
  gateway.breakDown();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('Nothing was imported')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /Awards/ })).not.toBeChecked();
  gateway.restore();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => {
    expect(imports).toHaveLength(1);
  });
});

const archive = (): File =>
  new File(
    [
      new Uint8Array(
        zipSync(Object.fromEntries(Object.entries(exportFiles).map(([name, text]) => [name, strToU8(text)]))),
      ),
    ],
    'Complete_LinkedInDataExport.zip',
  );

test('imports a dropped LinkedIn export, and undoes the import in one request', async () => {
  const { imports, undone, resumes } = storeResumes(gateway);
  const { dialog, page, user, port } = await openDialog();
  fireEvent.drop(dialog.getByText('or drop it here'), { dataTransfer: { files: { item: () => archive() } } });
  expect(await dialog.findByRole('checkbox', { name: /R&D lead, Analytical Engines, Ltd/ })).toBeChecked();
  expect(dialog.getByText('Profile.csv, line 2, Birth Date')).toBeVisible();
  await waitFor(() => {
    expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled();
  });
  await user.click(dialog.getByRole('radio', { name: /in this résumé only/ }));
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => {
    expect(port.path).toBe('/resumes/edit/new-1');
  });
  expect(imports[0]).toMatchObject({ work: [{ company: 'Analytical Engines, Ltd' }, { company: 'Looms' }] });
  expect(await page.findByText('4 new blocks were added.')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(port.path).toBe('/resumes');
  });
  const { work, education, skills } = imports[0] as Record<string, readonly { readonly uuid: string }[]>;
  expect(undone).toEqual([
    {
      resumeId: 'new-1',
      blocks: [...(work ?? []), ...(education ?? []), ...(skills ?? [])].map(({ uuid }) => uuid),
      profile: null,
    },
  ]);
  expect(resumes).toEqual([]);
  expect(await page.findByText('Import undone')).toBeVisible();
});

test('reports that an import can no longer be undone', async () => {
  const { resumes } = storeResumes(gateway);
  const { dialog, page, user } = await openDialog();
  await choose(dialog, user, fixture('sample.resume.json'));
  await waitFor(() => {
    expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled();
  });
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await page.findByText('Résumé imported');
  Object.assign(resumes[0]!, { version: 2 });
  await user.click(page.getByRole('button', { name: 'Undo' }));
  expect(await page.findByText('The import can’t be undone')).toBeVisible();
  expect(resumes).toHaveLength(1);
});

test('lists existing blocks without picking them, and lets the résumé use them', async () => {
  const { imports } = storeResumes(gateway);
  gateway.answer({
    workEvents: [{ ...workEvent('w9', 'Weaver'), company: 'Looms', startDate: '2018-01', endDate: '2019-12' }],
  });
  const { dialog, user } = await openDialog();
  await choose(dialog, user, archive());
  const there = within(await dialog.findByRole('group', { name: 'Already in your blocks' }));
  expect(there.getByRole('checkbox', { name: /Weaver, Looms/ })).not.toBeChecked();
  expect(there.getByRole('checkbox', { name: 'Use my block in this résumé' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => {
    expect(imports).toHaveLength(1);
  });
  const { work, resume } = imports[0] as unknown as {
    work: { company: string; uuid: string }[];
    resume: { document: { sections: { kind: string; items: { eventId: string }[] }[] } };
  };
  expect(work.map(({ company }) => company)).toEqual(['Analytical Engines, Ltd']);
  const section = resume.document.sections.find(({ kind }) => kind === 'work');
  expect(section?.items.map(({ eventId }) => eventId)).toEqual([work[0]?.uuid, 'w9']);
});

test('shows how reliably each part of a PDF was read', async () => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, new File(['%PDF-1.7'], 'Ada.pdf'));
  expect(await dialog.findByRole('checkbox', { name: /Programmer, Analytical Engines Ltd/ })).toBeChecked();
  expect(dialog.getAllByText('Clear')).toHaveLength(2);
  expect(dialog.getByText('Check closely')).toBeVisible();
  expect(dialog.getByText(/We couldn’t find any dates\./)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Résumé title/ })).toHaveValue('Ada');
});

test.each([
  ['page.pdf', '<!doctype html><p>no PDF', /It’s a web page/],
  ['broken.zip', 'PK\u0003\u0004', /The ZIP file is damaged/],
  ['letter.csv', 'Dear all,\nhello', /isn’t a table from a LinkedIn export/],
  ['empty.pdf', '', /It’s empty/],
])('explains what is wrong with %s and what to do', async (name, content, reason) => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, new File([content], name));
  expect(await dialog.findByText(`We couldn’t read ${name}`)).toBeVisible();
  expect(dialog.getByText(reason)).toBeVisible();
});
