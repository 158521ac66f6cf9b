import { brand } from '../../shared/contracts/index.ts';
import { slots } from '../api/site/static-pages/slots.ts';
import type { Article } from './articles/article.ts';
import type { Crumb } from './pages/breadcrumbs.tsx';
import { articlePath, paths } from './paths.ts';

/** schema.org data for search engines, with only what the page says, too. */
const context = { '@context': 'https://schema.org' };

const absolute = (path: string): string => `${slots.origin}${path}`;

const publisher = { '@type': 'Organization', name: brand.name, url: absolute(paths.home) };

/** The path from the home page to a page, as a schema.org `BreadcrumbList`. */
export const breadcrumbData = (crumbs: readonly Crumb[]): object => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  })),
});

/** An article, as a schema.org `Article`. */
export const articleData = (article: Article): object => ({
  ...context,
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.published,
  inLanguage: 'en',
  mainEntityOfPage: absolute(articlePath(article.slug)),
  author: publisher,
  publisher,
});

/** The product. It has no ratings, because there are none yet. */
export const productData = (description: string): object => ({
  ...context,
  '@type': 'SoftwareApplication',
  name: brand.name,
  description,
  url: absolute(paths.home),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});
