import { ConfigurationError, readConfiguration, minSecretLength } from '../../config/configuration.ts';
import { withSecretFiles } from '../../config/secret-files.ts';
import { reachDatabase, type ReachedDatabase } from '../reach-database.ts';

export interface BackupCommand {
  /** The path, or `-` for the standard stream. */
  readonly file: string;
  /** The key that seals the backup. */
  readonly key: string;
  readonly reach: () => Promise<ReachedDatabase>;
}

/** Reads the arguments of both commands. Throws a `ConfigurationError` that says what is missing. */
export function readBackupCommand(name: 'backup' | 'restore', args: readonly string[]): BackupCommand {
  const environment = withSecretFiles(process.env);
  // Neither command seals anything of the identity provider.
  const configuration = readConfiguration({ ...process.env, ROLES: 'gateway' });
  const key = environment.valueOf('BACKUP_KEY')?.trim() ?? '';
  const [file = ''] = args;
  const faults: string[] = [];
  if (key.length < minSecretLength) {
    faults.push(
      `BACKUP_KEY must have at least ${minSecretLength} characters. To create one, run: openssl rand -base64 33. Store it separately from the backups.`,
    );
  }
  if (args.length !== 1)
    faults.push(
      `Usage: npm run ${name} -- <file>, with - for ${name === 'backup' ? 'standard output' : 'standard input'}.`,
    );
  if (faults.length > 0) throw new ConfigurationError(faults);
  return { file, key, reach: () => reachDatabase(configuration) };
}
