/**
 * `npm run rotate-keys`: announces the identity provider's next keys ahead of their time. With `-- --now`, for an
 * emergency, new keys sign at once and the old signing keys are withdrawn; with `--cookies` besides, the secrets of cookies
 * are, too. Running processes take them up by themselves.
 */
import { parseArgs } from 'node:util';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { identitySecrets } from './identity-secrets.ts';
import { SealedKeysError } from './identity/identity.ts';
import { announceKeys, replaceKeys } from './identity/keys.ts';

async function rotate({ now, cookies }: { readonly now: boolean; readonly cookies: boolean }): Promise<string> {
  // Whatever else the processes of this environment do, keys are the identity provider's.
  const configuration = readConfiguration({ ...process.env, ROLES: 'identity' });
  const { databaseUrl, dataDir } = configuration;
  const opened = await openDatabase({ url: databaseUrl, dataDir, poolSize: 1 });
  try {
    const options = { database: opened.db, secrets: identitySecrets(configuration) };
    if (now) {
      await replaceKeys(options, { withdrawCookies: cookies });
      return 'New keys sign from now on, the old ones are withdrawn. Running processes follow within a minute.';
    }
    const from = await announceKeys(options);
    return `The next signing key is published and signs from ${from.toISOString()} on.`;
  } finally {
    await opened.close();
  }
}

try {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { now: flag, cookies: flag } });
  if (values.cookies && !values.now) throw new ConfigurationError(['--cookies goes with --now.']);
  console.log(await rotate(values));
} catch (error) {
  const isPlain = error instanceof ConfigurationError || error instanceof SealedKeysError;
  console.error(error instanceof Error ? error.message : error);
  if (!isPlain && process.env['TESSERA_LOG'] !== undefined && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
