import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { brand } from '../../shared/contracts/brand.ts';
import { projectRoot } from '../../tooling/apps.ts';
import { picturesFolder } from '../../tooling/build/site-pictures.ts';

/** The size that link previews use on all platforms. */
const size = { width: 1200, height: 630 };
const file = 'share.jpg';

const font = (name: string): string => readFileSync(path.join(projectRoot, 'node_modules', name)).toString('base64');

/**
 * Renders the picture for link previews of every page: the name, what the product is, and the builder. Returns the file
 * and its size.
 */
export async function makeShareImage(
  page: Page,
  headline: string,
  builder: Buffer,
): Promise<{ readonly file: string; readonly width: number; readonly height: number }> {
  await page.setViewportSize(size);
  await page.setContent(`<!doctype html><style>
@font-face{font-family:Spartan;font-weight:100 900;src:url(data:font/woff2;base64,${font('@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2')})}
body{margin:0;width:1200px;height:630px;overflow:hidden;background:#f5f8fa;color:#14212a;font-family:Spartan;position:relative}
header{position:absolute;left:72px;top:64px;display:flex;gap:16px;align-items:center;font:700 40px/1 Spartan}
header span{padding-top:.12em}h1{position:absolute;left:72px;top:176px;width:420px;margin:0;font:700 64px/1.08 Spartan;letter-spacing:-.01em}
img{position:absolute;left:536px;top:96px;width:860px;border-radius:8px;border:1px solid #d8e0e5;box-shadow:0 12px 40px rgba(20,33,42,.16)}
</style><header><svg width="52" viewBox="0 0 24 24"><rect x="1" y="1" width="10" height="10" rx="3" fill="#207c9d"/><rect x="13" y="1" width="10" height="10" rx="3" fill="#4cc0b3"/><rect x="1" y="13" width="10" height="10" rx="3" fill="#4cc0b3"/><rect x="14" y="14" width="8" height="8" rx="2.4" fill="none" stroke="#207c9d" stroke-width="2" stroke-dasharray="2.6 2"/></svg><span>${brand.name}</span></header>
<h1>${headline}</h1><img src="data:image/png;base64,${builder.toString('base64')}">`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ scale: 'css' });
  writeFileSync(path.join(picturesFolder, file), await sharp(picture).jpeg({ quality: 82, mozjpeg: true }).toBuffer());
  return { file, ...size };
}
