import { AdminError } from './admin/command.ts';
import { RestoreError } from './backup/restore-backup.ts';
import { SealedStreamError } from './backup/sealed-stream.ts';
import { ConfigurationError } from '../config/configuration.ts';
import { SealedKeysError } from '../api/identity/identity.ts';

/** Faults whose words are all that whoever runs a command needs. */
const plain = [AdminError, ConfigurationError, SealedKeysError, SealedStreamError, RestoreError];

/** Ends a command that failed: with the words of the fault, and with where it arose when `TESSERA_LOG` is set. */
export function commandFailed(error: unknown): never {
  const isPlain = plain.some((kind) => error instanceof kind);
  console.error(error instanceof Error ? error.message : error);
  if (!isPlain && process.env['TESSERA_LOG'] !== undefined && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
