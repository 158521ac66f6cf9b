/**
 * Crashes parts of the product during typing. What the screen reported as saved must be on the server afterward, and
 * everything typed must be there or on the device. Used by `crash-test.spec.ts` and by `npm run bench -- crash-test`.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openContact } from './builder-rows.ts';
import { expect, signUp } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import type { RunningProduct } from './product.ts';

/** `answer` means that the server has written but its response never arrives. */
export const crashKinds = ['network', 'tab', 'answer', 'server', 'database'] as const;
export type CrashKind = (typeof crashKinds)[number];

export interface CrashRound {
  readonly kind: CrashKind;
  /** The last number that the screen reported as saved before the crash, and the last one that was typed. */
  readonly claimed: number;
  readonly typed: number;
  /** The number that the server had in the end. */
  readonly stored: number;
  /** Milliseconds from the end of the failure until the screen reported that everything was saved. */
  readonly recovery: number;
}

export interface CrashTestOptions {
  readonly product: RunningProduct;
  readonly browser: Browser;
  readonly kinds: readonly CrashKind[];
  /** Returns a number from 0 to 1 that decides at which moment of a save the crash comes. */
  readonly random: () => number;
}

const sessionKey = 'tessera.session';
const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const savedState = (page: Page) => page.getByText('Saved', { exact: true });

/** Reports the number in the field each time the screen starts to show "Saved". */
async function watchClaims(context: BrowserContext, claim: (number: number) => void): Promise<void> {
  await context.exposeFunction('claimSaved', claim);
  await context.addInitScript(() => {
    let before = '';
    new MutationObserver(() => {
      const states = [...document.querySelectorAll('header [role="status"]')].map(({ textContent }) => textContent);
      const now = states.includes('Saved') ? 'Saved' : states.join(' ');
      const field = [...document.querySelectorAll('input')].find(({ labels }) =>
        [...(labels ?? [])].some(({ textContent }) => textContent.startsWith('Headline')),
      );
      const isNews = now === 'Saved' && before !== 'Saved';
      before = now;
      const { claimSaved } = window as unknown as { claimSaved?: (number: number) => void };
      if (isNews && field !== undefined && /^\d+$/.test(field.value)) claimSaved?.(Number(field.value));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Returns the number that the server has stored. */
async function storedIn(page: Page, resumeId: string): Promise<number> {
  return page.evaluate(
    async ({ key, id }) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem(key) ?? ''}` },
        body: JSON.stringify({ query: 'query ($id: ID!) { resume(id: $id) { document } }', variables: { id } }),
      });
      const { data } = (await response.json()) as { data: { resume: { document: { headline: string } } } };
      return Number(data.resume.document.headline);
    },
    { key: sessionKey, id: resumeId },
  );
}

/** Causes one crash after another while numbers are typed into the headline of a résumé. */
export async function runCrashTest({
  product,
  browser,
  kinds,
  random,
}: CrashTestOptions): Promise<readonly CrashRound[]> {
  const context = await browser.newContext({ baseURL: product.siteOrigin, viewport: { width: 1280, height: 800 } });
  let claimed = 0;
  let typed = 0;
  await watchClaims(context, (number) => (claimed = Math.max(claimed, number)));
  let page = await context.newPage();
  await signUp(page);
  await importSample(page);
  await openContact(page);
  const address = page.url();
  const resumeId = new URL(address).pathname.split('/').at(-1) ?? '';

  /** Types for a while, so that the crash can come at any moment of a save. */
  const typeFor = async (milliseconds: number): Promise<void> => {
    const end = Date.now() + milliseconds;
    do {
      typed += 1;
      await headline(page).fill(String(typed));
      await page.waitForTimeout(20 + random() * 250);
    } while (Date.now() < end);
  };

  const rounds: CrashRound[] = [];
  for (const kind of kinds) {
    await typeFor(random() * 2_500);
    // In some rounds, everything is saved at the moment of the crash.
    if (random() < 0.4) await savedState(page).waitFor();
    const claimedBefore = claimed;
    let mend: () => Promise<void>;
    switch (kind) {
      case 'network':
        await context.setOffline(true);
        mend = () => context.setOffline(false);
        break;
      case 'tab':
        await page.close();
        mend = async () => {
          page = await context.newPage();
          await page.goto(address);
        };
        break;
      case 'answer':
        await page.route('**/graphql', async (route) => {
          await route.fetch().catch(() => undefined);
          await route.abort('connectionreset');
        });
        mend = () => page.unroute('**/graphql');
        break;
      default:
        await product.kill({ database: kind === 'database' });
        mend = () => product.restart();
    }
    if (kind !== 'tab') await typeFor(random() * 2_500);
    await mend();
    const mended = Date.now();
    await openContact(page);
    await headline(page).waitFor();
    // Whatever happened to the tab, the screen shows what was typed last.
    await expect(headline(page)).toHaveValue(String(typed));
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' }).first();
    // The text may be saved, and the button gone, before the click. Waiting for the button would count as recovery
    // time.
    if (await retry.isVisible()) await retry.click({ timeout: 500 }).catch(() => undefined);
    await savedState(page).waitFor({ timeout: 60_000 });
    const stored = await storedIn(page, resumeId);
    rounds.push({ kind, claimed: claimedBefore, typed, stored, recovery: Date.now() - mended });
  }
  await context.close();
  return rounds;
}
