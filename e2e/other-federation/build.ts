import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { projectRoot } from '../../tooling/apps.ts';
import { runWebpack } from '../../tooling/build/run-webpack.ts';

const here = import.meta.dirname;
/** The default share scope, which every federation uses that does not name one. */
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };

const common = (output: string, name: string): Configuration => ({
  mode: 'production',
  context: here,
  output: { path: path.join(output, name), publicPath: `/${name}/`, uniqueName: name },
  devtool: false,
  resolve: {
    alias: {
      react$: path.join(projectRoot, 'node_modules/react-16'),
      'react-dom$': path.join(projectRoot, 'node_modules/react-dom-16'),
    },
  },
  performance: false,
});

/**
 * Builds a page with its own module federation, host and remote, on the same runtime as ours. Returns a function that
 * reads its files by URL path.
 */
export async function buildOtherFederation(): Promise<(address: string) => Buffer> {
  const output = mkdtempSync(path.join(tmpdir(), 'tessera-other-federation-'));
  const plugin = (options: ConstructorParameters<typeof ModuleFederationPlugin>[0]) =>
    new ModuleFederationPlugin({ shared, manifest: false, dts: false, dev: false, ...options });
  await runWebpack({
    ...common(output, 'northgate-widgets'),
    entry: {},
    plugins: [
      plugin({
        name: 'northgate_widgets',
        filename: 'remoteEntry.js',
        exposes: { './counter': path.join(here, 'widget.js') },
      }),
    ],
  });
  await runWebpack({
    ...common(output, 'northgate-page'),
    entry: { page: './page.js' },
    plugins: [
      plugin({
        name: 'northgate_page',
        remotes: { northgate_widgets: 'northgate_widgets@/northgate-widgets/remoteEntry.js' },
      }),
    ],
  });
  process.once('exit', () => rmSync(output, { recursive: true, force: true }));
  return (address) => readFileSync(path.join(output, address));
}
