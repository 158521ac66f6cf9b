import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webpackConfiguration } from '../../webpack.config.ts';
import { embed, findRemotes, projectRoot, scopeOf, shell, type App } from '../apps.ts';
import { chunkGroups, isGrouped, sharedModules } from './sharing.ts';

const output = mkdtempSync(path.join(tmpdir(), 'tessera-webpack-'));
afterAll(() => rmSync(output, { recursive: true }));

const events: App = { kind: 'remote', name: 'events' };
const builder: App = { kind: 'remote', name: 'resume-builder' };
const configuration = (app: App) =>
  webpackConfiguration(app, { mode: 'production', version: '0123456789ab', output, cacheVersion: 'test' });

interface FederationOptions {
  readonly name: string;
  readonly shareScope: string;
  readonly shareStrategy: string;
  readonly exposes?: Record<string, string>;
  readonly shared: Record<
    string,
    { singleton: boolean; strictVersion: boolean; requiredVersion: string; eager?: boolean }
  >;
}

/** Returns the options of an app's federation plugin, which stores them. */
const federationOf = (app: App): FederationOptions => {
  const plugin = configuration(app).plugins?.find(
    (candidate) => candidate?.constructor.name === 'ModuleFederationPlugin',
  );
  return (plugin as unknown as { _options: FederationOptions })._options;
};

test('gives every build its own name in the page, although all come from one package', () => {
  const names = [shell, events, builder, embed].map((app) => configuration(app).output?.uniqueName);
  expect(names).toEqual(['tessera_shell', 'tessera_events', 'tessera_resume_builder', 'tessera_embed']);
  expect(federationOf(builder).name).toBe('tessera_resume_builder');
});

test.each([shell, events])('shares $name in our own scope, and loads no remote at start', (app) => {
  expect(federationOf(app)).toMatchObject({ shareScope: 'tessera', shareStrategy: 'loaded-first' });
});

test('gives a remote two entry points and an entry of one file', () => {
  expect(federationOf(builder).exposes).toEqual({
    './routes': './remotes/resume-builder/routes.tsx',
    './mount': './remotes/resume-builder/mount.tsx',
  });
  const { optimization, output: place } = configuration(builder);
  expect(optimization?.runtimeChunk).toBe(false);
  expect(optimization?.splitChunks).toMatchObject({ chunks: isGrouped });
  expect(isGrouped({ name: 'tessera_resume_builder', canBeInitial: () => true })).toBe(false);
  expect(place).toMatchObject({ publicPath: 'auto', crossOriginLoading: 'anonymous', strictModuleErrorHandling: true });
});

test('shares one exact version of React, from the installed packages', () => {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'node_modules/react/package.json'), 'utf8')) as {
    version: string;
  };
  for (const request of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) {
    expect(sharedModules()[request]).toMatchObject({ singleton: true, strictVersion: true, requiredVersion: version });
  }
});

test('shares facades but not the libraries behind them, and nothing eagerly', () => {
  const shared = sharedModules();
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(['@shared/ui', '@shared/router', '@shared/graphql']));
  expect(Object.keys(shared).join()).not.toMatch(/chakra|apollo|react-router|i18next|hook-form/);
  expect(JSON.stringify(shared)).not.toContain('eager');
});

test('needs no unsafe-eval, and does not announce production source maps', () => {
  for (const app of [shell, events, embed]) expect(configuration(app).devtool).toBe('hidden-source-map');
  const hot = { publicPath: 'http://localhost:3100/', plugins: [], aliases: {} };
  const development = webpackConfiguration(shell, {
    mode: 'development',
    version: 'dev',
    output,
    cacheVersion: 'test',
    hot,
  });
  expect(development.devtool).toBe('cheap-module-source-map');
});

test('leaves the lazy part of a facade out of the groups', () => {
  expect(isGrouped({ name: null, canBeInitial: () => false })).toBe(true);
  expect(isGrouped({ name: 'overlays', canBeInitial: () => false })).toBe(false);
});

test('puts a facade and its library into one file, and other files into none', () => {
  const groupOf = (file: string): string | undefined =>
    Object.values(chunkGroups()).find(({ test: matches }) => matches.test(file))?.name;
  const inProject = (file: string): string => path.join(projectRoot, file);
  expect(groupOf(inProject('node_modules/@chakra-ui/react/dist/esm/index.js'))).toBe('ui');
  expect(groupOf(inProject('shared/ui/index.ts'))).toBe('ui');
  expect(groupOf(inProject('node_modules/graphql/language/parser.mjs'))).toBe('data');
  expect(groupOf(inProject('node_modules/yup/index.esm.js'))).toBe('rules');
  expect(groupOf(inProject('node_modules/react-hook-form/dist/index.esm.mjs'))).toBe('forms');
  expect(groupOf(inProject('remotes/profile/features/ui/page.tsx'))).toBeUndefined();
  expect(groupOf(inProject('shared/documents/index.ts'))).toBeUndefined();
});

test('finds every folder in remotes/ with a description, under a scope of letters and underscores', () => {
  expect(findRemotes().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['events', 'profile', 'resume-builder']),
  );
  for (const app of findRemotes()) expect(scopeOf(app)).toMatch(/^tessera_[a-z_]+$/);
});
