import { expect, signUp, test } from './fixtures.ts';

const portal = process.env['PORTAL_ORIGIN'] ?? 'http://localhost:3002';

test('a partner page mounts the events remote in a shadow root with the session of its customer', async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  const customer = await context.newPage();
  await customer.goto(`${portal}/sign-in`);
  await customer.getByLabel('Email').fill(person.email);
  await customer.getByLabel('Password').fill(person.password);
  await customer.getByRole('button', { name: 'Sign in' }).click();
  await customer.goto(`${portal}/history`);
  await expect(customer.getByRole('heading', { name: 'Work experience' })).toBeVisible();
  const isShadow = await customer.evaluate(() =>
    [...document.querySelectorAll('*')].some(
      (element) => element.shadowRoot?.textContent.includes('Work experience') === true,
    ),
  );
  expect(isShadow).toBe(true);

  await customer.getByRole('link', { name: 'Add work' }).first().click();
  await customer.getByLabel('Position').fill('Archivist');
  await customer.getByLabel('Company').fill('Northgate Library');
  await customer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(customer.getByText('Archivist · Northgate Library').first()).toBeVisible();

  await page.getByRole('link', { name: 'Work experience' }).click();
  await expect(page.getByRole('link', { name: 'Archivist · Northgate Library', exact: true })).toBeVisible();
});
