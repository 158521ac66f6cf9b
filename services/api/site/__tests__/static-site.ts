import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestName, staticSiteFolder, type StaticSite } from '../static-pages/manifest.ts';
import { slots } from '../static-pages/slots.ts';

const page = (head: string, content: string): string =>
  `<!doctype html><html lang="en"><head>${head}<style>h1{margin:0}</style>` +
  `<script type="application/json" id="site-settings">${slots.settings}</script><script defer src="/site/site.1.js"></script></head>` +
  `<body><main>${content}</main></body></html>`;

/** Writes minimal public pages into a build's folder. The content of the real ones is tested where they are built. */
export function writeStaticSite(build: string): void {
  const folder = path.join(build, staticSiteFolder);
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(folder, file), text);
    return file;
  };
  const site: StaticSite = {
    version: 'test',
    pages: [
      {
        path: '/',
        file: write(
          'index.html',
          page(`<title>Write it once</title><link rel="canonical" href="${slots.origin}/">`, '<h1>Write it once</h1>'),
        ),
      },
      {
        path: '/contact',
        file: write('contact.html', page('', `<p>${slots.operator}</p><p>${slots.contact}</p>`)),
      },
    ],
    texts: [
      {
        path: '/robots.txt',
        type: 'text/plain; charset=utf-8',
        file: write('robots.txt', `Sitemap: ${slots.origin}/sitemap.xml`),
      },
    ],
    notFound: write('not-found.html', page('', '<h1>There is no page here</h1>')),
    frame: write('frame.html', page(`<title>${slots.title}</title>${slots.head}`, slots.content)),
    frames: {},
    files: ['site.1.js'],
  };
  write('files/site.1.js', 'menu()');
  write(manifestName, JSON.stringify(site));
}
