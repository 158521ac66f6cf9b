import { spawn } from 'node:child_process';
import { projectRoot } from '../apps.ts';
import type { Tally } from './read-tally.ts';

export interface CheckStep {
  readonly name: string;
  /** The name of a script in package.json. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the runner's counts, or throws. A step without it counts as one check. */
  readonly tally?: () => Tally;
}

export interface CheckResult {
  readonly ok: boolean;
  readonly tally: Tally;
}

/** Runs an npm script. Its output is shown as it arrives, or at its end if another step runs in parallel. */
export async function runStep(step: CheckStep, { isAlone }: { readonly isAlone: boolean }): Promise<CheckResult> {
  const started = performance.now();
  console.log(`\n${step.name} …`);
  const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])];
  const child = spawn('npm', args, {
    cwd: projectRoot,
    stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => written.push(part));
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  process.stdout.write(Buffer.concat(written));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${step.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { ok, tally: tallyOf(step, ok) };
}

function tallyOf(step: CheckStep, ok: boolean): Tally {
  const plain: Tally = ok
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`npm run ${step.script}`] };
  if (step.tally === undefined) return plain;
  try {
    const tally = step.tally();
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1, failures: plain.failures };
  } catch {
    // The runner crashed before it wrote its report.
    return plain;
  }
}
