/**
 * Sign-in with a password, from the click to the first page of the app, in Chromium against the built product, with an
 * empty cache and with a warm one. Also measures how many ID tokens the gateway verifies per second, with and without
 * its cache. `SIGN_IN_ROUNDS` sets the number of sign-ins (7).
 */
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { signUp, type newPerson } from '../e2e/fixtures.ts';
import { startProduct } from '../e2e/product.ts';
import { createAuthenticator, type Authenticate } from '../services/domain/accounts/authentication/authenticator.ts';
import { startTestIssuer } from '../tooling/testing/issuer.ts';
import { summarize, type Summary } from './statistics.ts';

type Person = ReturnType<typeof newPerson>;

/** Returns the milliseconds from the click on "Sign in" to the heading of the first page. */
async function signInOnce(context: BrowserContext, { email, password }: Person): Promise<number> {
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.waitFor();
  const start = performance.now();
  await button.click();
  await page.locator('main h1', { hasText: 'My résumés' }).waitFor();
  const time = performance.now() - start;
  await page.close();
  return time;
}

async function signIns(
  browser: Browser,
  baseURL: string,
  person: Person,
  rounds: number,
): Promise<{ readonly cold: Summary; readonly warm: Summary }> {
  const [cold, warm]: [number[], number[]] = [[], []];
  // Both run in turn, so that other load on the machine affects both. The first round warms up the server.
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
    const [first, second] = [await signInOnce(context, person), await signInOnce(context, person)];
    await context.close();
    if (round > 0) {
      cold.push(first);
      warm.push(second);
    }
  }
  return { cold: summarize(cold), warm: summarize(warm) };
}

const tokens = 200;
/** Milliseconds for which tokens are verified. */
const span = 2_000;

/** Verifies the tokens one after the other and returns how many per second. */
async function checksPerSecond(authenticate: Authenticate, headers: readonly string[]): Promise<number> {
  for (const header of headers) await authenticate(header);
  const start = performance.now();
  let checked = 0;
  while (performance.now() - start < span) {
    for (const header of headers)
      if ((await authenticate(header)) === null) throw new Error('A good token was refused.');
    checked += headers.length;
  }
  return Math.round((checked / (performance.now() - start)) * 1000);
}

async function checks(): Promise<{ readonly remembered: number; readonly anew: number }> {
  const issuer = await startTestIssuer();
  try {
    const headers: string[] = [];
    for (let index = 0; index < tokens; index += 1) {
      headers.push(`Bearer ${await issuer.sign({ sub: `person-${index}`, email: 'person@example.com' })}`);
    }
    return {
      remembered: await checksPerSecond(createAuthenticator({ issuers: [issuer] }), headers),
      anew: await checksPerSecond(createAuthenticator({ issuers: [issuer], cacheSize: 0 }), headers),
    };
  } finally {
    await issuer.stop();
  }
}

/** Measures sign-in; see the comment at the top of the file. */
export async function run(): Promise<Record<string, unknown>> {
  const rounds = Number(process.env['SIGN_IN_ROUNDS'] ?? 7);
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ baseURL: product.siteOrigin });
    const person = await signUp(await context.newPage());
    await context.close();
    const { cold, warm } = await signIns(browser, product.siteOrigin, person, rounds);
    const { remembered, anew } = await checks();
    console.table({
      'sign-in → first page, empty cache, ms': cold,
      'sign-in → first page, warm cache, ms': warm,
      'token checks per second, remembered': { p50: remembered },
      'token checks per second, anew': { p50: anew },
    });
    return { rounds, signInMs: { cold, warm }, tokenChecksPerSecond: { remembered, anew } };
  } finally {
    await browser.close();
    await product.stop();
  }
}
