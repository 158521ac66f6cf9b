import { execFile, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { asksForHelp, parseCommandLine } from './command-line.mjs';
import { describeFailure } from './describe-failure.mjs';

const command = {
  name: 'npm run copy',
  does: 'Copies.',
  arguments: [
    { name: 'from', about: 'Where from.' },
    { name: 'to', about: 'Where to.', isOptional: true },
  ],
  options: { as: { value: 'name', about: 'A name.' }, yes: { about: 'Confirms.', short: 'y' } },
  examples: ['npm run copy -- a b'],
} as const;
const read = (...typed: readonly string[]) => parseCommandLine(command, typed);

test('reads arguments and options in any order', () => {
  expect(read('a')).toEqual({ args: ['a'], options: { as: undefined, yes: false } });
  expect(read('--as', 'x', 'a', '-y', 'b')).toEqual({ args: ['a', 'b'], options: { as: 'x', yes: true } });
  expect(read('--as=x', '--', '--help')).toEqual({ args: ['--help'], options: { as: 'x', yes: false } });
  expect(read('-')).toMatchObject({ args: ['-'] });
});

test.each([
  [[], 'The argument <from> is missing.'],
  [['a', 'b', 'c'], '"c" is one argument too many.'],
  [['a', '--force'], 'The option --force is unknown.'],
  [['a', '-f'], 'The option -f is unknown.'],
  [['a', '--constructor'], 'The option --constructor is unknown.'],
  [['a', '--as'], 'The option --as needs a value: --as <name>.'],
  [['a', '--as', '--yes'], 'The option --as needs a value: --as <name>.'],
  [['a', '--yes=no'], 'The option --yes takes no value.'],
])('names the first mistake in %j', (typed, message) => {
  expect(() => read(...typed)).toThrow(message);
});

test('takes the question for help before the end of options', () => {
  expect([['--help'], ['a', '-h'], ['--', '-h'], []].map((typed) => asksForHelp(typed))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('describes failures in sentences', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const inUse = await new Promise((resolve) => createServer().once('error', resolve).listen(port, '127.0.0.1'));
  expect(describeFailure(inUse)).toBe(`127.0.0.1:${port} is in use (EADDRINUSE).`);
  await new Promise((resolve) => server.close(resolve));
  const unreachable = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error);
  expect(describeFailure(unreachable)).toBe(`Nothing accepts connections at 127.0.0.1:${port} (ECONNREFUSED).`);
  expect(describeFailure(new Error('Failed query: select 1', { cause: new Error('no such table') }))).toBe(
    'no such table',
  );
  expect(describeFailure('words')).toBe('words');
});

const cli = path.resolve(import.meta.dirname, '..');
const root = path.resolve(cli, '../..');
const start = (file: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<readonly [code: number, errors: string]>((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, file), ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, _output, errors) => resolve([error === null ? 0 : Number(error.code), errors.trim()]),
    );
  });

const key = { BACKUP_KEY: 'a key of more than thirty-two characters' };
const nowhere = { DATABASE_URL: 'postgresql://127.0.0.1:9/none' };
const secret = { IDENTITY_SECRET: 'h7Kp2mQx9vTzB4nLw8sYd3fGj6rCe1Ua' };

test.each([
  ['tooling/start.mjs', [], { SITE_PORT: 'abc' }, /^SITE_PORT must be a port from 1 to 65535, not "abc"\.$/],
  ['mocks/mailbox/main.ts', [], { MAILBOX_PORT: 'abc' }, /^MAILBOX_PORT must be a port [^\n]*$/],
  ['mocks/partner-portal/main.ts', [], { SITE_ORIGIN: 'abc' }, /^SITE_ORIGIN must be a URL, not "abc"\.$/],
  ['services/cli/backup/restore.ts', ['/no/such/file'], key, /^There is no file \/no\/such\/file \(ENOENT\)\.$/],
  ['services/cli/backup/backup.ts', ['-'], { ...nowhere, ...key }, /^Nothing accepts connections at 127\.0\.0\.1:9/],
  ['services/cli/partition-postings.ts', [], nowhere, /^Nothing accepts connections at 127\.0\.0\.1:9/],
  ['services/cli/ingest-postings.ts', [], nowhere, /^POSTING_FEEDS is not set/],
  ['services/cli/sample-jobs.ts', ['many'], nowhere, /^The count must be a whole number [^\n]* --help$/],
  ['bench/run.ts', ['nothing'], {}, /^There is no measurement "nothing"\. [^\n]* --help$/],
  ['tooling/build.ts', ['nothing'], {}, /^There is no nothing to build\./],
  ['deploy/smoke.ts', ['example'], {}, /^"example" is not an http or https URL\.$/],
])(
  '%s %j fails with a sentence',
  async (file, args, env, sentence) => {
    const [code, errors] = await start(file, args, env);
    expect(errors).toMatch(sentence);
    expect(code).toBeGreaterThan(0);
  },
  60_000,
);

test.each([
  [{ SITE_PORT: 'abc' }, /^Invalid configuration:\n {2}SITE_PORT must be a port [^\n]*$/],
  [{ ...nowhere, ...secret }, /ECONNREFUSED 127\.0\.0\.1:9/],
])(
  'services/main.ts with %j logs why it could not start, as JSON where a program reads it',
  (env, reason) => {
    const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'services/main.ts')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    });
    const last = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { level: string; err: { message: string } };
    expect(last).toMatchObject({ level: 'fatal', err: { message: expect.stringMatching(reason) as string } });
    expect(status).toBe(1);
  },
  60_000,
);

test('shows where an error came from for debugging only', () => {
  const run = (level: string) =>
    spawnSync(process.execPath, [path.join(cli, 'partition-postings.ts')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...nowhere, TESSERA_LOG: level },
    }).stderr;
  expect(run('warn')).not.toContain('\n    at ');
  expect(run('debug')).toContain('\n    at ');
}, 60_000);
