import type { ReactNode } from 'react';
import { brand } from '../../../shared/contracts/index.ts';
import { inlineJson } from '../../platform/http/markup.ts';
import { slots } from '../../api/site/static-pages/slots.ts';
import { paths } from '../paths.ts';
import { useAssets } from '../site-assets.ts';
import { frameTexts } from '../texts.ts';

/** What a page says about itself to browsers, search engines, and previews. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly kind?: 'website' | 'article';
  /** The date of an article as `YYYY-MM-DD`. */
  readonly published?: string;
  /** schema.org data, as JSON-LD. */
  readonly linkedData?: readonly object[];
}

const absolute = (path: string): string => `${slots.origin}${path}`;

function ShareImage(): ReactNode {
  const { shareImage } = useAssets();
  if (shareImage === undefined) return <meta name="twitter:card" content="summary" />;
  return (
    <>
      <meta property="og:image" content={absolute(shareImage.address)} />
      <meta property="og:image:width" content={String(shareImage.width)} />
      <meta property="og:image:height" content={String(shareImage.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The title, description, address, preview, and structured data of a page that search engines may list. */
export function PageHead({ title, description, path, kind = 'website', published, linkedData }: PageFacts): ReactNode {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(path)} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brand.name}: ${frameTexts.links.blog}`}
        href={paths.feed}
      />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(path)} />
      {published !== undefined && <meta property="article:published_time" content={published} />}
      <ShareImage />
      {linkedData?.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data).source }} />
      ))}
    </>
  );
}
