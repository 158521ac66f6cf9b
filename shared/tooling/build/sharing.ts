/** Which modules the builds share at run time, and how they are cut into files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps.ts';

export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly version: string;
  readonly requiredVersion: string;
}

/** Ours alone: a partner's page may federate a React of its own under the default scope. */
export const shareScope = 'tessera';

/**
 * Facades whose module identity matters, because they hold React contexts or caches. The libraries behind them are
 * not shared themselves: a shared library keeps all its exports, a facade only what is used.
 */
export const facades = ['ui', 'router', 'graphql', 'i18n', 'forms'] as const;

/** A key covers one request string only; `react-dom` does not cover `react-dom/client`. */
const reactRequests = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const versionIn = (packageFile: string): string =>
  (JSON.parse(readFileSync(path.join(projectRoot, packageFile), 'utf8')) as { version: string }).version;

/** The `shared` setting of every federated build. React is one exact version; facades may grow within a major. */
export function sharedModules(): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const request of reactRequests) {
    const version = versionIn(`node_modules/${request.split('/')[0] ?? request}/package.json`);
    shared[request] = { singleton: true, strictVersion: true, version, requiredVersion: version };
  }
  const version = versionIn('package.json');
  for (const facade of facades) {
    shared[`@shared/${facade}`] = { singleton: true, strictVersion: false, version, requiredVersion: `^${version}` };
  }
  return shared;
}

/**
 * A facade and the libraries that only it uses, in one file: webpack then drops the exports that the facade does not
 * pass on, and the first page needs few requests.
 */
const groups: Readonly<Record<string, RegExp>> = {
  core: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements)[\\/]|[\\/]shared[\\/](router|i18n)[\\/]/,
  ui: /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@internationalized|@pandacss|stylis|hoist-non-react-statics|react-is|perfect-freehand|proxy-compare|proxy-memoize|fast-safe-stringify|csstype|lucide-react)[\\/]|[\\/]shared[\\/]ui[\\/]/,
  data: /[\\/]node_modules[\\/](@apollo|graphql|@graphql-typed-document-node|@wry|optimism|rxjs|tslib|gql\.tada|@0no-co)[\\/]|[\\/]shared[\\/]graphql[\\/]/,
  forms:
    /[\\/]node_modules[\\/](react-hook-form|@hookform|yup|property-expr|tiny-case|toposort)[\\/]|[\\/]shared[\\/]forms[\\/]/,
};

/** Cache groups for `optimization.splitChunks`. */
export const chunkGroups = (): Record<string, { name: string; test: RegExp; enforce: true; chunks: 'async' }> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, test]) => [name, { name, test, enforce: true, chunks: 'async' }]),
  );
