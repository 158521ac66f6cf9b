import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { remotesOrigin } from './integration-page.ts';
import { portalOrigin } from './portal-customer.ts';

const siteOrigin = process.env['SITE_ORIGIN'] ?? 'http://localhost:3000';

const guide = readFileSync(new URL('../docs/embedding.md', import.meta.url), 'utf8');

/** The nonce of own pages. */
export const nonce = 'b3duLXBhZ2U=';

/** What an integrator replaces in the guide's code: the addresses of the example and the nonce. */
export const withOwnValues = (text: string): string =>
  text
    .replaceAll('https://remotes.tessera.example', remotesOrigin)
    .replaceAll('https://tessera.example', siteOrigin)
    .replaceAll("'nonce-…'", `'nonce-${nonce}'`);

/** A section's first piece of code in the guide, as it stands there: `language` is what follows the fence. */
export function codeOf(heading: string, language: string): string {
  const section = guide.slice(guide.indexOf(`\n${heading}\n`));
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(section)?.[1];
  if (code === undefined) throw new Error(`The guide has no such code under "${heading}".`);
  return code;
}

/** A text of the guide that stands between backticks and begins with these words. */
export function inlineCode(beginning: string): string {
  const code = guide.split('`').find((text) => text.startsWith(beginning));
  if (code === undefined) throw new Error(`The guide does not say "${beginning}".`);
  return code;
}

export interface OwnPage {
  readonly body: string;
  /** Content-Security-Policy beside what every page needs for itself; default: the page has none. */
  readonly policy?: string;
}

/** The address of own pages: a registered origin, under which the portal's session is at hand. */
export const ownAddress = `${portalOrigin}/own-page`;

/** Opens a page that somebody wrote by hand, by the guide alone: nothing of the portal is in it. */
export async function openOwnPage(page: Page, { body, policy }: OwnPage, fragment = ''): Promise<void> {
  // A document that the browser did not get by network counts as from anywhere, which may not ask this machine's servers.
  const permissions = ['local-network-access', 'clipboard-read', 'clipboard-write'];
  await page.context().grantPermissions(permissions, { origin: portalOrigin });
  await page.context().unroute(ownAddress);
  await page.context().route(ownAddress, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><title>Mine</title><link rel="icon" href="data:," />
        <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
        <body><h1>My career</h1>${withOwnValues(body)}</body></html>`,
    }),
  );
  await page.goto('about:blank');
  await page.goto(ownAddress + fragment);
}

/** The portal's customer of this browser; they must have signed in. */
export async function subjectOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${portalOrigin}/session/token`);
  return ((await answer.json()) as { subject: string }).subject;
}

/** What an own page tells all its mounts, as a script. */
export const commonOptions = (subject: string): string => `
  const session = {
    subject: ${JSON.stringify(subject)},
    getToken: async ({ reason, signal }) => {
      const response = await fetch('/session/token?reason=' + reason, { signal });
      if (response.status === 401) return null;
      if (!response.ok) throw new Error('The session cannot be renewed at the moment');
      return (await response.json()).token;
    },
  };
  const endpoints = { graphql: 'https://tessera.example/graphql', typeset: 'https://tessera.example/typeset' };
  const locale = { language: 'en-US' };`;
