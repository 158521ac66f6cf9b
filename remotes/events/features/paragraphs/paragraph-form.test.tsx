import { act, waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openEvents, type OpenPage } from '../../__tests__/open-events.ts';
import { paragraph, storeParagraphs } from '../../__tests__/stored-paragraphs.ts';

const gateway = installFakeGateway();
const list = '/events/cover-letter';
const title = ({ page }: OpenPage) => page.findByRole('textbox', { name: 'Title' });
const text = ({ page }: OpenPage) => page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const save = ({ page, user }: OpenPage) => user.click(page.getByRole('button', { name: 'Save' }));
const example = ({ page }: OpenPage) => page.getByRole('region', { name: 'Example' });
const insert = ({ page }: OpenPage, name: string) => page.getByRole('button', { name: `Insert ${name}` });

/** Escapes braces for user-event, where they mean keys unless doubled. */
const typed = (words: string): string => words.replaceAll('{', '{{');

describe('writing a paragraph', () => {
  it('stores title, kind, and text with its line breaks, and shows the card', async () => {
    const stored = storeParagraphs(gateway);
    const open = openEvents(`${list}/new`);
    await open.user.type(await title(open), ' Why you ');
    await open.user.click(open.page.getByRole('radio', { name: 'Closing' }));
    await open.user.type(await text(open), typed('Dear {{company}},{Enter}I saw you.').replace('{{Enter}', '{Enter}'));
    await save(open);
    expect(await open.page.findByRole('link', { name: 'Why you' })).toHaveFocus();
    expect(stored[0]).toMatchObject({ title: 'Why you', kind: 'closing', text: 'Dear {{company}},\nI saw you.' });
  });

  it('requires a title and a text, and rejects a variable that letters cannot fill', async () => {
    const stored = storeParagraphs(gateway);
    const open = openEvents(`${list}/new`);
    await title(open);
    await save(open);
    expect(await open.page.findByText('Enter a title.')).toBeVisible();
    expect(open.page.getByText('Write the paragraph.')).toBeVisible();
    await open.user.type(await title(open), 'Why you');
    await open.user.type(await text(open), typed('Dear {{boss}}'));
    const known =
      '{{company}}, {{position}}, {{location}}, {{source}}, {{recipientName}}, {{recipientTitle}}, {{firstName}}, {{lastName}}, and {{today}}. ' +
      String.raw`To keep the braces as text, type \{{ instead of the first two.`;
    expect(await open.page.findByText(`Unknown variable: {{boss}}. You can use ${known}`)).toBeVisible();
    expect(await text(open)).toHaveAccessibleDescription(/Unknown variable/);
    expect(example(open)).toHaveTextContent('Dear {{boss}}');
    await open.user.type(await text(open), typed(' and {{Company}}'));
    const unknown = 'Unknown variables: {{boss}} and {{Company}}.';
    expect(await open.page.findByText(`${unknown} You can use ${known}`)).toBeVisible();
    await save(open);
    expect(await text(open)).toHaveFocus();
    expect(stored).toHaveLength(0);
  });

  it('has the same maximum length as the gateway', async () => {
    storeParagraphs(gateway, paragraph('a', { text: 'x'.repeat(5_000) }));
    const open = openEvents(`${list}/edit/a`);
    await open.user.type(await text(open), '  y');
    await open.user.tab();
    expect(await open.page.findByText('This is too long. Use 5000 characters or fewer.')).toBeVisible();
    await open.user.type(await text(open), '{Backspace}');
    await waitFor(() => expect(open.page.queryByText(/This is too long/)).toBeNull());
  });

  it('previews the paragraph as in a letter, with the person’s name and a word count', async () => {
    storeParagraphs(gateway, paragraph('a', { text: 'Yours to {{company}},\n{{ firstName }} {{lastName}}' }));
    const open = openEvents(`${list}/edit/a`);
    await text(open);
    await waitFor(() => expect(example(open)).toHaveTextContent('Yours to Northwind Traders, Ada Lovelace'));
    expect(example(open)).toHaveTextContent('5 words');
    expect(example(open)).toHaveTextContent('The highlighted words are examples.');
  });

  it('previews an example name if the person’s name cannot be loaded', async () => {
    storeParagraphs(gateway, paragraph('a', { text: 'Yours, {{firstName}}' }));
    gateway.answer({ me: () => ({ id: 'me', profile: { firstName: ' ', lastName: null } }) });
    const open = openEvents(`${list}/edit/a`);
    await text(open);
    expect(example(open)).toHaveTextContent('Yours, Alex');
  });
});

describe('inserting a variable', () => {
  it('inserts it at the caret, moves the caret behind it, and counts as a change', async () => {
    const stored = storeParagraphs(gateway, paragraph('a', { text: 'Dear team' }));
    const open = openEvents(`${list}/edit/a`);
    const field = await text(open);
    await open.user.click(field);
    field.setSelectionRange(5, 9);
    insert(open, 'company').focus();
    await open.user.keyboard('{Enter}');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Dear {{company}}');
    await open.user.keyboard('!');
    expect(field).toHaveValue('Dear {{company}}!');
    expect(example(open)).toHaveTextContent('Dear Northwind Traders!');
    await save(open);
    await waitFor(() => expect(stored[0]?.text).toBe('Dear {{company}}!'));
  });

  it('appends it if the text has not had the focus yet', async () => {
    storeParagraphs(gateway, paragraph('a', { text: 'Yours, ' }));
    const open = openEvents(`${list}/edit/a`);
    const field = await text(open);
    field.setSelectionRange(0, 0);
    await open.user.click(insert(open, 'first name'));
    expect(field).toHaveValue('Yours, {{firstName}}');
    await open.user.click(insert(open, 'last name'));
    expect(field).toHaveValue('Yours, {{firstName}}{{lastName}}');
  });

  it('is undone and redone together with typed text', async () => {
    storeParagraphs(gateway);
    const open = openEvents(`${list}/new`);
    const field = await text(open);
    await open.user.type(field, 'Dear ');
    await open.user.click(insert(open, 'company'));
    await open.user.keyboard(' team');
    const undo = async (): Promise<string> => {
      await open.user.keyboard('{Control>}z{/Control}');
      return field.value;
    };
    expect([await undo(), await undo(), await undo(), await undo()]).toEqual([
      'Dear {{company}} ',
      'Dear {{company}}',
      'Dear ',
      '',
    ]);
    await open.user.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(field).toHaveValue('Dear {{company}}');
    expect(field.selectionStart).toBe('Dear {{company}}'.length);
  });
});

describe('saving a paragraph', () => {
  it('shows both texts if it was saved elsewhere in the meantime', async () => {
    const stored = storeParagraphs(gateway, paragraph('a', { text: 'Old.' }));
    const open = openEvents(`${list}/edit/a`);
    await open.user.type(await text(open), ' Mine.');
    Object.assign(stored[0]!, { text: 'Theirs.', version: 2 });
    await save(open);
    const dialog = await open.page.findByRole('dialog', { name: 'This was also changed somewhere else' });
    expect(within(dialog).getByText('Old. Mine.')).toBeVisible();
    expect(within(dialog).getByText('Theirs.')).toBeVisible();
    await open.user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(stored[0]).toMatchObject({ text: 'Old. Mine.', version: 3 }));
  });

  it('keeps what was written when the network fails, and saves it once it is back', async () => {
    const stored = storeParagraphs(gateway, paragraph('a', { text: 'Old.' }));
    const open = openEvents(`${list}/edit/a`);
    await open.user.type(await text(open), ' New.');
    gateway.breakDown();
    await save(open);
    expect(await open.page.findByText(/we’ll keep trying to save it/)).toBeVisible();
    gateway.restore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(stored[0]?.text).toBe('Old. New.'));
  });

  it('asks before unsaved text is left', async () => {
    storeParagraphs(gateway, paragraph('a'));
    const open = openEvents(`${list}/edit/a`);
    await open.user.type(await text(open), '!');
    await open.user.click(open.page.getByRole('link', { name: 'Cancel' }));
    await open.user.click(await open.page.findByRole('button', { name: 'Stay' }));
    expect(await text(open)).toHaveValue('I would like to work with you.!');
  });

  it('starts a copy with the same text and stores a second paragraph', async () => {
    const stored = storeParagraphs(gateway, paragraph('a', { kind: 'closing', text: 'Yours, {{firstName}}' }));
    const open = openEvents(`${list}/new?from=a`);
    expect(await text(open)).toHaveValue('Yours, {{firstName}}');
    expect(open.page.getByRole('radio', { name: 'Closing' })).toBeChecked();
    await save(open);
    await waitFor(() => expect(stored).toHaveLength(2));
    expect(stored[1]?.uuid).not.toBe(stored[0]?.uuid);
  });
});
