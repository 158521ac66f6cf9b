import { AdminError } from './admin/command.ts';
import { BackupFileError } from './backup/backup-part.ts';
import { RestoreError } from './backup/restore-backup.ts';
import { ConfigurationError } from '../config/configuration.ts';
import { SealedKeysError } from '../platform/vault/vault.ts';

/** Errors whose message is all that the person who runs a command needs. */
const plain = [AdminError, ConfigurationError, SealedKeysError, BackupFileError, RestoreError];

/** Ends a command that failed: prints the message of the error, and its origin when `TESSERA_LOG` is set. */
export function commandFailed(error: unknown): never {
  const isPlain = plain.some((kind) => error instanceof kind);
  console.error(error instanceof Error ? error.message : error);
  if (!isPlain && process.env['TESSERA_LOG'] !== undefined && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
