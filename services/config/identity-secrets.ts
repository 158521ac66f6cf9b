import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, minSecretLength, type Configuration } from './configuration.ts';

/** The file with the secret of an embedded database. With it and the data, one can sign as the identity provider. */
export const secretFile = (dataDir: string): string => path.join(dataDir, 'identity.secret');

/** Reads the secret next to the embedded database, which the first start creates. */
function secretBeside(dataDir: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    // With `wx`, one of two processes that start together writes the file, and both read the same secret.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= minSecretLength) return secret;
  throw new ConfigurationError([`${file} does not contain a secret. Restore it, or delete it and create new keys.`]);
}

/**
 * Returns the secrets that seal the identity provider's keys, which are never empty. The first one seals, all of them
 * open.
 */
export function identitySecrets({ identitySecrets: configuredSecrets, dataDir }: Configuration): readonly string[] {
  return configuredSecrets.length > 0 ? configuredSecrets : [secretBeside(dataDir)];
}
