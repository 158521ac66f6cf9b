import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { remotesOrigin } from './integration-page.ts';
import { portalOrigin } from './portal-customer.ts';

const siteOrigin = process.env['SITE_ORIGIN'] ?? 'http://localhost:3000';

const guide = readFileSync(new URL('../docs/embedding.md', import.meta.url), 'utf8');

/** The nonce of hand-written pages. */
export const nonce = 'b3duLXBhZ2U=';

/** Makes the replacements that an integrator makes in the guide's code: the example's URLs and the nonce. */
export const withOwnValues = (text: string): string =>
  text
    .replaceAll('https://remotes.tessera.example', remotesOrigin)
    .replaceAll('https://tessera.example', siteOrigin)
    .replaceAll("'nonce-…'", `'nonce-${nonce}'`);

/** Returns the first code block of a section of the guide, unchanged. `language` is the language of its fence. */
export function codeOf(heading: string, language: string): string {
  const section = guide.slice(guide.indexOf(`\n${heading}\n`));
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(section)?.[1];
  if (code === undefined) throw new Error(`The guide has no such code under "${heading}".`);
  return code;
}

/** Returns the inline code of the guide that begins with these words. */
export function inlineCode(beginning: string): string {
  const code = guide.split('`').find((text) => text.startsWith(beginning));
  if (code === undefined) throw new Error(`The guide does not say "${beginning}".`);
  return code;
}

export interface OwnPage {
  readonly body: string;
  /** The Content-Security-Policy besides what every page needs for itself. Without it, the page has no policy. */
  readonly policy?: string;
}

/** The URL of hand-written pages. Its origin is registered, and the portal's session is available there. */
export const ownAddress = `${portalOrigin}/own-page`;

/** Opens a hand-written page that follows the guide and contains nothing of the portal. */
export async function openOwnPage(page: Page, { body, policy }: OwnPage, fragment = ''): Promise<void> {
  // Chromium treats a document that did not come over the network as public, and a public page needs permission to
  // access local servers.
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

/** Returns the subject of the portal's customer in this browser, who must have signed in. */
export async function subjectOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${portalOrigin}/session/token`);
  return ((await answer.json()) as { subject: string }).subject;
}

/** The options that a hand-written page passes to all its mounts, as a script. */
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
