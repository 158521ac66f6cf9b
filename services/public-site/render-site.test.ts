import { HtmlValidate } from 'html-validate';
import { brand } from '../../shared/contracts/index.ts';
import { markup } from '../platform/http/markup.ts';
import { framedPage } from '../api/site/static-pages/framed-page.ts';
import { slots } from '../api/site/static-pages/slots.ts';
import { renderSite } from './render-site.tsx';
import type { SitePicture } from './site-assets.ts';

const files = { avif: { 720: '/site/p.avif', 1440: '/site/p2.avif' }, webp: { 720: '/site/p.webp' } };
const sources = { light: files, dark: files };
const picture: SitePicture = {
  wide: { width: 1120, height: 720, sources },
  narrow: { width: 390, height: 620, sources },
};
const names = [
  'builder',
  'designs',
  'ats',
  'letter',
  'blocks',
  'education',
  'student',
  'student-designs',
  'board',
  'table',
  'calendar',
  'fit',
  'job',
];

const site = renderSite({
  fonts: { body: '/site/b.woff2', bodyBold: '/site/s.woff2', heading: '/site/h.woff2' },
  script: '/site/site.js',
  atsCheck: { script: '/site/ats-check.js', reader: '/site/pdf-reader.js' },
  pictures: Object.fromEntries(names.map((name) => [name, picture])),
  shareImage: { address: '/site/share.jpg', width: 1200, height: 630 },
});
const pages = [...site.pages];
const inFrame = framedPage(site.frame, { language: 'en', title: 'A gift', content: markup`<h1>A gift</h1>` });
const everyPage = [...pages, ['not found', site.notFound], ['in the frame', inFrame]] as const;

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, match = '']) => match);
const onlyOne = (html: string, pattern: RegExp): string => {
  const found = all(html, pattern);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

/** Paths that other parts of the site answer. */
const elsewhere = new Set(['/login', '/forgot-password', '/favicon.svg', brand.tryIt, brand.home, '/gift']);

test('has all required pages and at least eight articles', () => {
  const paths = pages.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/job-tracker',
      '/resumes',
      '/education',
      '/features',
      '/features/ats-check',
      '/blog',
    ]),
  );
  expect(paths).toEqual(expect.arrayContaining(['/help', '/contact', '/terms', '/privacy', '/accessibility']));
  expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(8);
});

test.each(everyPage)('renders %s as valid HTML', async (_path, html) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // React uses another of the spellings that HTML allows.
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-raw-characters': ['error', { relaxed: true }],
      'require-sri': ['error', { target: 'crossorigin' }],
      // We typeset the texts ourselves, so the validator need not check them.
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
    },
  });
  const { results } = await validator.validateString(html);
  const validationMessages = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  expect(validationMessages).toEqual([]);
});

test('links only to existing pages and to existing places on a page', () => {
  const pagesByPath = new Map(pages);
  const dead = everyPage.flatMap(([path, html]) =>
    all(html, /<a [^>]*href="(\/[^"]*)"/g).flatMap((href) => {
      const { pathname, hash } = new URL(href, slots.origin);
      const target = pagesByPath.get(pathname);
      const isText = site.texts.some((text) => text.path === pathname);
      if (target === undefined) return elsewhere.has(pathname) || isText ? [] : [`${path}: ${href}`];
      return hash === '' || target.includes(`id="${hash.slice(1)}"`) ? [] : [`${path}: ${href}`];
    }),
  );
  expect(dead).toEqual([]);
});

test('describes each page uniquely, in a length that search engines show', () => {
  const titles = new Set<string>();
  for (const [path, html] of pages) {
    const title = onlyOne(html, /<title>([^<]*)<\/title>/g);
    expect(titles).not.toContain(title);
    titles.add(title);
    const description = onlyOne(html, /<meta name="description" content="([^"]*)"/g);
    expect([path, description.length >= 50 && description.length <= 180]).toEqual([path, true]);
    expect(onlyOne(html, /<link rel="canonical" href="([^"]*)"/g)).toBe(`${slots.origin}${path}`);
    expect(onlyOne(html, /<meta property="og:image" content="([^"]*)"/g)).toBe(`${slots.origin}/site/share.jpg`);
    expect(all(html, /<h1[ >]/g)).toHaveLength(1);
    for (const data of all(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g)) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
});

test('gives pictures texts, sizes, both color schemes, and a version for phones, and loads only the first one at once', () => {
  for (const [, html] of pages) {
    const images = all(html, /<img ([^>]*)>/g);
    for (const image of images) expect(image).toMatch(/alt="[^"]{10,}".*width="\d+" height="\d+"/);
    expect(images.filter((image) => !image.includes('loading="lazy"')).length).toBeLessThanOrEqual(1);
    const sources = all(html, /<picture>(.*?)<\/picture>/gs);
    expect(sources).toHaveLength(images.length);
    for (const source of sources) expect(source).toMatch(/media="\(max-width: 40rem\)/);
  }
});

test('says who can be reached, and how, where people ask for help or for their rights', () => {
  const contacts = pages.filter(([, html]) => html.includes(slots.contact)).map(([path]) => path);
  expect(contacts.sort()).toEqual(['/accessibility', '/contact', '/privacy']);
});

test('asks no reader of an article to run a command', () => {
  const articles = pages.filter(([path]) => path.startsWith('/blog/'));
  for (const [, html] of articles) expect(html).not.toMatch(/\bnpm\b|\bnpx\b|source code|terminal/i);
});

test('agrees in what it says about search engines, feeds, and pages', () => {
  const bodyOf = (path: string): string => site.texts.find((text) => text.path === path)?.body ?? '';
  expect(all(bodyOf('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g)).toEqual(
    [...pages.map(([path]) => path), '/gift'].map((path) => `${slots.origin}${path}`),
  );
  const articles = pages.map(([path]) => `${slots.origin}${path}`).filter((address) => address.includes('/blog/'));
  expect(all(bodyOf('/blog/feed.xml'), /<guid isPermaLink="true">([^<]*)<\/guid>/g)).toEqual(articles);
  expect(bodyOf('/robots.txt')).toContain(`Sitemap: ${slots.origin}/sitemap.xml`);
});

test('loads nothing from elsewhere and has no script or style in an attribute', () => {
  for (const [path, html] of everyPage) {
    const foreign = all(html, /(?:src|srcset|href)="(https?:[^"]*)"/gi).filter((address) => {
      const isLink = html.includes(`<a href="${address}"`) || html.includes(`canonical" href="${address}"`);
      return !isLink;
    });
    expect([path, foreign]).toEqual([path, []]);
    expect([path, /\s(?:on\w+|style)=/.test(html.replace(/<style>.*?<\/style>/s, ''))]).toEqual([path, false]);
  }
});
