/**
 * `npm run bench -- <name>`: runs one benchmark, prints the results, and stores them in `bench/results/<name>.json`.
 * Each benchmark is a module in this folder that exports `run`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand, UsageError } from '../services/cli/command-line/command-line.mjs';
import { installDependencies } from '../tooling/install.mjs';

/** The results of a benchmark as plain data, so that they can be compared with earlier ones. */
export type Findings = Readonly<Record<string, unknown>>;

interface Measurement {
  readonly run: () => Promise<Findings>;
}

const isMeasurementFile = (file: string): boolean =>
  file.endsWith('.ts') &&
  readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('export async function run(');
const names = readdirSync(import.meta.dirname)
  .filter(isMeasurementFile)
  .filter((file) => file !== path.basename(import.meta.filename))
  .map((file) => file.slice(0, -'.ts'.length));

const about = `One of ${names.join(', ')}.`;

await runCommand(
  {
    name: 'npm run bench',
    does: 'Runs one measurement, prints what it finds, and stores it in bench/results/<name>.json. Most of them need a build (npm run build), and some a browser.',
    arguments: [
      { name: 'name', about },
      { name: 'part', about: 'What some measurements may be limited to.', isOptional: true, isRepeated: true },
    ],
    settings: [{ name: 'CHROMIUM_PATH', about: 'The browser, if it is not in a usual place.' }],
    examples: ['npm run bench -- load'],
  },
  async ({ args: [name = ''] }) => {
    if (!names.includes(name)) throw new UsageError(`There is no measurement "${name}".`);
    installDependencies(import.meta.dirname);
    const { run } = (await import(`./${name}.ts`)) as Measurement;
    const began = performance.now();
    const findings = await run();
    /** Duration in seconds. */
    const took = Math.round((performance.now() - began) / 1000);
    const results = path.join(import.meta.dirname, 'results');
    if (!existsSync(results)) mkdirSync(results);
    const machine = { node: process.version, cores: os.availableParallelism(), cpu: os.cpus()[0]?.model ?? 'unknown' };
    const result = { measured: new Date().toISOString(), machine, took, ...findings };
    writeFileSync(path.join(results, `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
    console.log(JSON.stringify(findings, undefined, 2), `\nIt took ${took} s.`);
    // Engines and browsers of a benchmark may leave threads running.
    process.exit();
  },
);
