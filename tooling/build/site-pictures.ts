import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteAssets, SitePicture } from '../../services/public-site/site-assets.ts';
import { projectRoot } from '../apps.ts';

export type { SitePicture };

/** Where `npm run site-pictures` puts what it has made; `pictures.json` lists it. */
export const picturesFolder = path.join(projectRoot, 'services/public-site/pictures');
export const picturesList = 'pictures.json';

/** What is in `pictures.json`: pictures as pages get them, with names of files in place of addresses. */
export interface PictureList {
  readonly pictures: Readonly<Record<string, SitePicture>>;
  readonly shareImage: { readonly file: string; readonly width: number; readonly height: number };
}

type Put = (name: string, content: Buffer) => string;

const addressesOf = (files: Readonly<Record<string, string>>, put: Put): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([width, file]) => [width, put(file, readFileSync(path.join(picturesFolder, file)))]),
  );

function published({ width, height, sources }: SitePicture, put: Put): SitePicture {
  const scheme = (name: 'light' | 'dark'): SitePicture['sources']['light'] => ({
    avif: addressesOf(sources[name].avif, put),
    webp: addressesOf(sources[name].webp, put),
  });
  return { width, height, sources: { light: scheme('light'), dark: scheme('dark') } };
}

/** Puts the pictures among the site's files and answers with where they are. */
export function sitePictures(put: Put): Pick<SiteAssets, 'pictures' | 'shareImage'> {
  const file = path.join(picturesFolder, picturesList);
  if (!existsSync(file)) return { pictures: {}, shareImage: undefined };
  const { pictures, shareImage } = JSON.parse(readFileSync(file, 'utf8')) as PictureList;
  return {
    pictures: Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, published(picture, put)])),
    shareImage: {
      address: put(shareImage.file, readFileSync(path.join(picturesFolder, shareImage.file))),
      width: shareImage.width,
      height: shareImage.height,
    },
  };
}
