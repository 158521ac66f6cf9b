import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../../tooling/apps.ts';
import { newCustomer, signInAtPortal } from '../portal-customer.ts';

const folder = path.join(projectRoot, 'docs/images');
/** The width of the pictures in pixels, which is about twice that of the column on a project's page. */
const width = 1440;

const write = async (name: string, screenshot: Buffer): Promise<void> =>
  writeFileSync(
    path.join(folder, `${name}.webp`),
    await sharp(screenshot).resize({ width, kernel: 'lanczos3' }).webp({ quality: 80, effort: 6 }).toBuffer(),
  );

/** The jobs of the customer in the picture: position, company, location, start, and end. */
const jobs = [
  ['Barista', 'Sample Street Café', 'Sampleton, OH', '2016-05', '2018-08'],
  ['Stock clerk', 'Example Warehouse', 'Sampleton, OH', '2018-09', '2022-02'],
  ['Shift lead', 'Example Bakery', 'Sampleton, OH', '2022-03', ''],
] as const;

/** Takes the picture of a module inside the partner's portal, as a customer with three jobs sees it. */
async function takePortal(browser: Browser, portalOrigin: string): Promise<Buffer> {
  const viewport = { width: 1248, height: 760 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${portalOrigin}/history`);
  await signInAtPortal(page, newCustomer('emil'));
  for (const [position, company, location, start, end] of jobs) {
    await page.getByRole('link', { name: 'Add a job' }).first().click();
    await page.getByLabel('Position').fill(position);
    await page.getByLabel('Company').fill(company);
    await page.getByLabel('Location').fill(location);
    await page.getByRole('textbox', { name: 'Start' }).fill(start);
    if (end !== '') {
      await page.getByLabel('I currently work here').uncheck({ force: true });
      await page.getByRole('textbox', { name: 'End' }).fill(end);
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(`${position} · ${company}`).first().waitFor();
  }
  // A new page has no notifications of what was saved, and begins at its top.
  await page.goto(`${portalOrigin}/history`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const screenshot = await page.screenshot();
  await context.close();
  return screenshot;
}

/** Writes the pictures of the README: the builder, from its screenshot, and a module inside the partner's portal. */
export async function writeReadmePictures(browser: Browser, portalOrigin: string, builder: Buffer): Promise<void> {
  await write('builder', builder);
  await write('portal', await takePortal(browser, portalOrigin));
}
