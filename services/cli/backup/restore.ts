/** `npm run restore -- <file>`: fills an empty database from a backup and upgrades it to this version's schema. */
import { createReadStream } from 'node:fs';
import { commandFailed } from '../command-failed.ts';
import { readBackupCommand } from './read-command.ts';
import { restoreBackup } from './restore-backup.ts';

async function restore(): Promise<string> {
  const { file, key, reach } = readBackupCommand('restore', process.argv.slice(2));
  const database = await reach();
  try {
    const counts = await restoreBackup(database.url, key, file === '-' ? process.stdin : createReadStream(file));
    const rows = Object.values(counts).reduce((sum, each) => sum + each, 0);
    return `Restored ${rows} rows in ${Object.keys(counts).length} tables.`;
  } finally {
    await database.close();
  }
}

await restore().then((message) => console.log(message), commandFailed);
