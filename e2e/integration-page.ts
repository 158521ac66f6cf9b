import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { portalOrigin, signInAtPortal } from './portal-customer.ts';

export const remotesOrigin = process.env['REMOTES_ORIGIN'] ?? 'http://localhost:3001';

/** Opens an integration of the portal, after signing in there as `email` if that is set. */
export async function openIntegration(page: Page, name: string, email?: string): Promise<void> {
  await page.goto(`${portalOrigin}/integrations/${name}`);
  if (email !== undefined) await signInAtPortal(page, email);
}

/** Replaces the script of an integration by another one. */
export const runInstead = (page: Page, name: string, body: string): Promise<unknown> =>
  page.route(`**/integrations/${name}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** Returns a script that mounts one remote with the options that all these pages share. */
export const mountScript = (remote: string): string =>
  `Tessera.mount('${remote}', document.getElementById('place'), portal.options);`;

/**
 * Adds *Archivist* at *Northgate Library* to the blocks, in whatever kind of page the remote is, and waits for it in
 * the list.
 */
export async function addArchivist(place: Page | FrameLocator): Promise<void> {
  // The previous release, which one test serves, says “Add work”.
  await place
    .getByRole('link', { name: /^Add (?:a job|work)$/ })
    .first()
    .click();
  await place.getByLabel('Position').fill('Archivist');
  await place.getByLabel('Company').fill('Northgate Library');
  await place.getByLabel('Company').press('Enter');
  await expect(place.getByText('Archivist · Northgate Library').first()).toBeVisible();
}
