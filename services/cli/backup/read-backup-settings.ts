import { ConfigurationError, readConfiguration, minSecretLength } from '../../config/configuration.ts';
import { withSecretFiles } from '../../config/secret-files.ts';
import { reachDatabase, type ReachedDatabase } from '../reach-database.ts';

export interface BackupSettings {
  /** The key that seals the backup. */
  readonly key: string;
  readonly reach: () => Promise<ReachedDatabase>;
}

/** Reads the settings of both commands. Throws a `ConfigurationError` that says what is missing. */
export function readBackupSettings(): BackupSettings {
  const environment = withSecretFiles(process.env);
  // Neither command seals anything of the identity provider.
  const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
  const key = environment.valueOf('BACKUP_KEY')?.trim() ?? '';
  if (key.length < minSecretLength) {
    throw new ConfigurationError([
      `BACKUP_KEY must have at least ${minSecretLength} characters. To create one, run: openssl rand -base64 33. Store it separately from the backups.`,
    ]);
  }
  return { key, reach: () => reachDatabase(configuration) };
}
