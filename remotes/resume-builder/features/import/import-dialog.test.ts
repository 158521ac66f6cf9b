import { readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installFakeGateway } from '../../../../shared/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../__tests__/fake-typesetter.ts';
import { openResumeBuilder, type OpenPage } from '../../__tests__/open-resume-builder.ts';
import { emptyProfile, storeResumes } from '../../__tests__/stored-resumes.ts';

// Whole journeys through dialogs: on a busy machine the usual five seconds are not enough.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
installFakeTypesetter();
const fixtures = path.resolve(__dirname, '../../../../shared/documents/json-resume/fixtures');
const fixture = (name: string): File => new File([readFileSync(path.join(fixtures, name))], name);

async function openDialog() {
  const opened = openResumeBuilder('/resumes');
  await opened.user.click(await opened.page.findByRole('button', { name: 'Import a JSON Resume file' }));
  const dialog = within(await opened.page.findByRole('dialog'));
  return { ...opened, dialog };
}
const choose = (dialog: OpenPage['page'], user: UserEvent, file: File) =>
  user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);

test('shows what was found, imports what is picked in one request and opens the builder', async () => {
  const { imports } = storeResumes(gateway);
  const { dialog, user, port } = await openDialog();
  await choose(dialog, user, fixture('sample.resume.json'));
  expect(await dialog.findByRole('checkbox', { name: /CEO\/President, Pied Piper/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /Compression \(Master\)/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Awards/ }));
  const title = dialog.getByRole('textbox', { name: /Title of the résumé/ });
  await user.clear(title);
  await user.type(title, 'From the file');
  await waitFor(() => {
    expect(dialog.getByRole('radio', { name: /Put it into my profile/ })).toBeChecked();
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
    resume: { title: 'From the file', document: { contact: null, headline: 'Programmer' } },
  });
  const { sections } = (imports[0] as { resume: { document: { sections: { id: string }[] } } }).resume.document;
  expect(sections.map(({ id }) => id)).not.toContain('awards');
});

test('keeps a filled profile as it is unless the person says otherwise', async () => {
  const { imports } = storeResumes(gateway);
  gateway.answer({
    me: {
      __typename: 'User',
      id: 'ada',
      headshotURL: null,
      tesseraProduct: 'free',
      profile: { ...emptyProfile, firstName: 'Ada' },
    },
  });
  const { dialog, user } = await openDialog();
  await choose(dialog, user, fixture('sample.resume.json'));
  await waitFor(() => {
    expect(dialog.getByRole('radio', { name: /in this résumé only/ })).toBeChecked();
  });
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => {
    expect(imports).toHaveLength(1);
  });
  expect(imports[0]).toMatchObject({ contactInfo: null, resume: { document: { contact: { lastName: 'Hendriks' } } } });
});

test('names each field that cannot be imported', async () => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, fixture('bad-fields.json'));
  const lost = within(await dialog.findByRole('list', { name: /things that cannot be imported/ }));
  const lines = lost.getAllByRole('listitem').map((item) => item.textContent);
  expect(lines).toContain('basics.url is not an http or https address: javascript:alert(1)');
  expect(lines).toContain('work[0].startDate is not a date: Summer 2013');
  expect(lines).toContain('education is not a list');
});

test.each([
  [
    'missing-comma.json',
    'It is not valid JSON: line 4, column 5 is where it goes wrong. Mend it there and choose it again.',
  ],
  ['list.json', /It holds JSON, but not a résumé/],
  ['another-kind.json', /Nothing in it can be imported/],
])('says why %s cannot be read and takes another file', async (name, reason) => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  await choose(dialog, user, fixture(name));
  expect(await dialog.findByText(`${name} could not be read`)).toBeVisible();
  expect(dialog.getByText(reason)).toBeVisible();
  await choose(dialog, user, fixture('sample.resume.json'));
  expect(await dialog.findByRole('button', { name: 'Import' })).toBeEnabled();
});

test('does not even load a file of more than 10 MB', async () => {
  storeResumes(gateway);
  const { dialog, user } = await openDialog();
  const file = new File(['{}'], 'huge.json');
  Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
  file.arrayBuffer = () => Promise.reject(new Error('was loaded'));
  await choose(dialog, user, file);
  expect(await dialog.findByText('It is 11 MB large. Files of up to 10 MB can be imported.')).toBeVisible();
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
