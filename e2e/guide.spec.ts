import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { addArchivist, openIntegration, remotesOrigin } from './integration-page.ts';
import {
  codeOf,
  commonOptions,
  inlineCode,
  nonce,
  openOwnPage,
  ownAddress,
  subjectOf,
  withOwnValues,
} from './own-page.ts';
import { newCustomer, portalOrigin } from './portal-customer.ts';

const embedScript = '<script src="https://remotes.tessera.example/embed.js"></script>';
const script = (code: string): string => `<script nonce="${nonce}">${code}</script>`;

test('runs the guide’s code as printed, in pages that contain nothing else', async ({ page }) => {
  await openIntegration(page, 'plain', newCustomer('emil'));
  const subject = await subjectOf(page);
  const work = page.getByRole('heading', { name: 'Work experience' });

  await openOwnPage(page, { body: codeOf('## In short', 'html').replaceAll('the-user-id', subject) });
  await expect(work).toBeVisible();

  // Loads the script of one version, pinned by its integrity hash.
  const { script: address, integrity } = (await (await page.request.get(`${remotesOrigin}/embed.json`)).json()) as {
    script: string;
    integrity: string;
  };
  const versioned = codeOf('## The script', 'html')
    .replace(/src="[^"]*"/, `src="${new URL(address, `${remotesOrigin}/`).href}"`)
    .replace('sha384-…', integrity);
  await openOwnPage(page, {
    body: `${versioned}${script(commonOptions(subject))}${codeOf('### The element', 'html')}`,
  });
  await expect(page.locator('tessera-module').getByRole('heading', { name: 'Job tracker' })).toBeVisible();
  await expect(page.locator('tessera-module')).toHaveCSS('display', 'block');

  // Tests the address bar: a deep link, ordinary links, and the back and forward buttons.
  const events = `<nav><a href="#/events/skills">My skills</a></nav><div id="place"></div>${embedScript}
    ${script(`${commonOptions(subject)} ${codeOf('## Navigation', 'js')}
      Tessera.mount('events', document.getElementById('place'), { session, endpoints, locale, navigation });`)}`;
  await openOwnPage(page, { body: events }, '#/events/edu');
  await expect(page.getByRole('heading', { name: 'Education', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'My skills' }).click();
  await expect(page.getByRole('heading', { name: 'Skills', exact: true })).toBeVisible();
  await page.goBack();
  const add = page.getByRole('link', { name: 'Add education' }).first();
  await expect(add).toHaveAttribute('href', /#\/events\/edu\/new$/);
  await add.click();
  await expect(page).toHaveURL(`${ownAddress}#/events/edu/new`);
  await page.reload();
  await expect(page.getByLabel('School')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Education', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('needs no more than the guide’s policies, and works in a frame where our code may not run', async ({ page }) => {
  await openIntegration(page, 'plain', newCustomer('emil'));
  const subject = await subjectOf(page);
  const mountScript = (how: string): string =>
    `<div id="place" aria-label="My blocks"></div>${embedScript}${script(`${commonOptions(subject)}
      Tessera.mount('events', document.getElementById('place'), { session, endpoints, locale, ${how} });`)}`;
  /** Adds the page's own sources to the guide's policy: its one script, by nonce, and its session. */
  const own = (policy: string): string =>
    `default-src 'none'; img-src data:; ${withOwnValues(policy).replaceAll('\n', ' ')}`
      .replace('script-src', `script-src 'nonce-${nonce}'`)
      .replace('connect-src', "connect-src 'self'")
      .replace(/img-src data:; (.*img-src)/, '$1');
  await openOwnPage(page, {
    policy: own(codeOf('## Content-Security-Policy', '')),
    body: mountScript(`nonce: '${nonce}'`),
  });
  await page.getByRole('link', { name: 'Add a job' }).first().click();
  await expect(page.getByLabel('Position')).toBeVisible();
  // The fonts and the styles allowed by the nonce are applied.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCSS('cursor', 'pointer');

  await openOwnPage(page, {
    policy: own(
      `script-src ${remotesOrigin}/embed.js; connect-src ; ${inlineCode('frame-src ')}; ${inlineCode('require-trusted-types-for')}`,
    ),
    body: mountScript(`isolation: 'iframe'`),
  });
  const frame = page.frameLocator('iframe[title="My blocks"]');
  await addArchivist(frame);
  await expectNoSidewaysScroll(page);
});

test('works without a shadow root in a page whose styles do not interfere', async ({ page }) => {
  await openIntegration(page, 'plain', newCustomer('emil'));
  const subject = await subjectOf(page);
  await openOwnPage(page, {
    body: `<p id="mine" style="font: 20px serif">Mine</p><div id="place"></div>${embedScript}${script(`${commonOptions(subject)}
      globalThis.mounted =
        Tessera.mount('events', document.getElementById('place'), { session, endpoints, locale, isolation: 'light' });`)}`,
  });
  await addArchivist(page);
  await page.getByRole('button', { name: 'Actions for Archivist · Northgate Library' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#mine')).toHaveCSS('font-family', 'serif');
  await expect(page.locator('#mine')).toHaveCSS('font-size', '20px');
  await expectAccessible(page);
  await page.evaluate(() => (window as unknown as { mounted: { unmount(): Promise<void> } }).mounted.unmount());
  await expect(page.locator('#place')).toBeEmpty();
});

test('writes code in the playground that shows the same on a hand-written page', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portalOrigin });
  await openIntegration(page, 'playground', newCustomer('emil'));
  const subject = await subjectOf(page);
  await expect(page.getByRole('heading', { name: 'Work experience' })).toBeVisible();
  await page.getByLabel('module').selectOption('job-tracker');
  await page.getByLabel('color scheme').selectOption('dark');
  await expect(page.locator('[data-tessera-root]').first()).toHaveAttribute('data-tessera-scheme', 'dark');
  await page.getByLabel('isolation').selectOption('light');
  await page.getByLabel('script').selectOption('pinned');
  await expect(page.getByLabel('Code')).toContainText('integrity="sha384-');
  await expect(page.getByRole('heading', { name: 'Job tracker' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const code = await page.evaluate(() => navigator.clipboard.readText());
  await openOwnPage(page, { body: code.replaceAll('the-user-id', subject) });
  await expect(page.locator('#tessera').getByRole('heading', { name: 'Job tracker' })).toBeVisible();
  await expect(page.locator('[data-tessera-root]').first()).toHaveAttribute('data-tessera-scheme', 'dark');
});
