import { brand } from '../../shared/contracts/index.ts';

/** The paths of the public site (product.md §2). */
export const paths = {
  home: '/',
  resumes: '/resumes',
  jobTracker: '/job-tracker',
  education: '/education',
  features: '/features',
  atsCheck: '/features/ats-check',
  blog: '/blog',
  feed: '/blog/feed.xml',
  siteMap: '/sitemap.xml',
  gift: '/gift',
  signIn: '/login',
  create: '/login?create=1',
  help: brand.help,
  contact: brand.contact,
  terms: brand.terms,
  privacy: brand.privacy,
  accessibility: brand.accessibility,
} as const;

/** Returns the path of an article. */
export const articlePath = (slug: string): string => `${paths.blog}/${slug}`;
