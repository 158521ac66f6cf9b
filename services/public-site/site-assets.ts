import { createContext, useContext } from 'react';

/** A screenshot of the product in both colour schemes. Addresses by width in pixels, as `srcset` lists them. */
export interface SitePicture {
  /** Size in CSS pixels at which it is sharp on every screen. */
  readonly width: number;
  readonly height: number;
  readonly sources: Readonly<Record<'light' | 'dark', Readonly<Record<'avif' | 'webp', PictureFiles>>>>;
}

/** Addresses by the width of the file in pixels. */
export type PictureFiles = Readonly<Record<string, string>>;

/** Files that the build gives the pages, by their addresses. */
export interface SiteAssets {
  readonly fonts: Readonly<Record<'body' | 'bodyBold' | 'heading', string>>;
  readonly script: string;
  readonly pictures: Readonly<Record<string, SitePicture>>;
  /** What previews show of a page in other people's feeds; path below the origin. */
  readonly shareImage: { readonly address: string; readonly width: number; readonly height: number } | undefined;
}

export const AssetsContext = createContext<SiteAssets | undefined>(undefined);

/** The files of this build. Throws outside of a document. */
export function useAssets(): SiteAssets {
  const assets = useContext(AssetsContext);
  if (assets === undefined) throw new Error('Pages are drawn inside a SiteDocument.');
  return assets;
}
