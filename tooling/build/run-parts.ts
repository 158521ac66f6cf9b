import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { buildOptions, hasOption } from './build-options.ts';

/** Something that `dist` is made of. */
export interface Part {
  readonly name: string;
  readonly version: string;
}

/** Processes of webpack need a gigabyte each, so more of them than this do not make a build faster. */
const maxProcesses = 4;
/** The parts that take longest, which begin first so that no process is left alone with one at the end. */
const longest = ['resume-builder', 'job-tracker', 'cover-letter-builder', 'shell', 'events'];

const rankOf = ({ name }: Part): number => (longest.includes(name) ? longest.indexOf(name) : longest.length);

function runPart({ name, version }: Part): Promise<boolean> {
  const started = performance.now();
  const options = (['withoutCopies', 'withoutCache'] as const).filter(hasOption).map((option) => buildOptions[option]);
  const script = path.join(import.meta.dirname, 'build-part.ts');
  const child = spawn(process.execPath, [script, name, version, ...options], {
    stdio: ['ignore', 'inherit', 'pipe'],
    // The child is one of several, so what it may say about its libraries is not for the one who builds.
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      messages += error.message;
    });
    child.once('close', (code) => {
      if (code === 0) console.log(`Built ${name} ${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      else console.error(`${name} could not be built.\n${messages.trim()}`);
      resolve(code === 0);
    });
  });
}

/**
 * Builds the parts, as many at a time as there are cores. If one fails, its previous result stays, and the others are
 * built all the same. Returns whether all succeeded.
 */
export async function runParts(parts: readonly Part[]): Promise<boolean> {
  const waiting = [...parts].sort((one, other) => rankOf(one) - rankOf(other));
  let isGood = true;
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
      if (!(await runPart(part))) isGood = false;
  };
  const lanes = Math.min(os.availableParallelism(), maxProcesses, parts.length);
  await Promise.all(Array.from({ length: lanes }, lane));
  return isGood;
}
