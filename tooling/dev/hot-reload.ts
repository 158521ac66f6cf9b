import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { HotReload } from '../../webpack.config.ts';

/** The file to which the name `react-refresh` resolves. */
const publicRuntime = createRequire(import.meta.url).resolve('react-refresh');
const realRuntime = path.join(path.dirname(publicRuntime), 'cjs/react-refresh-runtime.development.js');
const shim = path.join(import.meta.dirname, 'refresh-shim.cjs');

/** Returns what hot reload adds to a webpack configuration, for an app that is served at `publicPath`. */
export const hotReload = (publicPath: string): HotReload => ({
  publicPath,
  // All builds use one library name because they share one refresh runtime, which hooks into React once.
  plugins: [new ReactRefreshPlugin({ library: 'tessera', overlay: false, exclude: [/node_modules/, shim] })],
  // The plugin imports the refresh runtime by absolute path; federation cannot share such an import.
  aliases: { [`${publicRuntime}$`]: shim, 'tessera-refresh-runtime$': realRuntime },
});
