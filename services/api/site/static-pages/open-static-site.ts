import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markup } from '../../../platform/http/markup.ts';
import { contentSecurityPolicy } from '../../../platform/http/content-security-policy.ts';
import { readShellAssets } from '../../../platform/http/shell-assets.ts';
import { textsLanguage } from '../../../../shared/contracts/texts-language.ts';
import { publicTextsIn } from '../texts.ts';
import { framedPage, type FramedParts } from './framed-page.ts';
import { readStaticSite, staticSiteFolder, type StaticSite } from './manifest.ts';
import type { SiteSettings } from './site-settings.ts';
import type { SiteOperator } from '../../../config/read-operator.ts';
import { fillSlots, type SlotValues } from './slots.ts';

export interface StaticSiteOptions {
  /** The folder of the build: `dist`. */
  readonly build: string;
  /** The site's origin without a trailing slash. */
  readonly origin: string;
  readonly operator?: SiteOperator;
  /** The service that receives page views of people who have consented. */
  readonly analytics?: SiteSettings['analytics'];
  /** Further origins to which forms may lead. */
  readonly forms?: readonly string[];
}

/** A page as it is sent. */
export interface WholePage {
  readonly body: string;
  readonly policy: string;
}

/** The public pages of a build, with the values of this site filled in. */
export interface OpenStaticSite {
  readonly parts: StaticSite;
  readonly readText: (file: string) => string;
  readonly readPage: (file: string) => WholePage;
  /** Renders a page in the frame of the public pages. */
  readonly frame: (parts: FramedParts) => WholePage;
}

/** Returns the policy of a page with the hash of its only style element. Scripts are files of ours. */
function policyOf(html: string, { analytics, forms = [] }: StaticSiteOptions): string {
  const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  return contentSecurityPolicy({
    styleHash: `sha256-${createHash('sha256').update(sheet).digest('base64')}`,
    scripts: [],
    connections: analytics === undefined ? [] : [new URL(analytics.host).origin],
    forms,
  });
}

/** Returns what a person who enters the app needs first. Addresses of the development servers are not prefetched. */
function prefetchOf(build: string): readonly string[] {
  const { scripts, preload, pages } = readShellAssets(path.join(build, 'shell'));
  const files = new Set([...scripts, ...preload, ...(pages['sign-in'] ?? [])]);
  return [...files].filter((file) => !/^https?:/.test(file)).map((file) => `/assets/${file}`);
}

/** Opens the public pages of a build. Throws when they, or the shell, are not built. */
export function openStaticSite(options: StaticSiteOptions): OpenStaticSite {
  const { build, origin, operator = {}, analytics } = options;
  const parts = readStaticSite(build);
  const values: SlotValues = {
    origin,
    operator,
    settings: { prefetch: prefetchOf(build), ...(analytics && { analytics }) },
    unnamed: publicTextsIn(textsLanguage).unnamed,
  };
  const readText = (file: string): string =>
    fillSlots(readFileSync(path.join(build, staticSiteFolder, file), 'utf8'), values);
  const readPage = (file: string): WholePage => {
    const body = readText(file);
    return { body, policy: policyOf(body, options) };
  };
  const frame = readPage(parts.frame);
  const frames = new Map(Object.entries(parts.frames).map(([language, file]) => [language, readPage(file)]));
  return {
    parts,
    readText,
    readPage,
    frame(framedParts) {
      const { language, content } = framedParts;
      const languageFrame = language === textsLanguage ? frame : frames.get(language);
      if (languageFrame) return { body: framedPage(languageFrame.body, framedParts), policy: languageFrame.policy };
      // In this case, header and footer are in English, so the content states its own language.
      const parts = { ...framedParts, content: markup`<div lang="${language}">${content}</div>` };
      return { body: framedPage(frame.body, parts), policy: frame.policy };
    },
  };
}
