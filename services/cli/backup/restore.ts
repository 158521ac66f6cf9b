/** `npm run restore -- <file>`: fills an empty database from a backup and upgrades it to this version's schema. */
import { runCommand } from '../command-line/command-line.mjs';
import { databaseSettings } from '../database-settings.ts';

await runCommand(
  {
    name: 'npm run -s restore',
    does: 'Fills an empty database from a backup and upgrades it to the schema of this version (docs/operating/backup.md).',
    arguments: [{ name: 'file', about: 'The backup, or - for standard input.' }],
    settings: [
      {
        name: 'BACKUP_KEY',
        about: 'The passphrase or the secret key of age that opens the backup. BACKUP_KEY_FILE names a file with it.',
      },
      ...databaseSettings,
    ],
    examples: ['npm run -s restore -- tessera.backup.age'],
  },
  async ({ args: [file = ''] }) => {
    const { restoreBackupFile } = await import('./restore-backup-file.ts');
    console.log(await restoreBackupFile(file));
  },
);
