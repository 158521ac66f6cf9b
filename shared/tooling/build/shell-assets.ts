import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import type { ShellAssets } from '../../../services/site/shell-assets.ts';
import { filesOfShared, readManifest } from './federation-manifest.ts';
import { writeWhole } from './places.ts';

/** Earlier builds whose files stay for open tabs. */
const keptBuilds = 3;

/** Shared modules that every page of the shell needs at once; the others come with the page that uses them. */
const neededAtOnce = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@shared/ui',
  '@shared/router',
  '@shared/i18n',
];

/** What single pages need besides. */
const neededByPage: Readonly<Record<string, readonly string[]>> = {
  app: ['@shared/graphql'],
  'sign-in': ['@shared/forms', 'yup'],
};

/** Fonts of the first paint: running text and headings, in the Latin subset. */
const firstFonts = /^(lato-latin-400-normal|league-spartan-latin-wght-normal)\.[^.]+\.woff2$/;

/** How the chunks of single pages are named. */
const pagePrefix = 'page-';

const isScript = (file: string): boolean => file.endsWith('.js');
const isServed = (file: string): boolean => !/\.(br|gz|map|json)$/.test(file);

/** The scripts of a group of chunks that webpack fetches together, by the name in its magic comment. */
const scriptsOf = ({ namedChunkGroups, entrypoints }: StatsCompilation, name: string): string[] =>
  (namedChunkGroups?.[name] ?? entrypoints?.[name])?.assets?.map(({ name: file }) => file).filter(isScript) ?? [];

/** Says which of the shell's files a page needs, and in which role; writes it to `assets.json` in `folder`. */
export function describeShell(folder: string, version: string, stats: StatsCompilation): ShellAssets {
  const files = readdirSync(folder).filter(isServed).sort();
  const manifest = readManifest(folder);
  const pages = Object.keys(stats.namedChunkGroups ?? {}).filter((name) => name.startsWith(pagePrefix));
  const assets: ShellAssets = {
    version,
    scripts: scriptsOf(stats, 'shell'),
    preload: [...new Set([...scriptsOf(stats, 'bootstrap'), ...filesOfShared(manifest, neededAtOnce)])],
    fonts: files.filter((file) => firstFonts.test(file)),
    pages: Object.fromEntries(
      pages.map((name) => {
        const page = name.slice(pagePrefix.length);
        return [page, [...scriptsOf(stats, name), ...filesOfShared(manifest, neededByPage[page] ?? [])]];
      }),
    ),
    files,
  };
  writeWhole(path.join(folder, 'assets.json'), JSON.stringify(assets, undefined, 2));
  return assets;
}

/** Remembers the builds before this one and removes the files of those that are too old. */
export function pruneShell(folder: string, assets: ShellAssets): void {
  const historyFile = path.join(folder, 'history.json');
  const history = existsSync(historyFile) ? (JSON.parse(readFileSync(historyFile, 'utf8')) as string[][]) : [];
  const builds = [[...assets.files], ...history].slice(0, keptBuilds);
  const kept = new Set(builds.flat());
  writeWhole(historyFile, JSON.stringify(builds));
  for (const file of readdirSync(folder)) {
    if (['assets.json', 'history.json'].includes(file) || kept.has(file.replace(/\.(br|gz)$/, ''))) continue;
    rmSync(path.join(folder, file), { force: true, recursive: true });
  }
}
