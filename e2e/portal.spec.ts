import { expect, test } from './fixtures.ts';
import { enterFromPortal, newCustomer, partnerSite, portalOrigin, signInAtPortal } from './portal-customer.ts';

test('mounts the events remote in a shadow root of a partner page with its customer’s session', async ({
  page: customer,
  browser,
}) => {
  const email = newCustomer('emil');
  await customer.goto(`${portalOrigin}/history`);
  await signInAtPortal(customer, email);
  await expect(customer.getByRole('heading', { name: 'Work experience' })).toBeVisible();
  const isShadow = await customer.evaluate(() =>
    [...document.querySelectorAll('*')].some(
      (element) => element.shadowRoot?.textContent.includes('Work experience') === true,
    ),
  );
  expect(isShadow).toBe(true);

  // The link's target in a new tab is the portal's own page with the same location.
  const add = customer.getByRole('link', { name: 'Add a job' }).first();
  await expect(add).toHaveAttribute('href', '/history#/events/work/new');
  await add.click();
  await customer.getByLabel('Position').fill('Archivist');
  await customer.getByLabel('Company').fill('Northgate Library');
  await customer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(customer.getByText('Archivist · Northgate Library').first()).toBeVisible();

  // The same person at Tessera's own site, in another browser, has the same account.
  const elsewhere = await browser.newContext();
  const page = await elsewhere.newPage();
  await page.goto(`${partnerSite}/app/events/work`);
  await enterFromPortal(page, email);
  await expect(page.getByRole('link', { name: 'Archivist · Northgate Library', exact: true })).toBeVisible();
  await elsewhere.close();
});
