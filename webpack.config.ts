/**
 * How everything that runs in a browser is built: one factory for the shell, the remotes and the integrators' script.
 * The reasons behind the federation settings are in docs/footguns.md and docs/adr/.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type EntryObject, type WebpackPluginInstance } from 'webpack';
import { findApps, projectRoot, scopeOf, type App } from './tooling/apps.ts';
import { pageRuntime } from './shared/contracts/page-runtime.ts';
import { EarlyContentHash } from './tooling/build/early-content-hash.ts';
import { hotReload, type HotReload } from './tooling/build/hot-reload.ts';
import { chunkGroups, isGrouped, sharedModules, shareScope } from './tooling/build/sharing.ts';

export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Names the build: remotes tell it to their hosts. */
  readonly version: string;
  /** Absolute folder for the files. */
  readonly output: string;
  /** Changes when the toolchain or its settings change; a cache of another version is not read. */
  readonly cacheVersion: string;
  /** The development server of this app, in development only. */
  readonly hot?: HotReload;
}

/** `@shared/<folder>` in browser code is that folder's `index.ts` (docs/adr/0001). */
function sharedAliases(): Record<string, string> {
  const folder = path.join(projectRoot, 'shared');
  const withIndex = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.ts')));
  return Object.fromEntries(withIndex.map((name) => [`@shared/${name}$`, path.join(folder, name, 'index.ts')]));
}

/**
 * Libraries in whose place a smaller one does the same in the browser: `graphql` is there for Apollo, which parses,
 * prints and visits documents with it. gql.tada's own parser does so too, and is in the bundle already.
 */
const lighterLibraries = { graphql$: '@0no-co/graphql.web' };

function federation(app: App): WebpackPluginInstance {
  const isRemote = app.kind === 'remote';
  const container = {
    filename: 'remoteEntry.js',
    exposes: { './routes': `./remotes/${app.name}/routes.tsx`, './mount': `./remotes/${app.name}/mount.tsx` },
  };
  return new ModuleFederationPlugin({
    name: scopeOf(app),
    ...(isRemote ? container : {}),
    shared: sharedModules(),
    shareScope,
    // The default, 'version-first', loads every remote's entry at start: one dead remote would stop the shell.
    shareStrategy: 'loaded-first',
    // Nobody reads it at run time; the build takes what it needs from the compilation.
    manifest: false,
    dts: false,
    dev: false,
    // Takes the parts of the federation runtime that we do not use out of every entry.
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: isRemote } },
  });
}

const scripts = (mode: BuildOptions['mode'], hot: boolean): webpack.RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
      target: 'es2022',
    },
  },
});

function pluginsFor(app: App, { mode, version, hot }: BuildOptions): WebpackPluginInstance[] {
  const plugins: WebpackPluginInstance[] = [
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(mode),
      __REMOTE_VERSION__: JSON.stringify(version),
    }),
  ];
  if (app.kind === 'embed') {
    plugins.push(
      new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
    );
  } else {
    plugins.push(federation(app));
  }
  if (app.kind === 'shell') plugins.push(new EarlyContentHash());
  if (hot !== undefined) plugins.push(...hotReload.plugins());
  return plugins;
}

/**
 * A remote has no entry of its own: its container is one. The federation runtime of foreign pages is a file of its own, and
 * so is what runs in frames on them.
 */
const entryOf = (app: App): EntryObject => ({
  ...(app.kind === 'remote' ? {} : { [app.name]: `./${app.name}/index.ts` }),
  ...(app.kind === 'embed' ? { runtime: './embed/runtime.ts', frame: './embed/framing/index.ts' } : {}),
});

function fileNamesOf(
  app: App,
  mode: BuildOptions['mode'],
): Pick<NonNullable<Configuration['output']>, 'filename' | 'chunkFilename'> {
  if (mode === 'development') return { filename: '[name].js', chunkFilename: '[name].js' };
  // The folder of a remote or of embed.js has its version: names without a hash save the entry their list.
  if (app.kind !== 'shell') return { filename: '[name].js', chunkFilename: '[name].js' };
  return { filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' };
}

const minimizer = (): WebpackPluginInstance =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } },
    extractComments: false,
    parallel: 2,
  });

const cacheOf = (name: string, version: string): NonNullable<Configuration['cache']> => ({
  type: 'filesystem',
  cacheDirectory: path.join(projectRoot, '.cache/webpack'),
  name,
  version,
});

/** The webpack configuration of one app. */
export function webpackConfiguration(app: App, options: BuildOptions): Configuration {
  const { mode, output, cacheVersion, hot } = options;
  const isProduction = mode === 'production';
  return {
    name: app.name,
    mode,
    context: projectRoot,
    target: ['web', 'es2022'],
    entry: entryOf(app),
    output: {
      path: output,
      // A remote finds its own place from its script's address; the shell is also entered at deep addresses.
      publicPath: hot?.publicPath ?? (app.kind === 'shell' ? '/assets/' : 'auto'),
      ...fileNamesOf(app, mode),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: scopeOf(app),
      crossOriginLoading: 'anonymous',
      // A module that failed while it was evaluated fails again, instead of being handed out half made.
      strictModuleErrorHandling: true,
      clean: false,
    },
    // The public gets no source maps: the build moves them apart. 'eval' would need unsafe-eval.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    // Every entry would bring a federation runtime of its own; the page's first script has one (docs/adr/0009).
    externals: app.kind === 'remote' ? { '@module-federation/runtime-core': pageRuntime } : {},
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // RxJS is written for ES5 unless it is asked for less.
      conditionNames: ['es2015', '...'],
      alias: { ...sharedAliases(), ...lighterLibraries, ...(hot === undefined ? {} : hotReload.aliases()) },
    },
    module: {
      rules: [
        scripts(mode, hot !== undefined),
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/resource' },
        // The session's provider is given its manager; the library comes when somebody signs in (docs/adr/0005).
        {
          test: /node_modules[\\/]react-oidc-context[\\/]/,
          resolve: { alias: { 'oidc-client-ts$': path.join(projectRoot, 'shell/session/given-manager.ts') } },
        },
        // What a page does not use of a shared folder may go: importing a module there does nothing by itself.
        { include: path.join(projectRoot, 'shared'), sideEffects: false },
        // Emotion names them for their effects, of which they have none.
        { test: /node_modules[\\/](hoist-non-react-statics|@babel[\\/]runtime)[\\/]/, sideEffects: false },
      ],
    },
    plugins: pluginsFor(app, options),
    optimization: {
      // Containers break with `chunks: 'all'` or a runtime chunk: their entry must be one file.
      splitChunks: { chunks: isGrouped, cacheGroups: app.kind === 'embed' ? {} : chunkGroups() },
      runtimeChunk: false,
      minimizer: [minimizer()],
    },
    performance: false,
    cache: cacheOf(`${app.name}-${mode}`, cacheVersion),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The worker of the browser's typesetting engine (shared/typesetting/browser): one file, which no page imports. */
export function workerConfiguration({
  output,
  cacheVersion,
}: Pick<BuildOptions, 'output' | 'cacheVersion'>): Configuration {
  return {
    name: 'engine',
    mode: 'production',
    context: projectRoot,
    target: ['webworker', 'es2022'],
    entry: { worker: './shared/typesetting/browser/worker.ts' },
    output: { path: output, filename: '[name].js', clean: false },
    devtool: false,
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [
        scripts('production', false),
        // The packages can find their WebAssembly beside them; here it is given to them.
        { test: /\.mjs$/, parser: { url: false } },
      ],
    },
    optimization: { minimizer: [minimizer()] },
    performance: false,
    cache: cacheOf('engine-production', cacheVersion),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The script of the public pages (services/public-site/script): one small file without libraries. */
export function siteScriptConfiguration({
  output,
  cacheVersion,
}: Pick<BuildOptions, 'output' | 'cacheVersion'>): Configuration {
  return {
    name: 'site',
    mode: 'production',
    context: projectRoot,
    target: ['web', 'es2022'],
    entry: { site: './services/public-site/script/index.ts' },
    output: { path: output, filename: '[name].js', clean: false },
    devtool: false,
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [scripts('production', false)] },
    optimization: { minimizer: [minimizer()] },
    performance: false,
    cache: cacheOf('site-production', cacheVersion),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** For `webpack` on the command line; `npm run build` is what makes a product (tooling/build.ts). */
export default function configurations(): Configuration[] {
  return findApps().map((app) =>
    webpackConfiguration(app, {
      mode: 'production',
      version: 'unversioned',
      output: path.join(projectRoot, '.cache/webpack-output', app.name),
      cacheVersion: 'command-line',
    }),
  );
}
