import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { scopeOf, type App } from '../apps.ts';

const resolve = createRequire(import.meta.url).resolve;
const shim = path.join(import.meta.dirname, 'refresh-shim.cjs');

/** Where a development server offers an app. */
export interface HotReload {
  /** Absolute address with a slash at its end. */
  readonly publicPath: string;
}

/** What hot reload adds to a build (development only). */
export const hotReload = {
  plugins: (app: App): WebpackPluginInstance[] => [
    new ReactRefreshPlugin({ library: scopeOf(app), overlay: false, exclude: [/node_modules/, shim] }),
  ],
  /** The refresh plugin imports its runtime by absolute path, which federation cannot share. */
  aliases: (): Record<string, string> => ({ [`${resolve('react-refresh')}$`]: shim }),
};
