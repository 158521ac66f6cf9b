/**
 * `npm run vulnerabilities`: lists the known vulnerabilities of the product's packages, or says that the registry in use
 * does not report them. Exits with 1 if one is high or critical; with `-- --list`, as in `npm run check`, never, because
 * a new report must not fail an unchanged version.
 */
import { spawnSync } from 'node:child_process';
import { beginCommand } from '../../services/cli/command-line/command-line.mjs';
import { projectRoot } from '../apps.ts';

const { options } = beginCommand({
  name: 'npm run vulnerabilities',
  does: "Lists the known vulnerabilities of the product's packages, or says that the registry in use does not report them. Fails if one is high or critical.",
  options: { list: { about: 'Never fails, because a new report must not fail an unchanged version.' } },
  examples: ['npm run vulnerabilities', 'npm run vulnerabilities -- --list'],
});

interface Report {
  readonly vulnerabilities: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (string | { readonly title: string })[] }>
  >;
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'vulnerabilities' in value;

/** Asks the registry; undefined if it does not answer such questions. */
function ask(): Report | undefined {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', args, { cwd: projectRoot, encoding: 'utf8', timeout: 60_000 });
  try {
    const answer: unknown = JSON.parse(stdout);
    return isReport(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

const report = ask();
if (!report) {
  console.log('This registry does not report vulnerabilities. Run this command where `npm audit` works.');
  process.exit(0);
}
const found = Object.entries(report.vulnerabilities);
console.log(found.length === 0 ? 'No known vulnerabilities.' : 'Known vulnerabilities:');
for (const [name, { severity, via }] of found)
  console.log(`  ${severity}: ${name}: ${via.map((one) => (typeof one === 'string' ? one : one.title)).join('; ')}`);
const isSerious = found.some(([, { severity }]) => severity === 'high' || severity === 'critical');
process.exit(isSerious && !options.list ? 1 : 0);
