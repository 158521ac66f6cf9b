import { open } from 'node:fs/promises';
import { readBackupSettings } from './read-backup-settings.ts';
import { restoreBackup } from './restore-backup.ts';

/** Restores a backup from a file, or from standard input for `-`. Returns a sentence about what was restored. */
export async function restoreBackupFile(file: string): Promise<string> {
  const { key, reach } = readBackupSettings();
  // A file that is missing is reported before a database is started for it.
  const input = file === '-' ? process.stdin : (await open(file)).createReadStream();
  const database = await reach();
  try {
    const counts = await restoreBackup(database.url, key, input);
    const rows = Object.values(counts).reduce((sum, each) => sum + each, 0);
    return `Restored ${rows} rows in ${Object.keys(counts).length} tables.`;
  } finally {
    input.destroy();
    await database.close();
  }
}
