/**
 * Kills while somebody types: what the screen called saved must be on the server afterwards, and what was typed must be
 * there or on the device. Used by the journey in `kills.spec.ts` and by `npm run bench -- kills`.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, signUp } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import type { RunningProduct } from './product.ts';

/** `answer`: the server has written, and its answer never arrives. */
export const crashKinds = ['network', 'tab', 'answer', 'server', 'database'] as const;
export type CrashKind = (typeof crashKinds)[number];

export interface CrashRound {
  readonly kind: CrashKind;
  /** The last number that the screen called saved before the kill, and the last that was typed. */
  readonly claimed: number;
  readonly typed: number;
  /** What the server had in the end. */
  readonly stored: number;
  /** Milliseconds from the end of the trouble until the screen said that all is saved. */
  readonly recovery: number;
}

export interface CrashTestOptions {
  readonly product: RunningProduct;
  readonly browser: Browser;
  readonly kinds: readonly CrashKind[];
  /** From 0 to 1: when in the middle of what a kill comes. */
  readonly random: () => number;
}

const sessionKey = 'tessera.session';
const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const savedState = (page: Page) => page.getByText('Saved', { exact: true });

/** Tells the numbers that stood in the field whenever the screen began to call it saved. */
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

/** The number that the server has. */
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

/** One kill after another while numbers are typed into a résumé's headline. */
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
  const address = page.url();
  const resumeId = new URL(address).pathname.split('/').at(-1) ?? '';

  /** Types for a while, so that the kill comes at any moment of a save. */
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
    // Now and then all is saved at the moment of the kill.
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
    await headline(page).waitFor();
    // What the screen shows is what was typed last, whatever happened to the tab.
    await expect(headline(page)).toHaveValue(String(typed));
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' }).first();
    // It may be saved, and the button gone, before the click: waiting for it would be counted as recovering.
    if (await retry.isVisible()) await retry.click({ timeout: 500 }).catch(() => undefined);
    await savedState(page).waitFor({ timeout: 60_000 });
    const stored = await storedIn(page, resumeId);
    rounds.push({ kind, claimed: claimedBefore, typed, stored, recovery: Date.now() - mended });
  }
  await context.close();
  return rounds;
}
