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

test('fills an embedded history with the portal’s records, and keeps what the customer deletes deleted', async ({
  page,
}) => {
  await page.goto(`${portalOrigin}/history`);
  await signInAtPortal(page, newCustomer('dana'));
  await expect(page.getByText(/^\d+ blocks added from this portal$/)).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const title = (await cards.first().getByRole('link').first().textContent()) ?? '';
  await cards.first().getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);

  const synced: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('PartnerSync') === true) synced.push(request.url());
  });
  const records = page.waitForResponse(`${portalOrigin}/session/history`);
  await page.reload();
  await records;
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  expect(synced).toEqual([]);
});

test('offers a new customer to fetch the records again when the portal has failed', async ({ page, watch }) => {
  watch.expectProblems(/session\/history|could not be imported/);
  await page.goto(`${portalOrigin}/history`);
  await page.route('**/session/history', (route) => route.fulfill({ status: 500 }));
  await signInAtPortal(page, newCustomer('dana'));
  await expect(page.getByText('We couldn’t add your work and education from this portal')).toBeVisible();
  await page.unroute('**/session/history');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('keeps sizes that do not come from the theme, although the root font size of the page is 10 pixels', async ({
  page,
}) => {
  await page.goto(`${portalOrigin}/applications`);
  await signInAtPortal(page, newCustomer('emil'));
  await page.getByRole('link', { name: 'Add job' }).first().click();
  await page.getByLabel('Job title').fill('Archivist');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Archivist' }).click();
  const due = page.getByRole('region', { name: 'Tasks', exact: true }).getByLabel('Due');
  // 9.5 rem of 16 pixels, which shows the whole day.
  await expect.poll(async () => (await due.boundingBox())?.width).toBe(152);
});
