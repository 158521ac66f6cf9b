import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { lockDirectory } from './lock.ts';
import { birthOf } from './processes.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'tessera-lock-'));
  file = path.join(directory, 'lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Starts a process that lives until it is killed. */
function startOther() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.on('exit', resolve));
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

test('names a living holder in one sentence and leaves its lock unchanged', async () => {
  const other = startOther();
  try {
    writeFileSync(file, `${other.pid} ${birthOf(other.pid)} token`);
    expect(() => lockDirectory(file, '/data')).toThrow(
      `Another process (${other.pid}) is already using the database in /data. Stop it first.`,
    );
    expect(() => lockDirectory(file, '/data')).toThrow(/already using/);
  } finally {
    await other.kill();
  }
  lockDirectory(file, '/data').release();
});

test('takes over a lock whose process id now belongs to another process', () => {
  writeFileSync(file, `${process.pid} another-birth token`);
  if (birthOf(process.pid) !== '') lockDirectory(file, '/data').release();
  else expect(birthOf(process.pid)).toBe('');
});

test.each(['', 'nonsense', '-1 x y', '0 x y', '999999999 1 token'])(
  'ignores what is left of a broken lock: %j',
  (text) => {
    writeFileSync(file, text);
    lockDirectory(file, '/data').release();
    expect(readdirSync(directory)).toEqual([]);
  },
);

test('is free again after release, and a release never removes the lock of another holder', () => {
  const first = lockDirectory(file, '/data');
  expect(() => lockDirectory(file, '/data')).toThrow(/already using/);
  first.release();
  const second = lockDirectory(file, '/data');
  first.release();
  expect(() => lockDirectory(file, '/data')).toThrow(/already using/);
  second.release();
});

/** Starts a process that tries to take the lock on request, prints the result, and lives until its input ends. */
function startRival() {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
    console.log('ready');
    process.stdin.once('data', () => {
      try { lockDirectory(process.argv[1], '/data'); console.log('mine'); } catch (error) { console.log(error.message); }
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, file]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await lines.next()).value);
  const gone = new Promise((resolve) => child.on('close', resolve));
  return { nextLine, go: () => child.stdin.write('go'), end: () => (child.stdin.end(), gone) };
}

test('gives a stale lock to exactly one of many processes that find it at once', async () => {
  const rivals = Array.from({ length: 6 }, startRival);
  for (const rival of rivals) expect(await rival.nextLine()).toBe('ready');
  writeFileSync(file, '999999999 1 token');
  for (const rival of rivals) rival.go();
  const results = await Promise.all(rivals.map((rival) => rival.nextLine()));
  await Promise.all(rivals.map((rival) => rival.end()));
  expect(results.filter((each) => each === 'mine')).toHaveLength(1);
  expect(results.filter((each) => !/^mine$|already using/.test(each))).toEqual([]);
});

test('does not stay locked forever when a process is killed while taking it over', () => {
  const stale = '999999999 1 token';
  writeFileSync(file, stale);
  writeFileSync(`${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 12)}`, '999999998 1 other');
  lockDirectory(file, '/data').release();
  expect(readdirSync(directory)).toEqual([]);
});
