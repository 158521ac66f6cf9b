import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../apps.ts';

/**
 * Runs a program of a package with this Node, in the project's folder and with this terminal, and ends as it ends. `args`
 * begin with options of Node, if any, and the program's file.
 */
export async function runProgram(args: readonly string[]): Promise<void> {
  const program = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill(signal));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (status) => resolve(status ?? 1));
  });
}

/** Returns the path of a file in a package. */
export const packageFile = (name: string): string => path.join(projectRoot, 'node_modules', name);

/** Returns paths that were typed in any folder of the project, as npm passes them on. */
export const typedPaths = (typed: readonly string[], otherwise: string): readonly string[] =>
  typed.length === 0 ? [otherwise] : typed.map((each) => path.resolve(process.env['INIT_CWD'] ?? projectRoot, each));
