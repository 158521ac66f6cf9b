/** Builds one part of `dist` in a process of its own: `node tooling/build/build-part.ts <name> <version>` (build.ts). */
import { findApps, projectRoot } from '../apps.ts';
import { buildApp } from './build-app.ts';
import { buildEngine } from './build-engine.ts';
import { buildSite } from './build-site.ts';

process.chdir(projectRoot);
const [name = '', version = ''] = process.argv.slice(2);

async function build(): Promise<void> {
  if (name === 'engine') return await buildEngine(version);
  if (name === 'site') return await buildSite(version);
  const app = findApps().find((candidate) => candidate.name === name);
  if (app === undefined || version === '') throw new Error('Usage: build-part.ts <name> <version>');
  return await buildApp(app, version);
}

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
