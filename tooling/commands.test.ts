/**
 * Every script of package.json, and every script that the documents tell people to run with `node`, says how it is used
 * and refuses what it does not know, without doing anything.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './apps.ts';

const fileText = (name: string): string => readFileSync(path.join(projectRoot, name), 'utf8');
const { scripts } = JSON.parse(fileText('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** What people type, and the words after `node`. */
interface Typed {
  readonly name: string;
  readonly words: readonly string[];
}

const fromPackage = Object.entries(scripts).map(([name, text]): Typed => ({
  name: name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
  words: text.split(' ').slice(1),
}));

const documents = globSync(['*.md', 'docs/**/*.md', 'mocks/**/*.md', 'bench/**/*.md', 'e2e/**/*.md'], {
  cwd: projectRoot,
  exclude: ['**/node_modules'],
});
const files = documents.flatMap((document) =>
  [...fileText(document).matchAll(/\bnode\s(?:--\S+\s)*([\w./-]+\.(?:ts|mjs))/g)].map(([, file = '']) => file),
);
const fromDocuments = [...new Set(files)]
  .filter((file) => !fromPackage.some(({ words }) => words.includes(file)))
  .map((file): Typed => ({ name: `node ${file}`, words: [file] }));

const all = [...fromPackage, ...fromDocuments];

interface Result {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Node's own permissions: the process may read, but neither write a file nor start another process or a thread. */
const readOnly = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=SecurityWarning'];

const run = ({ words: [file = '', ...fixed] }: Typed, ...args: readonly string[]) =>
  new Promise<Result>((resolve) => {
    const typed = [...readOnly, path.join(projectRoot, file), ...fixed, ...args];
    // Without the settings of this machine, and with a database that does not exist.
    const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgresql://127.0.0.1:9/none' };
    execFile(process.execPath, typed, { env, cwd: projectRoot }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });

/** Runs a task for each command, two at a time, and returns the problems that it finds. */
async function problemsOf(check: (typed: Typed) => Promise<readonly string[]>): Promise<readonly string[]> {
  const problems: string[] = [];
  const rest = [...all];
  async function work(): Promise<void> {
    for (let typed = rest.pop(); typed !== undefined; typed = rest.pop()) {
      for (const problem of await check(typed)) problems.push(`${typed.name}: ${problem}`);
    }
  }
  await Promise.all([work(), work()]);
  return problems;
}

/** Each command is a process of its own, which takes half a second on a busy machine. */
const timeoutMs = 120_000;

test('finds the commands', () => {
  expect(fromPackage.length).toBeGreaterThan(30);
  expect(fromDocuments.map(({ name }) => name)).toContain('node tooling/packages/complete-lockfile.mjs');
  expect(Object.values(scripts).filter((text) => !/^node [\w./-]+\.(?:ts|mjs)(?: --\w+)*$/.test(text))).toEqual([]);
});

test(
  'says how it is used, and does nothing else',
  async () => {
    const problems = await problemsOf(async (typed) => {
      const { code, output, errors } = await run(typed, '--help');
      const usage = `Usage: ${typed.name}`;
      return [
        ...(code === 0 ? [] : [`exits with ${code}`]),
        ...(output.replace('npm run -s', 'npm run').startsWith(usage) ? [] : [`prints ${output.slice(0, 80)}`]),
        ...(/\nExamples?:\n {2}\S/.test(output) ? [] : ['has no example']),
        ...(errors === '' ? [] : [errors]),
      ];
    });
    expect(problems).toEqual([]);
  },
  timeoutMs,
);

test(
  'names an unknown option in a sentence, and does nothing',
  async () => {
    const problems = await problemsOf(async (typed) => {
      const { code, output, errors } = await run(typed, '--no-such-thing');
      return [
        ...(code === 2 ? [] : [`exits with ${code}`]),
        ...(output === '' ? [] : [`prints ${output}`]),
        ...(/^The option --no-such-thing is unknown\. [^\n]* --help\n$/.test(errors) ? [] : [errors]),
      ];
    });
    expect(problems).toEqual([]);
  },
  timeoutMs,
);
