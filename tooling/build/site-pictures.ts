import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Screenshot, SiteAssets, SitePicture } from '../../services/public-site/site-assets.ts';
import { projectRoot } from '../apps.ts';

export type { Screenshot, SitePicture };

/** The output folder of `npm run site-pictures`; its `pictures.json` lists the files. */
export const picturesFolder = path.join(projectRoot, 'services/public-site/pictures');
export const picturesList = 'pictures.json';

/** The content of `pictures.json`: the pictures in the shape that pages use, with file names instead of addresses. */
export interface PictureList {
  readonly pictures: Readonly<Record<string, SitePicture>>;
  readonly shareImage: { readonly file: string; readonly width: number; readonly height: number };
}

type Put = (name: string, content: Buffer) => string;

const addressesOf = (files: Readonly<Record<string, string>>, put: Put): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([width, file]) => [width, put(file, readFileSync(path.join(picturesFolder, file)))]),
  );

function publishScreenshot({ width, height, sources }: Screenshot, put: Put): Screenshot {
  const scheme = (name: 'light' | 'dark'): Screenshot['sources']['light'] => ({
    avif: addressesOf(sources[name].avif, put),
    webp: addressesOf(sources[name].webp, put),
  });
  return { width, height, sources: { light: scheme('light'), dark: scheme('dark') } };
}

const publishPicture = ({ wide, narrow }: SitePicture, put: Put): SitePicture => ({
  wide: publishScreenshot(wide, put),
  narrow: publishScreenshot(narrow, put),
});

/** Adds the pictures to the site's files and returns their addresses. */
export function sitePictures(put: Put): Pick<SiteAssets, 'pictures' | 'shareImage'> {
  const file = path.join(picturesFolder, picturesList);
  if (!existsSync(file)) return { pictures: {}, shareImage: undefined };
  const { pictures, shareImage } = JSON.parse(readFileSync(file, 'utf8')) as PictureList;
  return {
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, picture]) => [name, publishPicture(picture, put)]),
    ),
    shareImage: {
      address: put(shareImage.file, readFileSync(path.join(picturesFolder, shareImage.file))),
      width: shareImage.width,
      height: shareImage.height,
    },
  };
}
