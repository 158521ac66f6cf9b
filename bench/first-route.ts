/**
 * The bytes that the packages alone take in the first route of the app: for each the least that the app uses of it, built
 * as the app is built, beside the app's own first route. It shows how far the budget of that route can fall
 * (docs/adr/0071).
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Configuration } from 'webpack';
import { projectRoot, shell } from '../tooling/apps.ts';
import { toolchainHash } from '../tooling/build/input-hash.ts';
import { runWebpack } from '../tooling/build/run-webpack.ts';
import { routeBytes } from '../tooling/route-bytes.ts';
import { webpackConfiguration } from '../webpack.config.ts';
import type { Findings } from './run.ts';

const folder = path.join(projectRoot, '.cache/bench/first-route');
const packages = ['react', 'chakra', 'apollo', 'router', 'i18next', 'oidc', 'federation'] as const;

/** The configuration of the app for the packages alone; React counts only where it is measured itself. */
function configurationOf(names: readonly string[], withReact: boolean): Configuration {
  const ofApp = webpackConfiguration(shell, {
    ...{ mode: 'production', version: 'packages', output: folder, cacheVersion: toolchainHash() },
  });
  return {
    ...ofApp,
    entry: Object.fromEntries(names.map((name) => [name, `./bench/first-route/${name}.tsx`])),
    // Without a library, nothing would use what an entry exports, and the build would leave it out.
    output: { path: folder, filename: '[name].js', library: { name: 'measured', type: 'var' } },
    externals: withReact ? {} : { react: 'React', 'react-dom': 'ReactDOM', 'react/jsx-runtime': 'ReactRuntime' },
    plugins: ofApp.plugins?.filter((plugin) => plugin?.constructor.name === 'DefinePlugin') ?? [],
    optimization: { ...ofApp.optimization, splitChunks: false },
    devtool: false,
    cache: false,
  };
}

const kib = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const builtKib = (name: string): number =>
  kib(brotliCompressSync(readFileSync(path.join(folder, `${name}.js`))).length);

/** Measures the packages; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runWebpack(configurationOf(['react', 'all'], true));
  await runWebpack(
    configurationOf(
      packages.filter((name) => name !== 'react'),
      false,
    ),
  );
  return {
    conditions: 'KiB of script, brotli; each package without React, the least that the app uses of it',
    packages: Object.fromEntries(packages.map((name) => [name, builtKib(name)])),
    allPackages: builtKib('all'),
    firstRoute: Object.fromEntries(routeBytes().map(({ remote, first }) => [remote, kib(first)])),
  };
}
