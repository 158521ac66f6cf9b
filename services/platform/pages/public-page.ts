import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { directionOf } from '../i18n/direction-of.ts';
import { inlineJson, markup, trustHtml, type Markup } from '../http/markup.ts';
import type { ShellAssets } from '../http/shell-assets.ts';
import { publicStyles } from './styles.ts';

/** A page that is the same for all visitors and runs no script. */
export interface PublicPage {
  readonly body: string;
  readonly policy: string;
  /** A strong entity tag. */
  readonly etag: string;
}

export interface PublicPageParts {
  /** The language of the page's texts (BCP 47). */
  readonly language: string;
  readonly title: string;
  readonly description?: string;
  readonly content: Markup;
  /** The absolute address, for search engines and link previews. Without one, the page asks not to be indexed. */
  readonly address?: string;
  /** Whether search engines may index a page that has an address. Default: true. */
  readonly isListed?: boolean;
  /** The page's type in link previews. Default: `website`. */
  readonly kind?: 'website' | 'profile';
  /** The image in link previews: an absolute address and the size in pixels. */
  readonly image?: { readonly address: string; readonly width: number; readonly height: number };
  /** Structured data (schema.org, as JSON-LD) for search engines, on a page that they may index. */
  readonly linkedData?: object | undefined;
}

type PageToDescribe = Omit<PublicPageParts, 'content' | 'description' | 'address' | 'language'> &
  Readonly<Record<'description' | 'address', string>>;

const fontCalled = ({ files }: ShellAssets, name: string): string | undefined => {
  const file = files.find((candidate) => candidate.startsWith(`${name}.`));
  return file === undefined ? undefined : `/assets/${file}`;
};

const unlisted = markup`<meta name="robots" content="noindex">`;

const imageTags = ({ address, width, height }: NonNullable<PublicPageParts['image']>): Markup =>
  markup`
<meta property="og:image" content="${address}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta name="twitter:card" content="summary_large_image">`;

/** A data block is not executed as a script, so no policy has to allow it. */
const dataTag = (data: object): Markup => markup`
<script type="application/ld+json">${inlineJson(data)}</script>`;

const aboutPage = ({
  title,
  description,
  address,
  isListed = true,
  kind = 'website',
  image,
  linkedData,
}: PageToDescribe): Markup =>
  markup`${isListed ? [] : [unlisted]}<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="${kind}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">${image ? imageTags(image) : []}${isListed && linkedData ? dataTag(linkedData) : []}`;

/** The fonts of the shell that the first paint of most pages needs. */
const firstFonts = ['league-spartan-latin-wght-normal', 'lato-latin-400-normal'] as const;

/**
 * Creates a function that renders pages with the shell's font files, so that they are cached when the shell requests
 * them. `ownStyles` are CSS rules that only these pages need. `ownFonts` are the addresses of the fonts that their first
 * paint needs instead of the shell's.
 */
export function publicPageMaker(
  assets: ShellAssets,
  ownStyles = '',
  ownFonts?: readonly string[],
): (parts: PublicPageParts) => PublicPage {
  const shared = publicStyles({
    body: fontCalled(assets, 'lato-latin-400-normal'),
    bodyBold: fontCalled(assets, 'lato-latin-700-normal'),
    heading: fontCalled(assets, 'league-spartan-latin-wght-normal'),
  });
  const styles = shared + ownStyles;
  const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
  const policy = contentSecurityPolicy({ styleHash });
  const fonts = (ownFonts ?? firstFonts.map((name) => fontCalled(assets, name)))
    .filter((address) => address !== undefined)
    .map(
      (address) => markup`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${address}">`,
    );
  return ({ language, title, description, content, address, ...more }) => {
    const about =
      address === undefined || description === undefined
        ? unlisted
        : aboutPage({ title, description, address, ...more });
    const body = markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${about}
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${fonts}
<style>${trustHtml(styles)}</style>
</head>
${content}
</html>`.source;
    return { body, policy, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };
}
