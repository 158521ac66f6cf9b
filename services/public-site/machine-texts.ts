import { brand } from '../../shared/contracts/index.ts';
import { escapeHtml } from '../platform/http/markup.ts';
import { slots } from '../api/site/static-pages/slots.ts';
import type { Article } from './articles/article.ts';
import { articlePath, paths } from './paths.ts';
import { pageTexts } from './texts.ts';

/** A text for machines, and its path. */
export interface MachineText {
  readonly path: string;
  /** The media type. */
  readonly type: string;
  readonly body: string;
}

const xml = '<?xml version="1.0" encoding="utf-8"?>\n';
const absolute = (path: string): string => `${slots.origin}${path}`;

/** Returns the site map (sitemaps.org) of the pages that may be listed. */
const siteMap = (addresses: readonly string[], articles: readonly Article[]): string => {
  const dates = new Map(articles.map(({ slug, published }) => [articlePath(slug), published]));
  const entries = addresses.map((address) => {
    const date = dates.get(address);
    return `<url><loc>${absolute(address)}</loc>${date === undefined ? '' : `<lastmod>${date}</lastmod>`}</url>`;
  });
  return `${xml}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
};

const feedEntry = ({ slug, title, description, published }: Article): string =>
  `<item><title>${escapeHtml(title)}</title><link>${absolute(articlePath(slug))}</link>` +
  `<guid isPermaLink="true">${absolute(articlePath(slug))}</guid><description>${escapeHtml(description)}</description>` +
  `<pubDate>${new Date(published).toUTCString()}</pubDate></item>`;

/** Returns the RSS 2.0 feed of the articles. */
const feed = (articles: readonly Article[]): string =>
  `${xml}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${brand.name}: ${escapeHtml(pageTexts.blog.headline)}</title>` +
  `<link>${absolute(paths.blog)}</link><description>${escapeHtml(pageTexts.blog.description)}</description><language>en</language>` +
  `<atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>\n${articles.map(feedEntry).join('\n')}\n</channel></rss>\n`;

/** Shared résumés and letters state themselves whether they may be listed. */
const robots = `User-agent: *\nDisallow: /app/\nDisallow: /identity/\nDisallow: /graphql\nSitemap: ${absolute(paths.siteMap)}\n`;

/** Returns the files that search engines and feed readers request. */
export const machineTexts = (addresses: readonly string[], articles: readonly Article[]): readonly MachineText[] => [
  { path: paths.siteMap, type: 'application/xml; charset=utf-8', body: siteMap(addresses, articles) },
  { path: paths.feed, type: 'application/rss+xml; charset=utf-8', body: feed(articles) },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: robots },
];
