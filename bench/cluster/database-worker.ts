/** A machine of a Citus cluster whose server runs on this computer, so that it can be killed and started again. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase, withChildren } from './start-cluster.ts';

export interface DatabaseWorker {
  /** Ends all of its processes at once, as a power failure would. */
  readonly kill: () => void;
  /** Starts it again and resolves when it accepts connections. */
  readonly start: () => Promise<void>;
}

/** Finds the server at an address, by what it says of itself to an administrator. */
export async function findDatabaseWorker(url: string): Promise<DatabaseWorker> {
  const [found] = await askDatabase<{ folder: string; programs: string }>(
    url,
    `select current_setting('data_directory') as folder, setting as programs from pg_config where name = 'BINDIR'`,
  );
  if (!found) throw new Error('The database server does not say where its files are.');
  const { folder, programs } = found;
  const { uid, gid } = statSync(folder);
  return {
    kill() {
      const postmaster = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      for (const pid of withChildren(postmaster)) killIfRunning(pid);
    },
    async start() {
      const command = ['-D', folder, '-l', `${folder}.log`, '-w', '-t', '60', 'start'];
      // A killed process keeps its number until its parent has noticed, and the server takes it for running.
      for (let tried = 0; tried < 30; tried += 1) {
        const { status } = spawnSync(path.join(programs, 'pg_ctl'), command, {
          ...{ uid, gid, cwd: '/', stdio: 'ignore' },
          // The home folder of another user would make its connections to the other machines fail.
          env: { PATH: process.env['PATH'] },
        });
        if (status === 0) return;
        await sleep(500);
      }
      throw new Error(`The database server in ${folder} did not start.`);
    },
  };
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
