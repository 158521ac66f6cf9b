import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** The file that `react-refresh` means by its name. */
const publicRuntime = createRequire(import.meta.url).resolve('react-refresh');
const realRuntime = path.join(path.dirname(publicRuntime), 'cjs/react-refresh-runtime.development.js');
const shim = path.join(import.meta.dirname, 'refresh-shim.cjs');

/** Where a development server offers an app. */
export interface HotReload {
  /** Absolute address with a slash at its end. */
  readonly publicPath: string;
}

/** What hot reload adds to a build (development only). */
export const hotReload = {
  plugins: (): WebpackPluginInstance[] => [
    // One library name for all builds, as they share one runtime: it hooks into React once.
    new ReactRefreshPlugin({ library: 'tessera', overlay: false, exclude: [/node_modules/, shim] }),
  ],
  /** The refresh plugin imports its runtime by absolute path, which federation cannot share. */
  aliases: (): Record<string, string> => ({ [`${publicRuntime}$`]: shim, 'tessera-refresh-runtime$': realRuntime }),
};
