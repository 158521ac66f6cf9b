import { waitFor, within } from '@testing-library/react';
import { gatewayError, installFakeGateway } from '../../../../tooling/testing/fake-gateway.ts';
import { openTracker } from '../../__tests__/open-tracker.ts';
import { beWide } from '../posting/__tests__/be-wide.ts';

const gateway = installFakeGateway();
beWide();

interface Stored {
  readonly id: string;
  version: number;
  lastContactOn: string | null;
  [field: string]: unknown;
}

const person = (id: string, changes: Partial<Stored> = {}): Stored => ({
  ...{ __typename: 'Person', id, version: 1, name: 'Ana Lopez', role: 'Recruiter', company: 'Acme' },
  ...{ email: 'ana@acme.example', phone: null, link: null, howWeMet: 'Job fair', lastContactOn: null, notes: null },
  jobs: [{ id: 'j1', title: 'Welder', company: 'Acme', stage: 'applied', interviews: [] }],
  ...changes,
});

/** Stores people and email templates behind the fake gateway. */
function storePeople(...people: Stored[]) {
  const templates: { id: string; [field: string]: unknown }[] = [];
  const gone: { id: string }[] = [];
  const find = (id: string): Stored => {
    const one = people.find((each) => each.id === id);
    if (one === undefined) throw gatewayError('NO_DATA_FOUND');
    return one;
  };
  const take = <T extends { id: string }>(list: T[], id: string): T => {
    const one = list.splice(
      list.findIndex((each) => each.id === id),
      1,
    )[0]!;
    gone.push(one);
    return one;
  };
  const back = <T extends { id: string }>(list: T[], id: string): T => {
    const one = gone.find((each) => each.id === id) as T;
    list.push(one);
    return one;
  };
  const mutations = {
    createPerson({ id, input }: { id: string; input: object }) {
      people.push(person(id, { jobs: [], ...input }));
      return find(id);
    },
    updatePerson({ id, version, input }: { id: string; version: number; input: object }) {
      const one = find(id);
      if (one.version !== version) return { __typename: 'VersionConflict', currentVersion: one.version };
      return Object.assign(one, input, { version: version + 1 });
    },
    deletePerson: ({ id }: { id: string }) => take(people, id),
    restorePerson: ({ id }: { id: string }) => back(people, id),
    createEmailTemplate({ id, input }: { id: string; input: object }) {
      const made = { __typename: 'EmailTemplate', id, version: 1, ...input };
      templates.push(made);
      return made;
    },
    deleteEmailTemplate: ({ id }: { id: string }) => take(templates, id),
    restoreEmailTemplate: ({ id }: { id: string }) => back(templates, id),
  };
  gateway.answer({
    people: ({ first, text }: { first?: number; text?: string }) => {
      if (first === undefined) return mutations;
      const nodes = people.filter(({ name }) => text == null || String(name).toLowerCase().includes(text));
      return { nodes, endCursor: null, total: nodes.length };
    },
    person: ({ id }: { id: string }) => find(id),
    emailTemplates: () => templates,
    me: { id: 'me', profile: { firstName: 'Ida', lastName: 'Okafor' } },
  });
  return { people, templates };
}

const today = () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());

test('lists people, searches them, and says so when there are none', async () => {
  storePeople(person('a', { lastContactOn: '2026-01-02' }), person('b', { name: 'Bo Chen', jobs: [] }));
  const { page, user } = openTracker('/jobs/people');
  const table = within(await page.findByRole('table', { name: 'People' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Company', 'How you met', 'Last contact', 'Jobs'],
  ]);
  expect(table.getByRole('link', { name: 'Ana Lopez' })).toHaveAttribute('href', '/jobs/people/a');
  expect(table.getByText('No contact yet')).toBeVisible();
  await user.type(page.getByRole('searchbox', { name: 'Search people' }), 'zed');
  expect(await page.findByText('No people match “zed”.')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Show all people' }));
  expect(await page.findByRole('link', { name: 'Bo Chen' })).toBeVisible();
});

test('shows an empty list with a way to add a person, and adds one', async () => {
  const { people } = storePeople();
  const { page, user } = openTracker('/jobs/people');
  expect(await page.findByRole('heading', { name: 'No people yet' })).toBeVisible();
  await user.click(page.getByRole('link', { name: 'Add person' }));
  await user.click(await page.findByRole('button', { name: 'Save' }));
  expect(await page.findByText('Enter a name or an email.')).toBeVisible();
  await user.type(page.getByLabelText('Name'), 'Cy Dee');
  await user.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(people).toMatchObject([{ name: 'Cy Dee', role: null }]));
  expect(await page.findByText('Not a contact in any job yet.')).toBeVisible();
});

test('sets the last contact to today, also after a change elsewhere, and undoes it', async () => {
  const { people } = storePeople(person('a', { lastContactOn: '2026-01-02' }));
  const { page, user } = openTracker('/jobs/people/a');
  const button = await page.findByRole('button', { name: 'Contacted today' });
  people[0]!.version = 7;
  await user.click(button);
  await waitFor(() => expect(people[0]).toMatchObject({ lastContactOn: today(), version: 8 }));
  expect(await page.findByText(/^today · /)).toBeVisible();
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(people[0]!.lastContactOn).toBe('2026-01-02'));
});

test('asks before a person in jobs is deleted, and brings the person back', async () => {
  const { people } = storePeople(person('a'));
  const { page, user, port } = openTracker('/jobs/people/a');
  (await page.findByRole('button', { name: 'More actions' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(page.getAllByRole('menuitem')[0]).toHaveAttribute('data-highlighted'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  const dialog = within(await page.findByRole('alertdialog', { name: 'Delete Ana Lopez?' }));
  expect(dialog.getByText(/^They’ll stay in 1 job as a contact/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete person' }));
  await waitFor(() => expect(port.path).toBe('/jobs/people'));
  expect(people).toEqual([]);
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(people).toHaveLength(1));
});

test('changes a person and merges what was changed elsewhere', async () => {
  const { people } = storePeople(person('a'));
  const { page, user } = openTracker('/jobs/people/a');
  await user.click(await page.findByRole('button', { name: 'Edit' }));
  expect(page.getByText('Name, role, email, phone and link also change in 1 job.')).toBeVisible();
  Object.assign(people[0]!, { version: 2, notes: 'From elsewhere' });
  await user.type(page.getByLabelText(/^Phone/), '555 0100');
  await user.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(people[0]).toMatchObject({ phone: '555 0100', notes: 'From elsewhere', version: 3 }));
  expect(await page.findByText('From elsewhere')).toBeVisible();
});

test('writes an email from a template, points at what is missing, and keeps what was typed', async () => {
  storePeople(person('a'));
  const { page, user } = openTracker('/jobs/people/a');
  await user.click(await page.findByRole('button', { name: 'Write email' }));
  await user.selectOptions(await page.findByLabelText('Template'), 'Thank you');
  const status = 'Fill these in before sending: {{interviewDay}}';
  expect(await page.findByText(status)).toBeVisible();
  const preview = within(page.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByText('{{interviewDay}}')[0]!.tagName).toBe('MARK');
  await user.type(page.getByLabelText('Interview day'), 'Monday');
  expect(page.queryByText(status)).toBeNull();
  const link = page.getByRole('link', { name: 'Open in mail app' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ana@acme\.example\?subject=Thank%20you%20for%20Monday&body=Hi%20Ana/),
  );

  await user.click(page.getByRole('button', { name: 'Edit text' }));
  await user.type(page.getByLabelText('Message'), ' PS: Hello');
  expect(link).toHaveAttribute('href', expect.stringMatching(/PS%3A%20Hello$/));
  await user.selectOptions(page.getByLabelText('Template'), 'Stay in touch');
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  expect(page.getByLabelText<HTMLTextAreaElement>('Message').value).toMatch(/PS: Hello$/);
});

test('keeps a template of one’s own, deletes it, and brings it back', async () => {
  const { templates } = storePeople(person('a', { jobs: [] }));
  const { page, user } = openTracker('/jobs/people/a');
  await user.click(await page.findByRole('button', { name: 'Write email' }));
  await user.click(await page.findByRole('button', { name: 'Save as your own template' }));
  const editor = within(await page.findByRole('dialog', { name: 'New template' }));
  await user.type(editor.getByLabelText('Template name'), 'Mine');
  await user.clear(editor.getByLabelText('Message'));
  await user.click(editor.getByRole('button', { name: 'Save template' }));
  expect(editor.getByText('Enter a message.')).toBeVisible();
  await user.type(editor.getByLabelText('Message'), 'Dear {{{{salary}}');
  expect(editor.getByText('Unknown variable: {{salary}}')).toBeVisible();
  await user.click(editor.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(templates).toMatchObject([{ name: 'Mine', body: 'Dear {{salary}}' }]));
  await user.click(await page.findByRole('button', { name: 'Delete template' }));
  await waitFor(() => expect(templates).toEqual([]));
  await waitFor(() => expect(page.getAllByRole('button', { name: 'Undo' }).length).toBeGreaterThan(0));
  await user.click(page.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(templates).toHaveLength(1));
});
