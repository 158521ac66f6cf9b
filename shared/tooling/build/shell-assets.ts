import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
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
  'sign-in': ['@shared/forms'],
};

/** Fonts of the first paint: running text and headings, in the Latin subset. */
const firstFonts = /^(lato-latin-400-normal|league-spartan-latin-wght-normal)\.[^.]+\.woff2$/;

const isSource = (file: string): boolean =>
  !/\.(br|gz|map)$/.test(file) && file !== 'assets.json' && file !== 'mf-manifest.json' && file !== 'mf-stats.json';

/** Says which of the shell's files a page needs, and in which role; writes it to `assets.json` in `folder`. */
export function describeShell(folder: string, version: string): ShellAssets {
  const files = readdirSync(folder).filter(isSource).sort();
  const named = (name: string): string[] => files.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
  const manifest = readManifest(folder);
  const assets: ShellAssets = {
    version,
    scripts: named('shell'),
    preload: [...new Set([...named('bootstrap'), ...filesOfShared(manifest, neededAtOnce)])],
    fonts: files.filter((file) => firstFonts.test(file)),
    pages: Object.fromEntries(
      files
        .filter((file) => file.startsWith('page-') && file.endsWith('.js'))
        .map((file) => {
          const page = file.slice('page-'.length, file.indexOf('.'));
          return [page, [file, ...filesOfShared(manifest, neededByPage[page] ?? [])]];
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
