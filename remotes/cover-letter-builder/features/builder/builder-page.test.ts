import { newLetter, type LetterDocument } from '@shared/documents';
import { waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { installFakeTypesetter } from '../../../../tooling/testing/fake-typesetter.ts';
import { openLetters } from '../../__tests__/open-letters.ts';
import { job, letter, paragraph, storeLetters, type Stored } from '../../__tests__/stored-letters.ts';

// These tests run whole user flows, which take longer than the default five seconds on a busy machine.
jest.setTimeout(30_000);

const gateway = installFakeGateway();
const typesetter = installFakeTypesetter();
const path = '/cover-letters/edit/a';
const late = { timeout: 5_000 };

const document = (changes: Partial<LetterDocument> = {}): LetterDocument => ({
  ...newLetter({ language: 'en' }),
  ...changes,
});
const open = (changes: Partial<LetterDocument> = {}): Stored & ReturnType<typeof openLetters> => {
  const stored = storeLetters(gateway, letter('a', { title: 'To Acme', document: document(changes) }));
  stored.paragraphs.push(
    paragraph('p1', 'Why you', 'I would like to work at {{company}}.', 'opening'),
    paragraph('p2', 'Thanks', 'Thank you for reading.', 'closing'),
  );
  return { ...stored, ...openLetters(path) };
};
const documentOf = ({ letters }: Stored): LetterDocument => letters[0]!.document;

test('creates a letter at its own address, linked to the requested job', async () => {
  const stored = storeLetters(gateway);
  stored.jobs.push(job('j1', 'Engineer', 'Acme'));
  const { page, port } = openLetters('/cover-letters/edit/new?job=j1');
  expect(await page.findByDisplayValue('Letter to Acme')).toBeVisible();
  expect(port.path).toBe('/cover-letters/edit/new-1');
  expect(port.moves.at(-1)?.how).toBe('replace');
  expect(stored.letters[0]?.document).toMatchObject({
    job: { id: 'j1', company: 'Acme', position: 'Engineer' },
    recipient: { company: 'Acme' },
  });
});

test('shows that the letter does not exist', async () => {
  storeLetters(gateway);
  const { page } = openLetters(path);
  expect(await page.findByText('We couldn’t find this letter')).toBeVisible();
  expect(page.getByRole('link', { name: 'Back to my letters' })).toBeVisible();
});

test('combines blocks and text of its own in any order, and saves them', async () => {
  const stored = open();
  const { page, user } = stored;
  await user.type(await page.findByRole('textbox', { name: /^Text of New paragraph/ }), 'Just here.');
  await user.click(page.getByRole('button', { name: 'Add one of my paragraphs' }));
  await user.click(await page.findByRole('button', { name: 'Add Why you' }));
  await user.click(page.getByRole('button', { name: 'Move Why you up' }));
  expect(page.getByText('Why you moved to position 1 of 2')).toBeInTheDocument();
  await waitFor(
    () =>
      expect(documentOf(stored).parts).toMatchObject([
        { kind: 'block', eventId: 'p1' },
        { kind: 'written', text: 'Just here.' },
      ]),
    late,
  );
  await user.click(page.getByRole('button', { name: 'Remove Why you' }));
  await user.click(page.getByRole('button', { name: 'Undo: remove paragraph' }));
  expect(page.getByRole('heading', { name: 'Why you' })).toBeVisible();
});

test('rewords a block in this letter, resets it, and updates the block', async () => {
  const stored = open({ parts: [{ kind: 'block', id: 'x', eventId: 'p2' }] });
  const { page, user, paragraphs } = stored;
  const field = await page.findByRole('textbox', { name: 'Text of Thanks' });
  await user.type(field, ' So long.');
  expect(page.getAllByText('Changed here').length).toBeGreaterThan(0);
  await user.click(page.getByRole('button', { name: 'Reset to block: Thanks' }));
  expect(field).toHaveValue('Thank you for reading.');
  await user.type(field, ' Bye.');
  await user.click(page.getByRole('button', { name: 'Update the block too: Thanks' }));
  await user.click(await page.findByRole('button', { name: 'Update block' }));
  await waitFor(() => expect(paragraphs[1]).toMatchObject({ text: 'Thank you for reading. Bye.', version: 2 }));
  await waitFor(() => expect(documentOf(stored).parts[0]).toEqual({ kind: 'block', id: 'x', eventId: 'p2' }), late);
});

test('fills variables from the linked job, and exports nothing while one is missing', async () => {
  const stored = open({ parts: [{ kind: 'block', id: 'x', eventId: 'p1' }] });
  stored.jobs.push(job('j1', 'Engineer', 'Acme'));
  const { page, user } = stored;
  expect(await page.findByText(/One thing left to do/)).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Download PDF' }));
  const dialog = within(await page.findByRole('alertdialog', { name: 'This letter isn’t finished yet' }));
  await user.click(dialog.getByRole('button', { name: 'Fill in: company' }));
  await waitFor(() => expect(page.getByLabelText('Text for “company”')).toHaveFocus());

  await user.click(page.getByRole('button', { name: 'Job' }));
  await user.click(page.getByRole('button', { name: 'Link a job' }));
  await user.click(await page.findByRole('button', { name: 'Choose Engineer · Acme' }));
  expect(page.queryByText(/left to do/)).toBeNull();
  expect(page.getByLabelText('Text for “company”')).toHaveAttribute('placeholder', 'Acme');
  await waitFor(() => expect(JSON.stringify(typesetter.documents.at(-1))).toContain('work at Acme.'));

  await user.type(page.getByLabelText('Text for “company”'), 'the Acme family');
  await waitFor(() => expect(documentOf(stored).fills).toEqual({ company: 'the Acme family' }), late);
});

test('keeps the facts of a deleted job, and leads to an unknown variable', async () => {
  const tied = { id: 'gone', company: 'Acme', position: 'Engineer', location: '', source: '' };
  const { page, user } = open({ job: tied, parts: [{ kind: 'written', id: 'w', text: '{{company}} {{ salary }}' }] });
  expect(await page.findByText(/This job was deleted/)).toBeVisible();
  expect(page.queryByRole('button', { name: 'Fill in: company' })).toBeNull();
  await user.click(page.getByRole('button', { name: 'Unknown variable {{salary}}: fix or remove it' }));
  await waitFor(() => expect(page.getByRole('textbox', { name: /^Text of/ })).toHaveFocus());
  await user.click(page.getByRole('button', { name: 'Unlink job' }));
  expect(page.getByText(/^Not linked to a job/)).toBeVisible();
});

test('saves a paragraph of the letter as a block', async () => {
  const stored = open({ parts: [{ kind: 'written', id: 'w', text: 'Mine.' }] });
  const { page, user, paragraphs } = stored;
  await user.click(await page.findByRole('button', { name: 'Save to my paragraphs: Mine.' }));
  await user.click(await page.findByRole('button', { name: 'Save and add' }));
  expect(await page.findByText('Please enter a name.')).toBeVisible();
  await user.type(page.getByLabelText('Name', { selector: '[aria-invalid]' }), 'About me');
  await user.click(page.getByRole('button', { name: 'Save and add' }));
  await waitFor(() => expect(paragraphs[2]).toMatchObject({ title: 'About me', text: 'Mine.', kind: 'body' }));
  await waitFor(() => expect(documentOf(stored).parts).toEqual([{ kind: 'block', id: 'w', eventId: 'p-new-2' }]), late);
});

test('dates and signs the letter', async () => {
  const stored = open();
  const { page, user } = stored;
  await user.click(await page.findByRole('button', { name: 'Recipient and date' }));
  await user.click(page.getByRole('radio', { name: 'None' }));
  await user.click(page.getByRole('button', { name: 'Closing and signature' }));
  await user.click(page.getByRole('radio', { name: 'Typed' }));
  await user.type(page.getByLabelText('Signature text'), 'Ada');
  await waitFor(() => expect(documentOf(stored).signature).toEqual({ kind: 'typed', text: 'Ada' }), late);
});
