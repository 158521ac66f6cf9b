/**
 * Builds the public pages into `dist/site`: the HTML as it is served, and files whose names contain a hash of their
 * content.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pseudoLanguage } from '../../shared/contracts/texts-language.ts';
import type { RenderedSite } from '../../services/public-site/render-site.tsx';
import type { SiteAssets } from '../../services/public-site/site-assets.ts';
import {
  manifestName,
  staticFilesPath,
  staticSiteFolder,
  type StaticSite,
} from '../../services/api/site/static-pages/manifest.ts';
import { pdfReaderConfiguration, siteScriptConfiguration } from '../../webpack.config.ts';
import { hasOption } from './build-options.ts';
import { hashOf, toolchainHash } from './input-hash.ts';
import { emptyFolder, buildPaths, writeWhole } from './build-paths.ts';
import { precompress } from './precompress.ts';
import { runWebpack } from './run-webpack.ts';
import { siteFonts } from './site-fonts.ts';
import { sitePictures } from './site-pictures.ts';
import { allowTsx } from './tsx-modules.ts';

const sources = [
  'services/public-site/**/*',
  'services/api/site/static-pages/*',
  'services/platform/http/*',
  'services/platform/i18n/*',
  'shared/ui/theme/*',
  // What the ATS check reads PDFs with.
  'shared/documents/**/*',
  'shared/importers/**/*',
  'shared/matching/ats/*',
];

/** Returns the version of the public pages: twelve hexadecimal digits that change with any input of their build. */
export const siteVersion = (): string =>
  createHash('sha256')
    .update(toolchainHash())
    .update(hashOf([...sources, 'shared/contracts/*'], (file) => !/\.test\.tsx?$/.test(file)))
    .digest('hex')
    .slice(0, 12);

/** Returns the folder of a build's public pages. */
const folderIn = (build: string): string => path.join(build, staticSiteFolder);

const builtSite = (build: string): StaticSite | undefined => {
  const file = path.join(folderIn(build), manifestName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StaticSite) : undefined;
};

/** Returns whether the build already contains this version of the public pages. */
export const isSiteBuilt = (version: string, build = buildPaths.dist): boolean => builtSite(build)?.version === version;

/** Writes a file under a name that contains the hash of its content, and returns its address. */
function putHashed(folder: string, name: string, content: Buffer): string {
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}${ext}`;
  writeFileSync(path.join(folder, file), content);
  return `${staticFilesPath}${file}`;
}

async function buildScripts(folder: string): Promise<Pick<SiteAssets, 'script' | 'atsCheck'>> {
  const output = buildPaths.scratch('site-script');
  emptyFolder(output);
  try {
    const options = { output, cacheVersion: toolchainHash() };
    await runWebpack(siteScriptConfiguration(options));
    await runWebpack(pdfReaderConfiguration(options));
    const put = (name: string): string => putHashed(folder, name, readFileSync(path.join(output, name)));
    return { script: put('site.js'), atsCheck: { script: put('ats-check.js'), reader: put('pdf-reader.js') } };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/**
 * Returns all text of the pages, which decides the characters in the fonts. Text that only tests read is left out, so
 * that it does not make the fonts larger.
 */
const textOf = ({ pages, notFound, frame, frames }: RenderedSite): string => {
  const read = [...frames].flatMap(([language, text]) => (language === pseudoLanguage ? [] : [text]));
  return [...pages.values(), notFound, frame, ...read].join('');
};

async function draw(files: string): Promise<RenderedSite> {
  allowTsx();
  const { renderSite } = await import('../../services/public-site/render-site.tsx');
  const put = (name: string, content: Buffer): string => putHashed(files, name, content);
  const pictures = sitePictures(put);
  const plain: SiteAssets = {
    fonts: { body: '/b', bodyBold: '/s', heading: '/h' },
    script: '/j',
    atsCheck: { script: '/a', reader: '/r' },
    ...pictures,
  };
  const fonts = await siteFonts(textOf(renderSite(plain)));
  return renderSite({
    ...plain,
    fonts: {
      body: put('body.woff2', fonts.body),
      bodyBold: put('body-bold.woff2', fonts.bodyBold),
      heading: put('heading.woff2', fonts.heading),
    },
    ...(await buildScripts(files)),
  });
}

const fileOf = (address: string): string => `${address === '/' ? 'index' : address.slice(1).replaceAll('/', '_')}.html`;

/** Moves the finished files into place, the manifest last. Hashed files of the previous build stay for open pages. */
function put(from: string, build: string, site: StaticSite): void {
  const folder = folderIn(build);
  const kept = new Set([...site.files, ...(builtSite(build)?.files ?? [])]);
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  for (const part of ['.', 'files']) {
    for (const entry of readdirSync(path.join(from, part), { withFileTypes: true })) {
      if (entry.isFile()) copyFileSync(path.join(from, part, entry.name), path.join(folder, part, entry.name));
    }
  }
  writeWhole(path.join(folder, manifestName), JSON.stringify(site, undefined, 2));
  for (const file of readdirSync(path.join(folder, 'files'))) {
    if (!kept.has(file.replace(/\.(br|gz)$/, ''))) rmSync(path.join(folder, 'files', file));
  }
}

/**
 * Builds the public pages. If that fails, rejects with the error and keeps the previous pages. `build` is the folder of
 * the whole build.
 */
export async function buildSite(version: string, build = buildPaths.dist): Promise<void> {
  const output = buildPaths.scratch('site');
  const files = path.join(output, 'files');
  emptyFolder(files);
  try {
    const { pages, notFound, frame, frames, texts } = await draw(files);
    const write = (file: string, text: string): string => {
      writeFileSync(path.join(output, file), text);
      return file;
    };
    const site: StaticSite = {
      version,
      pages: [...pages].map(([address, page]) => ({ path: address, file: write(fileOf(address), page) })),
      texts: texts.map((text) => ({
        path: text.path,
        type: text.type,
        file: write(path.basename(text.path), text.body),
      })),
      notFound: write('not-found.html', notFound),
      frame: write('frame.html', frame),
      frames: Object.fromEntries(
        [...frames].map(([language, text]) => [language, write(`frame.${language}.html`, text)]),
      ),
      files: readdirSync(files),
    };
    if (!hasOption('withoutCopies')) await precompress(files);
    put(output, build, site);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
