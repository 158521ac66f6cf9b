import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';

import { UsageError } from '../../services/cli/command-line/command-line.mjs';
import { projectRoot } from '../../tooling/apps.ts';
import {
  picturesFolder,
  picturesList,
  type PictureList,
  type Screenshot,
  type SitePicture,
} from '../../tooling/build/site-pictures.ts';
import { chromiumOptions } from '../chromium.ts';
import { startProduct } from '../product.ts';
import { encode } from './encode.ts';
import { addSampleWork } from './sample-work.ts';
import { importStudent } from './sample-student.ts';
import { writeReadmePictures } from './readme-pictures.ts';
import { scenes, type Sample, type Scene } from './scenes.ts';
import { makeShareImage } from './share-image.ts';

/** The window of a phone, as high as a picture beside text may be. */
const phone = { width: 390, height: 620 };

async function openGuest(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  // Hides the notice for guests, which is not the subject of the pictures.
  await context.addInitScript(() => sessionStorage.setItem('tessera.guest-notice-hidden', '1'));
  const page = await context.newPage();
  await page.goto('/try');
  return page;
}

type View = Pick<Scene, 'size' | 'act' | 'only'>;

/** A person whose screens are shown: the sample of *Try it now*, or a student. */
interface Person {
  readonly page: Page;
  readonly sample: Sample;
}

const people: Readonly<Record<Scene['person'], (browser: Browser, origin: string) => Promise<Person>>> = {
  async planner(browser, origin) {
    const page = await openGuest(browser, origin);
    await page.getByRole('button', { name: 'Keep it' }).click();
    const resumeId = page.url().split('/').at(-1) ?? '';
    return { page, sample: { resumeId, ...(await addSampleWork(page, resumeId)) } };
  },
  async student(browser, origin) {
    const page = await openGuest(browser, origin);
    return { page, sample: { resumeId: await importStudent(page), letterId: '', jobId: '' } };
  },
};

/** How a scene is shown on a phone: the whole window. */
function phoneView({ act, actOnPhone = act }: Scene): View {
  return actOnPhone === undefined ? { size: phone } : { size: phone, act: actOnPhone };
}

async function take(page: Page, path: string, { size, act, only }: View): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.goto(path);
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

/** Takes a scene in both color schemes, and stores the files. Returns the screenshot in light colors as well. */
async function takeScene(
  { page, sample }: Person,
  scene: Scene,
  kind: 'wide' | 'narrow',
): Promise<{ readonly shown: Screenshot; readonly light: Buffer }> {
  const view: View = kind === 'wide' ? scene : phoneView(scene);
  const inScheme = async (colorScheme: 'light' | 'dark'): Promise<Buffer> => {
    await page.emulateMedia({ colorScheme });
    return take(page, scene.path(sample), view);
  };
  const light = await inScheme('light');
  const dark = await inScheme('dark');
  const name = kind === 'wide' ? scene.name : `${scene.name}-phone`;
  const sources = {
    light: await encode(`${name}-light`, light, kind),
    dark: await encode(`${name}-dark`, dark, kind),
  };
  // The PNG header contains the size; two of its pixels are one CSS pixel.
  return { shown: { width: light.readUInt32BE(16) / 2, height: light.readUInt32BE(20) / 2, sources }, light };
}

/** Takes the pictures of the scenes with these names, or all of them, and those of the README with the builder. */
export async function takePictures(wanted: readonly string[]): Promise<void> {
  const known = scenes.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UsageError(`There is no picture ${unknown.join(', ')}, only ${known.join(', ')}.`);
  const chosen = wanted.length === 0 ? scenes : scenes.filter(({ name }) => wanted.includes(name));
  const listFile = path.join(picturesFolder, picturesList);
  const before: PictureList | undefined =
    wanted.length > 0 ? (JSON.parse(readFileSync(listFile, 'utf8')) as PictureList) : undefined;

  mkdirSync(picturesFolder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const opened = new Map<Scene['person'], Person>();
    const pictures: Record<string, SitePicture> = { ...before?.pictures };
    let builder: Buffer | undefined;
    for (const scene of chosen) {
      const person = opened.get(scene.person) ?? (await people[scene.person](browser, product.siteOrigin));
      opened.set(scene.person, person);
      const wide = await takeScene(person, scene, 'wide');
      const narrow = await takeScene(person, scene, 'narrow');
      if (scene.name === 'builder') builder = wide.light;
      pictures[scene.name] = { wide: wide.shown, narrow: narrow.shown };
      console.log(`${scene.name}: ${wide.shown.width} × ${wide.shown.height}`);
    }
    const texts = JSON.parse(
      readFileSync(path.join(projectRoot, 'services/public-site/locales/en/pages.json'), 'utf8'),
    ) as { landing: { headline: string } };
    const page = opened.get('planner')?.page;
    const shareImage =
      builder && page ? await makeShareImage(page, texts.landing.headline, builder) : before?.shareImage;
    if (builder) await writeReadmePictures(browser, product.portalOrigin, builder);
    if (shareImage === undefined) throw new Error('There is no picture of the builder.');
    const list: PictureList = { pictures, shareImage };
    writeFileSync(listFile, `${JSON.stringify(list, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await product.stop();
  }
}
