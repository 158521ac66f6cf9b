/**
 * Serves one app with hot reload: `node tooling/dev/serve-app.ts <app> <port>`. `npm run dev` starts a server for each
 * app.
 */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfiguration } from '../../webpack.config.ts';
import { findApps, projectRoot } from '../apps.ts';
import { toolchainHash } from '../build/input-hash.ts';
import { hotReload } from './hot-reload.ts';

const [name, portText] = process.argv.slice(2);
const app = findApps().find((candidate) => candidate.name === name);
const port = Number(portText);
if (app === undefined || !Number.isInteger(port)) throw new Error('Usage: serve-app.ts <app> <port>');

const configuration = webpackConfiguration(app, {
  mode: 'development',
  version: 'dev',
  output: path.join(projectRoot, '.cache/dev/output', app.name),
  cacheVersion: toolchainHash(),
  hot: hotReload(`http://localhost:${port}/`),
});

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    static: false,
    // The page is served from the site's origin, so these are cross-origin requests.
    headers: { 'access-control-allow-origin': '*' },
    allowedHosts: ['localhost'],
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
  },
  webpack(configuration),
);
await server.start();

const stop = (): void => void server.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
