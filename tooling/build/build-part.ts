/** Builds one part of `dist` in a process of its own: `node tooling/build/build-part.ts <name> <version>` (build.ts). */
import { findApps, projectRoot } from '../apps.ts';
import { buildApp } from './build-app.ts';
import { buildEngine } from './build-engine.ts';
import { buildSite } from './build-site.ts';

process.chdir(projectRoot);
const [name = '', version = ''] = process.argv.slice(2);

async function build(): Promise<void> {
  const app = findApps().find((candidate) => candidate.name === name);
  if (name === 'engine') await buildEngine(version);
  else if (name === 'site') await buildSite(version);
  else if (app !== undefined && version !== '') await buildApp(app, version);
  else throw new Error('Usage: build-part.ts <name> <version>');
}

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
