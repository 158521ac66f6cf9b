import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { portalOrigin, signInAtPortal } from './portal-customer.ts';

export const remotesOrigin = process.env['REMOTES_ORIGIN'] ?? 'http://localhost:3001';

/** Opens an integration of the portal; `email` signs in there first. */
export async function openIntegration(page: Page, name: string, email?: string): Promise<void> {
  await page.goto(`${portalOrigin}/integrations/${name}`);
  if (email !== undefined) await signInAtPortal(page, email);
}

/** Runs another script in the place of an integration's own. */
export const runInstead = (page: Page, name: string, body: string): Promise<unknown> =>
  page.route(`**/integrations/${name}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** A script that mounts one remote with what all these pages have in common. */
export const mounting = (remote: string): string =>
  `Tessera.mount('${remote}', document.getElementById('place'), portal.options);`;

/** Adds *Archivist* at *Northgate Library* to the blocks, wherever the remote is, and waits for it in the list. */
export async function addArchivist(place: Page | FrameLocator): Promise<void> {
  // The previous release, which one journey serves, says “Add work”.
  await place
    .getByRole('link', { name: /^Add (?:a job|work)$/ })
    .first()
    .click();
  await place.getByLabel('Position').fill('Archivist');
  await place.getByLabel('Company').fill('Northgate Library');
  await place.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(place.getByText('Archivist · Northgate Library').first()).toBeVisible();
}
