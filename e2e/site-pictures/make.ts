/**
 * `npm run site-pictures`: starts the built product, opens a sample by *Try it now*, and takes the pictures of the
 * public pages in both color schemes, and those of the README. `npm run site-pictures -- fit calendar` takes only these.
 * Look at the pictures before committing them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';

import { projectRoot } from '../../tooling/apps.ts';
import { picturesFolder, picturesList, type PictureList, type SitePicture } from '../../tooling/build/site-pictures.ts';
import { chromiumOptions } from '../chromium.ts';
import { startProduct } from '../product.ts';
import { encode } from './encode.ts';
import { addSampleWork } from './sample-work.ts';
import { writeReadmePictures } from './readme-pictures.ts';
import { scenes, type Sample, type Scene } from './scenes.ts';
import { makeShareImage } from './share-image.ts';

const schemes = ['light', 'dark'] as const;

async function openSample(browser: Browser, origin: string): Promise<{ page: Page; sample: Sample }> {
  const context = await browser.newContext({ baseURL: origin, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  // Hides the notice for guests, which is not the subject of the pictures.
  await context.addInitScript(() => sessionStorage.setItem('tessera.guest-notice-hidden', '1'));
  const page = await context.newPage();
  await page.goto('/try');
  await page.getByRole('button', { name: 'Keep it' }).click();
  const resumeId = page.url().split('/').at(-1) ?? '';
  return { page, sample: { resumeId, ...(await addSampleWork(page, resumeId)) } };
}

async function take(page: Page, sample: Sample, { size, path: pathOf, act, only }: Scene): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.goto(pathOf(sample));
  await page.waitForLoadState('networkidle');
  // A page whose code has loaded may still be waiting for its content.
  await page.waitForFunction(
    () => document.querySelector('main h1, main h2') !== null && document.querySelector('[aria-busy="true"]') === null,
  );
  await act?.(page);
  if (only === undefined) return page.screenshot();
  const box = await page.locator(only).first().boundingBox();
  if (box === null) throw new Error(`${only} is not on the page.`);
  const { x, y, width } = box;
  return page.screenshot({ clip: { x, y, width, height: size.height - y } });
}

/** The scenes named on the command line, or all of them. */
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? scenes : scenes.filter(({ name }) => wanted.includes(name));
const listFile = path.join(picturesFolder, picturesList);
const before: PictureList | undefined =
  wanted.length > 0 ? (JSON.parse(readFileSync(listFile, 'utf8')) as PictureList) : undefined;

mkdirSync(picturesFolder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch(chromiumOptions);
try {
  const { page, sample } = await openSample(browser, product.siteOrigin);
  const pictures: Record<string, SitePicture> = { ...before?.pictures };
  let builder: Buffer | undefined;
  for (const scene of chosen) {
    const made: Partial<Record<'light' | 'dark', SitePicture['sources']['light']>> = {};
    let shown = { width: 0, height: 0 };
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const screenshot = await take(page, sample, scene);
      if (scene.name === 'builder' && colorScheme === 'light') builder = screenshot;
      // The PNG header contains the size; two of its pixels are one CSS pixel.
      shown = { width: screenshot.readUInt32BE(16) / 2, height: screenshot.readUInt32BE(20) / 2 };
      made[colorScheme] = await encode(`${scene.name}-${colorScheme}`, screenshot);
    }
    const { light, dark } = made;
    if (light && dark) pictures[scene.name] = { ...shown, sources: { light, dark } };
    console.log(`${scene.name}: ${shown.width} × ${shown.height}`);
  }
  const texts = JSON.parse(
    readFileSync(path.join(projectRoot, 'services/public-site/locales/en/pages.json'), 'utf8'),
  ) as { landing: { headline: string } };
  const shareImage = builder ? await makeShareImage(page, texts.landing.headline, builder) : before?.shareImage;
  if (builder) await writeReadmePictures(browser, product.portalOrigin, builder);
  if (shareImage === undefined) throw new Error('There is no picture of the builder.');
  const list: PictureList = { pictures, shareImage };
  writeFileSync(listFile, `${JSON.stringify(list, undefined, 2)}\n`);
} finally {
  await browser.close();
  await product.stop();
}
