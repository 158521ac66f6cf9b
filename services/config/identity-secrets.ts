import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, minSecretLength, type Configuration } from './configuration.ts';

/** Where the secret of an embedded database is kept. Whoever has it and the data can sign as the identity provider. */
export const secretFile = (dataDir: string): string => path.join(dataDir, 'identity.secret');

/** The secret beside the embedded database; the first start makes it. */
function secretBeside(dataDir: string): string {
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx`: of two that start together one writes and both read the same.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= minSecretLength) return secret;
  throw new ConfigurationError([`${file} does not contain a secret. Restore it, or delete it and create new keys.`]);
}

/** The secrets under which the identity provider's keys are sealed; never empty. The first seals, all open. */
export function identitySecrets({ identitySecrets: given, dataDir }: Configuration): readonly string[] {
  return given.length > 0 ? given : [secretBeside(dataDir)];
}
