import { spawn } from 'node:child_process';
import { projectRoot } from '../apps.ts';
import type { Tally } from './read-tally.ts';

export interface Step {
  readonly name: string;
  /** Of package.json. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads what the runner counted, or throws; a step without it is one check. */
  readonly tally?: () => Tally;
}

export interface Outcome {
  readonly ok: boolean;
  readonly tally: Tally;
}

/** Runs a script of npm. What it writes is shown as it comes, or at its end when another step runs beside it. */
export async function runStep(step: Step, { isAlone }: { readonly isAlone: boolean }): Promise<Outcome> {
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

function tallyOf(step: Step, ok: boolean): Tally {
  const plain: Tally = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.tally === undefined) return plain;
  try {
    const tally = step.tally();
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    // The runner died before it wrote its report.
    return plain;
  }
}
