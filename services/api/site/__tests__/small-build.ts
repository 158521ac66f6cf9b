import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RegistryRecord } from '../../../../shared/contracts/index.ts';
import type { ShellAssets } from '../../../platform/http/shell-assets.ts';
import { writeStaticSite } from './static-site.ts';

const assets: ShellAssets = {
  version: 'abc',
  scripts: ['shell.11111111.js'],
  preload: ['bootstrap.22222222.js'],
  fonts: ['lato-latin-400-normal.33333333.woff2'],
  shared: { '@shared/forms': ['forms.66666666.js', 'page-app.44444444.js'], '@shared/other': ['other.77777777.js'] },
  pages: { app: ['page-app.44444444.js'], 'sign-in': ['page-sign-in.55555555.js'] },
  files: ['shell.11111111.js', 'lato-latin-400-normal.33333333.woff2'],
};
/** The only remote of the small build. */
export const events: RegistryRecord = {
  name: 'events',
  contract: 1,
  routes: [{ path: '/events/work' }, { path: '/events/work/edit/:eventId' }],
  navigation: [],
  version: '0123456789ab',
  scope: 'tessera_events',
  entry: 'events/0123456789ab/remoteEntry.js',
  integrity: 'sha384-AAAA',
  preload: { routes: ['events/0123456789ab/routes.js'], mount: [] },
  uses: ['react', '@shared/forms'],
};

/** A minimal build in a temporary folder. */
export interface SmallBuild {
  readonly folder: string;
  write(file: string, content: string | Buffer): void;
  /** Replaces the registry. */
  deploy(content: unknown): void;
  remove(): void;
}

/**
 * Writes a build with one remote, the public pages of `writeStaticSite`, and the assets of the shell. Call `remove()`
 * when done.
 */
export function writeSmallBuild(): SmallBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-site-'));
  const write: SmallBuild['write'] = (file, content) => {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  };
  let deployments = 0;
  const deploy: SmallBuild['deploy'] = (content) => {
    write('registry.json', typeof content === 'string' ? content : JSON.stringify(content));
    // The time stamp makes sure that the change is noticed.
    deployments += 1;
    utimesSync(path.join(folder, 'registry.json'), deployments, deployments);
  };
  write('shell/assets.json', JSON.stringify(assets));
  write('shell/shell.11111111.js', 'start()');
  write('shell/shell.11111111.js.br', brotliCompressSync('start()'));
  write('remotes/events/0123456789ab/remoteEntry.js', 'container()');
  write('embed/embed.js', 'embed()');
  write('embed/tessera-embed.d.ts', 'declare');
  write('embed/embed/1.1.0-0123456789ab/embed.js', 'embed()');
  write('embed/version.json', JSON.stringify({ script: 'embed/1.1.0-0123456789ab/embed.js' }));
  writeStaticSite(folder);
  deploy({ remotes: [events] });
  return { folder, write, deploy, remove: () => rmSync(folder, { recursive: true }) };
}
