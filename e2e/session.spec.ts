import { everyBrowser } from './browsers.ts';
import { expect, newPerson, signUp, test } from './fixtures.ts';

const me = { query: '{ me { id } }' };

test('returns to the requested page after the sign-in', everyBrowser, async ({ page }) => {
  const person = await signUp(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/app/events/skills');
  await expect(page).toHaveURL('/login?next=%2Fapp%2Fevents%2Fskills');
  await page.getByLabel('Email').fill(person.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/app/events/skills');
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
});

test('distinguishes a wrong password and a taken email from a broken server', everyBrowser, async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource/);
  const person = await signUp(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your email or password is incorrect')).toBeVisible();
  await page.goto('/login?create=1');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(newPerson().password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email already has an account')).toBeVisible();
  await page.route('**/identity/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('We couldn’t reach the server')).toBeVisible();
});

test(
  'keeps the session on a reload, and signs out all tabs when one signs out',
  everyBrowser,
  async ({ page, context }) => {
    await signUp(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My résumés' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/app/events/work');
    await expect(other.getByRole('heading', { level: 1, name: 'Work experience' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/\/login/);
  },
);

test('rejects tokens that are missing, garbage, or tampered with', async ({ page, request }) => {
  await signUp(page);
  const token = await page.evaluate(() => {
    const stored = Object.keys(localStorage)
      .map((key) => localStorage.getItem(key) ?? '')
      .join(' ');
    return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(stored)?.[0] ?? '';
  });
  const ask = async (authorization: string | undefined): Promise<string> => {
    const headers = authorization === undefined ? undefined : { authorization };
    const answer = await request.post('/graphql', { data: me, ...(headers && { headers }) });
    return answer.text();
  };
  expect(await ask(`Bearer ${token}`)).toContain('"me":{"id"');
  const [head = '', body = '', signature = ''] = token.split('.');
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'somebody-else' }),
  );
  for (const bad of [
    undefined,
    'Bearer ',
    'Bearer garbage',
    `Bearer ${head}.${forged.toString('base64url')}.${signature}`,
  ]) {
    expect(await ask(bad)).toContain('UNAUTHENTICATED');
  }
});
