/**
 * `npm run sbom`: prints the bill of materials of the product, as CycloneDX in JSON: each package of a server and of the
 * pages with its version, hash, and license. Redirect it into a file: `npm run --silent sbom > sbom.json`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';
import { projectRoot } from '../apps.ts';

beginCommand({
  name: 'npm run -s sbom',
  does: 'Prints the bill of materials of the product, as CycloneDX in JSON: each package of a server and of the pages with its version, hash, and license.',
  examples: ['npm run -s sbom > sbom.json'],
});

const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
const { status, stdout, stderr } = spawnSync('npm', args, {
  cwd: projectRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const { name, version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly version: string;
};
const sbom = JSON.parse(stdout) as { readonly metadata: { component: Record<string, unknown> } };
// npm names the product after the folder it is in.
sbom.metadata.component = { ...sbom.metadata.component, name, version };
console.log(JSON.stringify(sbom, null, 2));
