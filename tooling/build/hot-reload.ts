import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** The file to which the name `react-refresh` resolves. */
const publicRuntime = createRequire(import.meta.url).resolve('react-refresh');
const realRuntime = path.join(path.dirname(publicRuntime), 'cjs/react-refresh-runtime.development.js');
const shim = path.join(import.meta.dirname, 'refresh-shim.cjs');

/** The address at which a development server serves an app. */
export interface HotReload {
  /** An absolute address that ends with a slash. */
  readonly publicPath: string;
}

/** The parts that hot reload adds to a webpack configuration (development only). */
export const hotReload = {
  plugins: (): WebpackPluginInstance[] => [
    // All builds use one library name because they share one refresh runtime, which hooks into React once.
    new ReactRefreshPlugin({ library: 'tessera', overlay: false, exclude: [/node_modules/, shim] }),
  ],
  /**
   * Aliases for the refresh runtime, which the plugin imports by absolute path; federation cannot share such an import.
   */
  aliases: (): Record<string, string> => ({ [`${publicRuntime}$`]: shim, 'tessera-refresh-runtime$': realRuntime }),
};
