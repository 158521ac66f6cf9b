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

/** A process that lives until it is killed. */
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

test('a living holder is named in one sentence, and nothing changes for it', async () => {
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

test('the number of a dead holder may be a living process by now', () => {
  writeFileSync(file, `${process.pid} another-birth token`);
  if (birthOf(process.pid) !== '') lockDirectory(file, '/data').release();
  else expect(birthOf(process.pid)).toBe('');
});

test.each(['', 'nonsense', '-1 x y', '0 x y', '999999999 1 token'])(
  'what is left of a broken lock does not lock: %j',
  (text) => {
    writeFileSync(file, text);
    lockDirectory(file, '/data').release();
    expect(readdirSync(directory)).toEqual([]);
  },
);

test('is free again after release, and a release never takes what another has', () => {
  const first = lockDirectory(file, '/data');
  expect(() => lockDirectory(file, '/data')).toThrow(/already using/);
  first.release();
  const second = lockDirectory(file, '/data');
  first.release();
  expect(() => lockDirectory(file, '/data')).toThrow(/already using/);
  second.release();
});

/** A process that tries for the lock when it is told to, says what came of it, and lives until its input ends. */
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

test('of many processes that find a stale lock at once, one gets it', async () => {
  const rivals = Array.from({ length: 6 }, startRival);
  for (const rival of rivals) expect(await rival.nextLine()).toBe('ready');
  writeFileSync(file, '999999999 1 token');
  for (const rival of rivals) rival.go();
  const said = await Promise.all(rivals.map((rival) => rival.nextLine()));
  await Promise.all(rivals.map((rival) => rival.end()));
  expect(said.filter((each) => each === 'mine')).toHaveLength(1);
  expect(said.filter((each) => !/^mine$|already using/.test(each))).toEqual([]);
});

test('whoever was killed while taking a lock over does not keep it for ever', () => {
  const stale = '999999999 1 token';
  writeFileSync(file, stale);
  writeFileSync(`${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 12)}`, '999999998 1 other');
  lockDirectory(file, '/data').release();
  expect(readdirSync(directory)).toEqual([]);
});
