import type { Page } from '@playwright/test';
import type { Registry, RegistryRecord } from '../../shared/contracts/index.ts';
import { readKeptRelease } from '../../tooling/release/kept-release.ts';
import { remotesOrigin } from '../integration-page.ts';

const typeOf = (file: string): string => (file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');

/**
 * Deploys the previous release's events remote for this page only: the registry, including the one in the shell's HTML,
 * names it, and its folder has its files, as on a server that keeps the last versions of each remote. Returns its
 * version.
 */
export async function servePrevious(page: Page): Promise<string> {
  const { record, files } = readKeptRelease();
  const absolute = (address: string): string => new URL(address, `${remotesOrigin}/`).href;
  const deployed: RegistryRecord = {
    ...record,
    entry: absolute(record.entry),
    preload: { routes: record.preload.routes.map(absolute), mount: record.preload.mount.map(absolute) },
  };
  const withPrevious = (text: string): string => {
    const { remotes } = JSON.parse(text) as Registry;
    return JSON.stringify({ remotes: remotes.map((each) => (each.name === record.name ? deployed : each)) });
  };
  const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  await page.route(`${remotesOrigin}/${record.name}/${record.version}/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const file = files[name];
    if (file === undefined) await route.fulfill({ status: 404 });
    else {
      const body = 'text' in file ? file.text : Buffer.from(file.base64, 'base64');
      await route.fulfill({ headers, contentType: typeOf(name), body });
    }
  });
  await page.route(/\/registry\.json(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withPrevious(await response.text()) });
  });
  // The shell reads its registry from the HTML once that has been parsed.
  await page.addInitScript(
    ({ name, instead }) => {
      new MutationObserver((_changes, observer) => {
        const place = document.getElementById('registry');
        if (place === null || document.getElementById('app') === null) return;
        observer.disconnect();
        const { remotes } = JSON.parse(place.textContent) as { remotes: { name: string }[] };
        place.textContent = JSON.stringify({ remotes: remotes.map((each) => (each.name === name ? instead : each)) });
      }).observe(document, { childList: true, subtree: true });
    },
    { name: record.name, instead: deployed },
  );
  return record.version;
}
