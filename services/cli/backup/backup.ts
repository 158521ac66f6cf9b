/** `npm run backup -- <file>`: writes the whole database into a file that only `BACKUP_KEY` opens. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { commandFailed } from '../command-failed.ts';
import { readBackupCommand } from './read-command.ts';
import { writeBackup } from './write-backup.ts';

async function backup(): Promise<string> {
  const { file, key, reach } = readBackupCommand('backup', process.argv.slice(2));
  const database = await reach();
  // A backup gets its name only when it is complete.
  const draft = `${file}.part`;
  try {
    const output = file === '-' ? process.stdout : createWriteStream(draft, { mode: 0o600, flush: true });
    const counts = await writeBackup(database.url, key, output);
    if (file !== '-') renameSync(draft, file);
    const rows = Object.values(counts).reduce((sum, each) => sum + each, 0);
    return `Wrote ${rows} rows from ${Object.keys(counts).length} tables to ${file === '-' ? 'standard output' : file}.`;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    await database.close();
  }
}

// Messages go to standard error, because standard output may be the backup itself.
await backup().then((message) => console.error(message), commandFailed);
