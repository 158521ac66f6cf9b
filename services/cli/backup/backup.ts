/** `npm run backup -- <file>`: writes the whole database into a file that only `BACKUP_KEY` opens. */
import { runCommand } from '../command-line/command-line.mjs';
import { databaseSettings } from '../database-settings.ts';

await runCommand(
  {
    name: 'npm run -s backup',
    does: 'Writes the whole database into an encrypted file, while Tessera is running (docs/operating/backup.md).',
    arguments: [{ name: 'file', about: 'The file to write, or - for standard output.' }],
    settings: [
      {
        name: 'BACKUP_KEY',
        about:
          'What encrypts the backup: a passphrase of 32 characters or more, or keys of age. BACKUP_KEY_FILE names a file with it.',
      },
      ...databaseSettings,
    ],
    examples: [
      'npm run -s backup -- tessera.backup.age',
      'npm run -s backup -- - | ssh host "cat > tessera.backup.age"',
    ],
  },
  async ({ args: [file = ''] }) => {
    const { writeBackupFile } = await import('./write-backup-file.ts');
    // Messages go to standard error, because standard output may be the backup itself.
    console.error(await writeBackupFile(file));
  },
);
