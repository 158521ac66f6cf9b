import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { urlOf } from './server.ts';
import { findDataDirectory } from './data-directory.ts';
import { findRunning } from './postmaster.ts';
import { serviceAccount } from './service-account.ts';

/**
 * The address of the embedded server of a data folder while another process of ours runs it, or undefined if none does.
 * It is meant for separate commands such as a backup.
 */
export async function runningServerUrl(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const { own, server } = findDataDirectory(dataDir, serviceAccount());
  const password = path.join(own, 'password');
  if (!existsSync(password)) return undefined;
  const running = await findRunning(path.join(server, 'cluster'));
  return running && urlOf(running.port, readFileSync(password, 'utf8').trim());
}
