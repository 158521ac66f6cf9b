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

/** Takes the picture of a module inside the partner's portal, as a customer with a long history sees it. */
async function takePortal(browser: Browser, portalOrigin: string): Promise<Buffer> {
  const viewport = { width: 1248, height: 760 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${portalOrigin}/history`);
  await signInAtPortal(page, newCustomer('dana'));
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
