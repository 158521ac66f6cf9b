/** Defines which modules the builds share at run time, and how they are split into files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps.ts';

export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly version: string;
  readonly requiredVersion: string;
}

/** Our own share scope, because a partner's page may federate its own React under the default one. */
export const shareScope = 'tessera';

/**
 * Facades whose module identity matters, because they hold React contexts or caches. The libraries behind them are not
 * shared themselves: a shared library keeps all its exports, while a facade keeps only those in use.
 */
export const facades = ['ui', 'router', 'graphql', 'i18n', 'forms'] as const;

/** A share key covers a single request string; `react-dom` does not cover `react-dom/client`. */
const reactRequests = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const versionIn = (packageFile: string): string =>
  (JSON.parse(readFileSync(path.join(projectRoot, packageFile), 'utf8')) as { version: string }).version;

/**
 * Returns the `shared` setting of every federated build. React has one exact version; facades may grow within a major
 * version.
 */
export function sharedModules(): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const request of reactRequests) {
    const version = versionIn(`node_modules/${request.split('/')[0] ?? request}/package.json`);
    shared[request] = { singleton: true, strictVersion: true, version, requiredVersion: version };
  }
  // The forms facade re-exports all of yup, so sharing yup costs nothing and avoids a second copy for the rules in
  // shared/documents.
  const yup = versionIn('node_modules/yup/package.json');
  shared['yup'] = { singleton: true, strictVersion: false, version: yup, requiredVersion: `^${yup}` };
  const version = versionIn('package.json');
  for (const facade of facades) {
    shared[`@shared/${facade}`] = { singleton: true, strictVersion: false, version, requiredVersion: `^${version}` };
  }
  return shared;
}

interface ChunkGroup {
  /** Package names, or scopes that end with a slash. */
  readonly packages: readonly string[];
  /** Folders of `shared/`. */
  readonly folders?: readonly string[];
}

/**
 * Chunk groups of a facade and the libraries that only it uses. In one file, webpack can drop the exports that the
 * facade does not re-export, and the first page needs few requests.
 */
const groups: Readonly<Record<string, ChunkGroup>> = {
  core: {
    packages: [
      ...['react', 'react-dom', 'scheduler', 'use-sync-external-store', 'react-router', 'react-router-dom'],
      ...['cookie', 'set-cookie-parser', 'i18next', 'react-i18next', 'html-parse-stringify', 'void-elements'],
    ],
    folders: ['router', 'i18n'],
  },
  ui: {
    packages: [
      ...['@chakra-ui/', '@ark-ui/', '@zag-js/', '@emotion/', '@floating-ui/', '@internationalized/', '@pandacss/'],
      ...['stylis', 'hoist-non-react-statics', 'react-is', 'proxy-compare', 'proxy-memoize', 'csstype'],
      ...['fast-safe-stringify', '@fontsource/', '@fontsource-variable/'],
    ],
    folders: ['ui'],
  },
  data: {
    packages: [
      '@apollo/',
      '@graphql-typed-document-node/',
      '@wry/',
      '@0no-co/',
      'graphql',
      'optimism',
      'rxjs',
      'tslib',
      'gql.tada',
    ],
    folders: ['graphql'],
  },
  forms: { packages: ['react-hook-form', '@hookform/'], folders: ['forms'] },
  rules: { packages: ['yup', 'property-expr', 'tiny-case', 'toposort'] },
  session: { packages: ['oidc-client-ts', 'jwt-decode'] },
};

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern that matches the files of a group by their path. */
function pathTest({ packages, folders = [] }: ChunkGroup): RegExp {
  const libraries = packages.map((name) => escapeRegExp(name.endsWith('/') ? name : `${name}/`)).join('|');
  const ours = folders.map((name) => `${name}/`).join('|');
  const own = ours === '' ? '' : `|^${escapeRegExp(projectRoot)}/shared/(${ours})`;
  return new RegExp(`/node_modules/(${libraries})${own}`.replaceAll('/', '[\\\\/]'));
}

/** Chunks with the lazy part of a facade. Code that only they use does not belong in the facade's first file. */
const lateChunks: readonly unknown[] = ['overlays', 'tags-input'];

/**
 * Returns whether a chunk may be split into groups. A container's entry must stay a single file, and a lazy chunk
 * already is one.
 */
export const isGrouped = (chunk: { readonly name?: string | null | undefined; canBeInitial(): boolean }): boolean =>
  !chunk.canBeInitial() && !lateChunks.includes(chunk.name);

/** Returns the cache groups for `optimization.splitChunks`. */
export const chunkGroups = (): Record<string, { name: string; test: RegExp; enforce: true }> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, { name, test: pathTest(group), enforce: true }]),
  );
