import { fireEvent, waitFor, within } from '@testing-library/react';
import { installFakeGateway } from '../../../../../tooling/testing/fake-gateway.ts';
import { openEvents, type OpenPage } from '../../../__tests__/open-events.ts';
import { storeWork, work } from '../../../__tests__/stored-blocks.ts';
import { paragraph, storeParagraphs } from '../../../__tests__/stored-paragraphs.ts';

const gateway = installFakeGateway();
const panel = async ({ page }: OpenPage, name: string) => within(await page.findByRole('region', { name }));
const press = ({ page, user }: OpenPage, name: string) => user.click(page.getByRole('button', { name }));
const spanish = { id: 's', length: null, language: 'es', company: null, position: 'Ingeniera', location: null };

beforeEach(() => localStorage.clear());

test('starts a variant with the block’s entries, and saves only what differs', async () => {
  const [block] = storeWork(gateway, work('a', { position: 'Engineer', points: ['Led a team of nine', 'Cut costs'] }));
  const open = openEvents('/events/work/edit/a');
  await open.page.findByRole('heading', { name: 'Other versions optional' });
  await press(open, 'Short');
  const short = await panel(open, 'short');
  await waitFor(() => expect(short.getByLabelText(/^Position/)).toHaveFocus());
  expect(short.getByLabelText(/^Position/)).toHaveAttribute('placeholder', 'Same as standard: Engineer');
  await open.user.clear(short.getByLabelText('Accomplishment 1'));
  await open.user.type(short.getByLabelText('Accomplishment 1'), 'Led nine');
  expect(open.page.queryByRole('button', { name: 'Short' })).toBeNull();

  await press(open, 'In another language');
  const other = await panel(open, 'New version');
  await waitFor(() => expect(other.getByLabelText('Language')).toHaveFocus());
  await open.user.selectOptions(other.getByLabelText('Language'), 'Spanish');
  const inSpanish = await panel(open, 'Spanish');
  await open.user.type(inSpanish.getByLabelText(/^Position/), 'Ingeniera');
  await press(open, 'Save');
  await open.page.findByText('Engineer · Acme saved');
  const text = { company: null, location: null };
  expect(block?.variants).toMatchObject([
    {
      ...text,
      length: 'short',
      language: null,
      position: null,
      accomplishments: [{ description: 'Led nine' }, { description: 'Cut costs' }],
    },
    { ...text, length: null, language: 'es', position: 'Ingeniera', accomplishments: null },
  ]);
  expect(block?.accomplishments.map(({ description }) => description)).toEqual(['Led a team of nine', 'Cut costs']);
  expect(await open.page.findByText('Other versions: short and Spanish')).toBeVisible();
});

test('rejects duplicate and empty variants at their fields, and expands a collapsed one to show it', async () => {
  storeWork(gateway, work('a', { variants: [{ __typename: 'WorkVariant', ...spanish, accomplishments: null }] }));
  const open = openEvents('/events/work/edit/a');
  await open.page.findByRole('button', { name: 'Spanish' });
  await press(open, 'In another language');
  const other = await panel(open, 'New version');
  await press(open, 'Save');
  expect(await other.findByText('Choose a language or a length.')).toBeVisible();
  expect(other.getByLabelText('Language')).toHaveFocus();
  await open.user.selectOptions(other.getByLabelText('Language'), 'Spanish');
  await press(open, 'Save');
  expect(
    (await open.page.findAllByText('Another version already has this language and length.')).length,
  ).toBeGreaterThan(0);
  expect(open.page.getAllByRole('region', { name: 'Spanish' })).toHaveLength(2);
  expect(open.page.getAllByLabelText('Length')).toHaveLength(2);
  await open.user.selectOptions(open.page.getAllByLabelText('Length')[1]!, 'Short');
  await waitFor(() => expect(open.page.queryByText(/Another version already has/)).toBeNull());
});

test('switches a variant’s list back to the block’s, and restores a removed variant', async () => {
  const accomplishments = [{ id: 'x', uuid: 'x', description: 'Dirigí un equipo' }];
  const [block] = storeWork(
    gateway,
    work('a', { points: ['Led'], variants: [{ __typename: 'WorkVariant', ...spanish, accomplishments }] }),
  );
  const open = openEvents('/events/work/edit/a');
  await open.user.click(await open.page.findByRole('button', { name: 'Spanish' }));
  await press(open, 'Remove version: Spanish');
  expect(open.page.queryByRole('region', { name: 'Spanish' })).toBeNull();
  await press(open, 'Undo');
  const inSpanish = await panel(open, 'Spanish');
  expect(inSpanish.getByLabelText('Accomplishment 1')).toHaveValue('Dirigí un equipo');
  await press(open, 'Reset to standard: Accomplishments');
  expect(inSpanish.queryByLabelText('Accomplishment 1')).toBeNull();
  await press(open, 'Save');
  await waitFor(() => expect(block?.variants).toMatchObject([{ position: 'Ingeniera', accomplishments: null }]));
});

test('opens the missing variant from a résumé’s note, keeps what was typed, and returns after saving', async () => {
  const [block] = storeWork(gateway, work('a', { points: ['Led'] }));
  const address = '/events/work/edit/a?language=es&length=short&document=r1';
  const first = openEvents(address, 'ada');
  const begun = await panel(first, 'Spanish, short');
  await first.user.type(begun.getByLabelText(/^Position/), 'Ing.');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('Ing.'));

  const second = openEvents('/events/work/edit/a?document=r1', 'ada');
  await second.user.click(await second.page.findByRole('button', { name: /^Continue/ }));
  await second.user.click(await second.page.findByRole('button', { name: 'Spanish, short' }));
  expect((await panel(second, 'Spanish, short')).getByLabelText(/^Position/)).toHaveValue('Ing.');
  await press(second, 'Save');
  await waitFor(() => expect(block?.variants).toMatchObject([{ length: 'short', language: 'es', position: 'Ing.' }]));
  // The host decides what is there; a remote that is alone on its page shows its own first page.
  await waitFor(() => expect(second.port.moves).toContainEqual({ path: '/resumes/edit/r1', how: 'push' }));
});

test('does not count an empty variant as an unsaved change', async () => {
  storeWork(gateway, work('a', { points: ['Led'] }));
  const open = openEvents('/events/work/edit/a?language=es', 'ada');
  const asksBeforeLeaving = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    fireEvent(window, event);
    return event.defaultPrevented;
  };
  const inSpanish = await panel(open, 'Spanish');
  await press(open, 'Short');
  await panel(open, 'short');
  expect(asksBeforeLeaving()).toBe(false);
  await open.user.type(inSpanish.getByLabelText(/^Position/), 'I');
  expect(asksBeforeLeaving()).toBe(true);
  await press(open, 'Remove version: Spanish');
  await press(open, 'Remove version: short');
  expect(asksBeforeLeaving()).toBe(false);
  await open.user.click(open.page.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(open.port.path).toBe('/events/work'));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('applies the same rules to a variant of a paragraph', async () => {
  const [block] = storeParagraphs(gateway, paragraph('a', { text: 'Dear {{company}}' }));
  const open = openEvents('/events/cover-letter/edit/a?language=es');
  const inSpanish = await panel(open, 'Spanish');
  const text = inSpanish.getByLabelText('Text');
  expect(text).toHaveValue('Dear {{company}}');
  await open.user.clear(text);
  await press(open, 'Save');
  expect(await inSpanish.findByText(/Write the paragraph for this version/)).toBeVisible();
  await open.user.click(text);
  await open.user.paste('Estimados de {{company}}');
  await press(open, 'Save');
  await waitFor(() =>
    expect(block?.variants).toMatchObject([{ language: 'es', length: null, text: 'Estimados de {{company}}' }]),
  );
});
