import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ShellAssets } from '../../services/platform/http/shell-assets.ts';
import type { FederationGraph, Needs } from './federation-graph.ts';
import { writeWhole } from './build-paths.ts';
import { sharedModules } from './sharing.ts';

/** The number of builds, including the current one, whose files are kept for open tabs. */
const keptBuilds = 3;

/** Fonts of the first paint: body text and headings, in the Latin subset. */
const firstFonts = /^(lato-latin-400-normal|league-spartan-latin-wght-normal)\.[^.]+\.woff2$/;

/** The prefix in the names of the chunks of single pages. */
const pagePrefix = 'page-';

const isServed = (file: string): boolean => !/\.(br|gz|map|json)$/.test(file);

/**
 * Determines which of the shell's files each page needs, and for what, and writes the result to `assets.json` in
 * `folder`.
 */
export function describeShell(folder: string, version: string, graph: FederationGraph): ShellAssets {
  const files = readdirSync(folder).filter(isServed).sort();
  const scripts = graph.group('shell').files;
  const first = graph.filesFor(graph.group('bootstrap'));
  const beyond = (needs: Needs): string[] => graph.filesFor(needs).filter((file) => !first.includes(file));
  const pages = graph.groupNames.filter((name) => name.startsWith(pagePrefix));
  const assets: ShellAssets = {
    version,
    scripts,
    preload: first,
    fonts: files.filter((file) => firstFonts.test(file)),
    pages: Object.fromEntries(pages.map((name) => [name.slice(pagePrefix.length), beyond(graph.group(name))])),
    shared: Object.fromEntries(Object.keys(sharedModules()).map((key) => [key, beyond({ files: [], uses: [key] })])),
    files,
  };
  writeWhole(path.join(folder, 'assets.json'), JSON.stringify(assets, undefined, 2));
  return assets;
}

/** Adds this build to the history and deletes the files of builds that are too old. */
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
