import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';

interface Operation {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Reads what the page sends to the gateway, in order. */
function readOperations(page: Page): Operation[] {
  const sent: Operation[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') {
      sent.push(request.postDataJSON() as Operation);
    }
  });
  return sent;
}

/** Returns the names of all fields that an operation selects, wherever they are. */
const fieldsOf = ({ query }: Operation): ReadonlySet<string> => new Set(query.match(/\b\w+\b/g));

/** The fields of product.md §3. */
const address = ['addressOne', 'addressTwo', 'city', 'state', 'zip', 'country'];
const profile = [
  ...['firstName', 'lastName', 'mjUserId', 'mjDomain', 'email', 'phone', 'linkedin', 'address'],
  ...address,
];

test('sends the calls of the specification under their names, with their fields', async ({ page }) => {
  const sent = readOperations(page);
  const named = (name: string): readonly Operation[] => sent.filter(({ operationName }) => operationName === name);
  await signUp(page);

  expect(named('createUser')).toHaveLength(1);
  const [metadata] = named('getUserMetadata');
  expect(metadata?.variables).toEqual({});
  expect([...fieldsOf(metadata!)]).toEqual(
    expect.arrayContaining(['me', 'id', 'headshotURL', 'tesseraProduct', 'profile', ...profile]),
  );

  await page.getByRole('button', { name: /^Edit contact info/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Contact Info' });
  await dialog.getByLabel('First Name').fill('Grace');
  const [me] = named('me');
  expect([...fieldsOf(me!)]).toEqual(expect.arrayContaining(['me', 'profile', ...profile]));
  const before = named('me').length;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  const [update] = named('updateContactInfo');
  expect(update?.variables['input']).toMatchObject({ firstName: 'Grace' });
  expect([...fieldsOf(update!)]).toEqual(
    expect.arrayContaining(['user', 'id', 'firstName', 'lastName', 'email', 'phone', 'address', ...address]),
  );
  await expect.poll(() => named('me').length).toBe(before + 1);
  expect(sent.findLastIndex(({ operationName }) => operationName === 'me')).toBeGreaterThan(sent.indexOf(update!));

  await page.getByRole('link', { name: 'Work experience' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add a job' }).first().click();
  await page.getByLabel('Position').fill('Baker');
  await page.getByLabel('Company').fill('Northside Bread');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(named('CreateWorkEvent')).toHaveLength(1);
  await page.getByRole('link', { name: 'Education' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add education' }).first().click();
  await page.getByLabel('School or university').fill('Harbour College');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(named('createEduEvent')).toHaveLength(1);
});
