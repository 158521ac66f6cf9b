import type { ReactNode } from 'react';
import { textsLanguage } from '../../../shared/contracts/index.ts';
import { siteSettingsId } from '../../api/site/static-pages/site-settings.ts';
import { slots } from '../../api/site/static-pages/slots.ts';
import { AssetsContext, type SiteAssets } from '../site-assets.ts';
import { directionOf } from '../../platform/i18n/direction-of.ts';
import { FrameLanguage, useFrameTexts } from '../texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { baseStyles } from '../styles/base.ts';
import { colorStyles } from '../styles/colors.ts';
import { fontStyles } from '../styles/fonts.ts';

/** Returns the content of a page's only style element: what all pages need, and `own`, on few lines. */
const styleSheet = (assets: SiteAssets, own: readonly string[]): string =>
  fontStyles(assets) + colorStyles + [baseStyles, ...own].join('').replaceAll('\n', '');

interface Props {
  /** The language (BCP 47). */
  readonly language?: string;
  readonly assets: SiteAssets;
  /** The head elements in addition to those of every page. */
  readonly head: ReactNode;
  /** The path of the page, for the navigation. */
  readonly path: string;
  /** The rules that only this page needs. */
  readonly styles?: readonly string[];
  readonly children: ReactNode;
}

function SkipLink(): ReactNode {
  const { skip } = useFrameTexts();
  return (
    <a className="skip" href="#content">
      {skip}
    </a>
  );
}

/**
 * A whole HTML document: readable without scripts, styled by one element that its policy names by hash, with one small
 * script that nothing waits for.
 */
export function SiteDocument({
  language = textsLanguage,
  assets,
  head,
  path,
  styles = [],
  children,
}: Props): ReactNode {
  return (
    <AssetsContext value={assets}>
      <html lang={language} dir={directionOf(language)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          {[assets.fonts.heading, assets.fonts.body].map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
          ))}
          <style dangerouslySetInnerHTML={{ __html: styleSheet(assets, styles) }} />
          {head}
          <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
          <script type="application/json" id={siteSettingsId} dangerouslySetInnerHTML={{ __html: slots.settings }} />
          <script defer src={assets.script} />
        </head>
        <body>
          <FrameLanguage value={language}>
            <SkipLink />
            <SiteHeader current={path} />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter />
          </FrameLanguage>
        </body>
      </html>
    </AssetsContext>
  );
}
