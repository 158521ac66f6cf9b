/**
 * A real PostgreSQL for tests. Each caller gets a server of its own, started from a copy of a template that is already
 * migrated. With `TEST_DATABASE_SERVERS`, the databases are on servers that are already running (`external-database.ts`).
 */
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedServer } from '../../services/platform/database/embedded/server.ts';
import { isAlive } from '../../services/platform/database/embedded/processes.ts';
import {
  type DatabaseOptions,
  type OpenDatabase,
  openDatabase,
} from '../../services/platform/database/open-database.ts';
import { type Database } from '../../services/platform/database/database.ts';
import { partitionPostings } from '../../services/domain/postings/partitions/partition-postings.ts';
import {
  createExternalDatabase,
  externalServers,
} from '../../services/platform/database/__tests__/external-database.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Connection URL, for tests that start processes of their own. */
  readonly url: string;
  /** Closes the connections, stops the server, and deletes its data. */
  stop(): Promise<void>;
}

interface TestDatabaseOptions extends Pick<DatabaseOptions, 'answerTimeoutMs'> {
  /** Whether postings stay on one machine and are not partitioned yet, whatever `TEST_SPREAD_POSTINGS` says. */
  readonly keepsPostingsWhole?: boolean;
}

/** Durability is off, because test data does not have to survive a power failure. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '16MB',
};

const migrations = path.join(import.meta.dirname, '../../services/platform/database/migrations');
/**
 * A folder that the server's account can enter as well, because root's own temporary folder may be closed to others.
 */
const temporary = process.getuid?.() === 0 ? '/tmp' : tmpdir();
const copyPrefix = 'tessera-test-database-';

const shortHash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);

/** Templates of this checkout that belong to this user. */
const templatePrefix = `tessera-test-template-${process.getuid?.() ?? 'user'}-${shortHash(import.meta.dirname)}-`;

/** The name depends on the migrations, so that a changed migration gets a new template. */
function templateName(): string {
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return `${templatePrefix}${shortHash(...files.map((name) => name + readFileSync(path.join(migrations, name), 'utf8')))}`;
}

function isOurs(directory: string): boolean {
  try {
    const found = lstatSync(directory);
    return found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  } catch {
    return false;
  }
}

/**
 * Builds the template under a temporary name and renames it, so that it appears complete even if several test files
 * build it at once.
 */
async function findTemplate(): Promise<string> {
  const template = path.join(temporary, templateName());
  if (isOurs(template)) return template;
  for (const old of readdirSync(temporary).filter((name) => name.startsWith(templatePrefix))) {
    if (isOurs(path.join(temporary, old))) rmSync(path.join(temporary, old), { recursive: true, force: true });
  }
  const draft = path.join(temporary, `${copyPrefix}${process.pid}-${randomUUID()}`);
  mkdirSync(draft, { mode: 0o711 });
  try {
    const server = await startEmbeddedServer({ dataDir: draft, settings: fast });
    const { close } = await openDatabase({ url: server.url, dataDir: draft, poolSize: 1 });
    await close();
    await server.close();
    try {
      renameSync(draft, template);
    } catch {
      // Another test file was faster, and its template is equivalent.
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  if (isOurs(template)) return template;
  throw new Error(`${template} is somebody else's; remove it.`);
}

/** Copies with owners and modes, because under root the data belongs to the account that the server runs as. */
function copyTree(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else if (spawnSync('cp', ['-a', `${from}/.`, to]).status !== 0) throw new Error(`${from} could not be copied.`);
}

/** Stops the servers and deletes the data that killed test runs left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(temporary).filter((each) => each.startsWith(copyPrefix))) {
    const directory = path.join(temporary, name);
    if (!isOurs(directory) || isAlive(Number(name.slice(copyPrefix.length).split('-')[0]))) continue;
    try {
      const server = await startEmbeddedServer({ dataDir: directory, settings: fast });
      await server.close();
    } catch {
      // The copy is incomplete, or another test file is already deleting it.
    }
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Hands an open database to a test; `cleanUp` removes it after its connections are closed. */
const testDatabase = ({ db, url, close }: OpenDatabase, cleanUp: () => Promise<void>): TestDatabase => ({
  db,
  url,
  stop: async () => {
    await close();
    await cleanUp();
  },
});

/**
 * Opens a migrated database on servers that are already running. With `TEST_SPREAD_POSTINGS=1`, a cluster distributes
 * postings as well.
 */
async function openExternal(
  servers: readonly string[],
  { keepsPostingsWhole = false, ...options }: TestDatabaseOptions,
): Promise<TestDatabase> {
  const external = await createExternalDatabase(servers);
  const opened = await openDatabase({ url: external.url, dataDir: temporary, ...options });
  const postings = process.env['TEST_SPREAD_POSTINGS'] === '1' && !keepsPostingsWhole;
  if (postings) await partitionPostings(opened.db, new Date());
  await external.distribute({ postings });
  return testDatabase(opened, () => external.drop());
}

/**
 * Starts a migrated database on a server of its own, in about a quarter of a second after the first call. Works for
 * root and for other users. Call `stop()` when done.
 */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const servers = externalServers();
  if (servers.length > 0) return openExternal(servers, options);
  await sweep();
  const template = await findTemplate();
  const directory = mkdtempSync(path.join(temporary, `${copyPrefix}${process.pid}-`));
  copyTree(template, directory);
  const server = await startEmbeddedServer({ dataDir: directory, settings: fast });
  return testDatabase(await openDatabase({ url: server.url, dataDir: directory, ...options }), async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
}
