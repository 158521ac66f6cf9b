import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { noScripts, openMessage } from './mailbox.ts';

test('mails about a sign-in on a new device, which the link ends', async ({ page, context, browser, watch }) => {
  watch.expectProblems(noScripts);
  watch.expectProblems(/status of 40[01]/);
  const person = await signUp(page);
  const confirmation = await openMessage(context, person.email, 'Confirm your email for Tessera');
  const confirm = (await confirmation.locator('pre a[href*="/confirm-email#token="]').getAttribute('href')) ?? '';
  await confirmation.close();
  await page.goto(confirm);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const thief = await elsewhere.newPage();
  await thief.goto('/login');
  await thief.getByLabel('Email').fill(person.email);
  await thief.getByLabel('Password', { exact: true }).fill(person.password);
  await thief.keyboard.press('Enter');
  await expect(thief).toHaveURL(/\/app\/resumes/);

  const mail = await openMessage(context, person.email, 'New sign-in to your Tessera account');
  const link = (await mail.locator('pre a[href*="/end-session#token="]').getAttribute('href')) ?? '';
  await mail.close();
  // Opening the link ends nothing, since programs that check mail do that as well.
  await page.goto(link);
  await expect(page).toHaveURL('/end-session');
  const button = page.getByRole('button', { name: 'End this sign-in' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  const folder = process.env['SCREENSHOTS'];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    if (folder) await page.screenshot({ path: `${folder}/end-session-${width}.png` });
  }
  await thief.reload();
  await expect(thief).toHaveURL(/\/app\/resumes/);
  await button.press('Enter');
  await expect(page.getByRole('heading', { name: 'The sign-in has ended' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  await thief.goto('/app/profile');
  await expect(thief).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.goto('/login');
  await page.goto(link);
  await page.getByRole('button', { name: 'End this sign-in' }).click();
  await expect(page.getByText('This link doesn’t work anymore')).toBeVisible();
  await page.goto('/login');
  await page.goto('/end-session');
  await expect(page.getByText('This link is incomplete')).toBeVisible();
  await page.goto('/app/profile');
  await expect(page.getByRole('region', { name: 'Sign-in' })).toBeVisible();
});
