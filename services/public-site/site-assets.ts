import { createContext, useContext } from 'react';

/** A screenshot of the product, taken in a wide window and on a phone, where one of a wide window would be illegible. */
export interface SitePicture {
  readonly wide: Screenshot;
  readonly narrow: Screenshot;
}

/** A screenshot in both color schemes. Addresses are by width in pixels, as `srcset` lists them. */
export interface Screenshot {
  /** The size in CSS pixels at which it is sharp on every screen. */
  readonly width: number;
  readonly height: number;
  readonly sources: Readonly<Record<'light' | 'dark', Readonly<Record<'avif' | 'webp', PictureFiles>>>>;
}

/** Addresses by the width of the file in pixels. */
export type PictureFiles = Readonly<Record<string, string>>;

/** The files that the build provides to the pages, by their addresses. */
export interface SiteAssets {
  readonly fonts: Readonly<Record<'body' | 'bodyBold' | 'heading', string>>;
  readonly script: string;
  /** The script of the ATS check, and the worker that it starts to read a PDF. */
  readonly atsCheck: { readonly script: string; readonly reader: string };
  readonly pictures: Readonly<Record<string, SitePicture>>;
  /** The picture of link previews on other sites, with its path below the origin. */
  readonly shareImage: { readonly address: string; readonly width: number; readonly height: number } | undefined;
}

export const AssetsContext = createContext<SiteAssets | undefined>(undefined);

/** Returns the files of this build. Throws outside of a document. */
export function useAssets(): SiteAssets {
  const assets = useContext(AssetsContext);
  if (assets === undefined) throw new Error('Pages are drawn inside a SiteDocument.');
  return assets;
}
