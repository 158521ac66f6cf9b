import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { readBackupSettings } from './read-backup-settings.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup to a file, or to standard output for `-`. Returns a sentence about what was written. */
export async function writeBackupFile(file: string): Promise<string> {
  const { key, reach } = readBackupSettings();
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
