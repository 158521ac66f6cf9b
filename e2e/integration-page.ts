import type { Page } from '@playwright/test';
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
