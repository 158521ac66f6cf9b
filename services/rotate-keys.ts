/**
 * `npm run rotate-keys`: announces the identity provider's next keys ahead of their time. With `-- --now`, for an
 * emergency, new keys sign at once and all others are withdrawn. Running processes take them up by themselves.
 */
import { parseArgs } from 'node:util';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { identitySecrets } from './identity-secrets.ts';
import { SealedKeysError } from './identity/identity.ts';
import { announceKeys, replaceKeys } from './identity/keys.ts';

async function rotate(now: boolean): Promise<string> {
  // Whatever else the processes of this environment do, keys are the identity provider's.
  const configuration = readConfiguration({ ...process.env, TESSERA_ROLES: 'identity' });
  const { databaseUrl, dataDir } = configuration;
  const opened = await openDatabase({ url: databaseUrl, dataDir, poolSize: 1 });
  try {
    const options = { database: opened.db, secrets: identitySecrets(configuration) };
    if (now) {
      await replaceKeys(options);
      return 'New keys sign from now on, the old ones are withdrawn. Running processes follow within a minute.';
    }
    const from = await announceKeys(options);
    return `The next signing key is published and signs from ${from.toISOString()} on.`;
  } finally {
    await opened.close();
  }
}

try {
  const { values } = parseArgs({ options: { now: { type: 'boolean', default: false } } });
  console.log(await rotate(values.now));
} catch (error) {
  const isPlain = error instanceof ConfigurationError || error instanceof SealedKeysError;
  console.error(error instanceof Error ? error.message : error);
  if (!isPlain && process.env['TESSERA_LOG'] !== undefined && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
