import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
      `Another process (${other.pid}) is already using the database in /data; stop it first.`,
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

test('of many processes that find a stale lock at once, one gets it', async () => {
  writeFileSync(file, '999999999 1 token');
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
    const at = Number(process.argv[1]);
    while (Date.now() < at);
    try { lockDirectory(process.argv[2], '/data'); console.log('mine'); await new Promise((r) => setTimeout(r, 700)); }
    catch (error) { console.log(error.message); }`;
  const at = Date.now() + 900;
  const said = await Promise.all(
    Array.from({ length: 6 }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, String(at), file]);
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      return new Promise<string>((resolve) => child.on('close', () => resolve(text.trim())));
    }),
  );
  expect(said.filter((each) => each === 'mine')).toHaveLength(1);
  expect(said.filter((each) => !/^mine$|already using|starting at once/.test(each))).toEqual([]);
}, 20_000);
