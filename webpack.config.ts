/**
 * The build of everything that runs in a browser: one factory for the shell, the remotes, and the script for
 * integrators. docs/footguns.md and docs/adr/0006 explain the federation settings.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type EntryObject, type WebpackPluginInstance } from 'webpack';
import { projectRoot, scopeOf, type App } from './tooling/apps.ts';
import { pageRuntime } from './shared/contracts/page-runtime.ts';
import { buildTarget } from './shared/contracts/supported-browsers.ts';
import { hasOption } from './tooling/build/build-options.ts';
import { EarlyContentHash } from './tooling/build/early-content-hash.ts';
import { chunkGroups, isGrouped, sharedModules, shareScope } from './tooling/build/sharing.ts';

/** What a development server adds (tooling/dev/hot-reload.ts). */
export interface HotReload {
  /** The address of the server. It ends with a slash. */
  readonly publicPath: string;
  readonly plugins: readonly WebpackPluginInstance[];
  readonly aliases: Readonly<Record<string, string>>;
}

export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** The version of the build, which remotes report to their hosts. */
  readonly version: string;
  /** Absolute path of the output folder. */
  readonly output: string;
  /** Changes when the toolchain or its settings change, so that caches of earlier ones are ignored. */
  readonly cacheVersion: string;
  /** The development server of this app; only in development. */
  readonly hot?: HotReload;
}

/** In browser code, `@shared/<folder>` is that folder's `index.ts` (docs/adr/0001). */
function sharedAliases(): Record<string, string> {
  const folder = path.join(projectRoot, 'shared');
  const withIndex = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.ts')));
  return Object.fromEntries(withIndex.map((name) => [`@shared/${name}$`, path.join(folder, name, 'index.ts')]));
}

/**
 * Libraries that a smaller one replaces in the browser. Apollo needs `graphql` only to parse, print, and visit
 * documents; gql.tada's own parser does the same and is in the bundle already.
 */
const lighterLibraries = { graphql$: '@0no-co/graphql.web' };

/** React Router's package leads to its development build, with warnings that nobody reads in production. */
const productionRouter = {
  'react-router$': path.join(projectRoot, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.join(projectRoot, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

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
    // The default, 'version-first', loads all remotes' entries at startup: one broken remote would stop the shell.
    shareStrategy: 'loaded-first',
    // Nothing reads the manifest at run time; the build takes what it needs from the compilation.
    manifest: false,
    dts: false,
    dev: false,
    // Removes the parts of the federation runtime that we do not use from every entry.
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
      target: buildTarget,
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
  if (hot !== undefined) plugins.push(...hot.plugins);
  return plugins;
}

/**
 * A remote needs no entry here, because its container is one. The federation runtime for partners' pages is a separate
 * file, and so is the code that runs in iframes on them.
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
  // The folder of a remote or of embed.js contains the version, so names need no hash and the entry no list of hashes.
  if (app.kind !== 'shell') return { filename: '[name].js', chunkFilename: '[name].js' };
  return { filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' };
}

const minimizer = (): WebpackPluginInstance =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } },
    extractComments: false,
    parallel: 2,
  });

const cacheOf = (name: string, version: string): NonNullable<Configuration['cache']> =>
  hasOption('withoutCache')
    ? false
    : { type: 'filesystem', cacheDirectory: path.join(projectRoot, '.cache/webpack'), name, version };

/** The webpack configuration of one app. */
export function webpackConfiguration(app: App, options: BuildOptions): Configuration {
  const { mode, output, cacheVersion, hot } = options;
  const isProduction = mode === 'production';
  return {
    name: app.name,
    mode,
    context: projectRoot,
    target: ['web', buildTarget],
    entry: entryOf(app),
    output: {
      path: output,
      // A remote derives its base URL from its script's URL. The shell cannot, as it is also entered at deep URLs.
      publicPath: hot?.publicPath ?? (app.kind === 'shell' ? '/assets/' : 'auto'),
      ...fileNamesOf(app, mode),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: scopeOf(app),
      crossOriginLoading: 'anonymous',
      // A module that threw during evaluation throws again, instead of being returned half-initialized.
      strictModuleErrorHandling: true,
      clean: false,
    },
    // Source maps are not published: the build moves them elsewhere. 'eval' would need unsafe-eval.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    // Otherwise every entry would contain a federation runtime; the page's first script has one (docs/adr/0009).
    externals: app.kind === 'remote' ? { '@module-federation/runtime-core': pageRuntime } : {},
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // Without this condition, RxJS resolves to its ES5 build.
      conditionNames: ['es2015', '...'],
      alias: {
        ...sharedAliases(),
        ...lighterLibraries,
        ...(mode === 'production' ? productionRouter : {}),
        ...hot?.aliases,
      },
    },
    module: {
      rules: [
        scripts(mode, hot !== undefined),
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/resource' },
        // Pages of partners allow pictures as `data:` addresses alone (docs/embedding.md).
        { test: /\.webp$/, type: 'asset/inline' },
        // react-oidc-context gets a small shim; the library itself is loaded when someone signs in (docs/adr/0005).
        {
          test: /node_modules[\\/]react-oidc-context[\\/]/,
          resolve: { alias: { 'oidc-client-ts$': path.join(projectRoot, 'shell/session/oidc-client-ts-shim.ts') } },
        },
        // Importing a module of a shared folder has no side effects, so unused exports can be removed.
        { include: path.join(projectRoot, 'shared'), sideEffects: false },
        // Emotion imports these for side effects, which they do not have.
        { test: /node_modules[\\/](hoist-non-react-statics|@babel[\\/]runtime)[\\/]/, sideEffects: false },
      ],
    },
    plugins: pluginsFor(app, options),
    optimization: {
      // Containers break with `chunks: 'all'` or a runtime chunk, because their entry must be a single file.
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

interface WorkerBuild extends Pick<BuildOptions, 'output' | 'cacheVersion'> {
  readonly name: string;
  readonly entry: EntryObject;
}

/** The configuration of a worker that no page imports. What it loads late is named after it. */
function workerBuild({ name, entry, output, cacheVersion }: WorkerBuild): Configuration {
  return {
    name,
    mode: 'production',
    context: projectRoot,
    target: ['webworker', buildTarget],
    entry,
    output: { path: output, filename: '[name].js', chunkFilename: `${name}.[name].js`, publicPath: '', clean: false },
    devtool: false,
    resolve: { extensions: ['.ts', '.mjs', '.js'], alias: sharedAliases() },
    module: {
      rules: [
        scripts('production', false),
        { include: path.join(projectRoot, 'shared'), sideEffects: false },
        // The packages would look for their WebAssembly next to them; our worker passes it to them instead.
        { test: /\.mjs$/, parser: { url: false } },
      ],
    },
    optimization: { minimizer: [minimizer()] },
    performance: false,
    cache: cacheOf(`${name}-production`, cacheVersion),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

type WorkerOptions = Pick<BuildOptions, 'output' | 'cacheVersion'>;

/** The worker of the browser's typesetting engine (shared/typesetting/browser). */
export const workerConfiguration = (options: WorkerOptions): Configuration =>
  workerBuild({ ...options, name: 'engine', entry: { worker: './shared/typesetting/browser/worker.ts' } });

/** The worker that reads PDFs for the public ATS check, with pdf.js. */
export const pdfReaderConfiguration = (options: WorkerOptions): Configuration =>
  workerBuild({
    ...options,
    name: 'pdf-reader',
    entry: { 'pdf-reader': './services/public-site/script/ats-check/worker.ts' },
  });

/** The workers of a remote: each file in its folder `workers`, if it has one, is built beside the remote. */
export function remoteWorkerConfigurations({ name }: App, options: WorkerOptions): readonly Configuration[] {
  const folder = path.join(projectRoot, 'remotes', name, 'workers');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => {
    const worker = path.parse(file).name;
    return workerBuild({ ...options, name: worker, entry: { [worker]: path.join(folder, file) } });
  });
}

/** The scripts of the public pages (services/public-site/script): one small file for each, without libraries. */
export function siteScriptConfiguration({
  output,
  cacheVersion,
}: Pick<BuildOptions, 'output' | 'cacheVersion'>): Configuration {
  return {
    name: 'site',
    mode: 'production',
    context: projectRoot,
    target: ['web', buildTarget],
    entry: {
      site: './services/public-site/script/index.ts',
      'ats-check': './services/public-site/script/ats-check/index.ts',
    },
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
