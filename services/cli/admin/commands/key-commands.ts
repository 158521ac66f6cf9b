import { identitySecrets } from '../../../config/identity-secrets.ts';
import { announceKeys, type KeyOptions, replaceKeys } from '../../../api/identity/keys.ts';
import { type AdminCommand, type AdminContext, AdminError } from '../command.ts';

function keyOptions({ database, configuration }: AdminContext): KeyOptions {
  // A secret that was generated here would seal keys that no other process can open.
  if (configuration.databaseUrl !== undefined && configuration.identitySecrets.length === 0) {
    throw new AdminError('IDENTITY_SECRET is required with DATABASE_URL. Use the secret that all processes share.');
  }
  return { database, secrets: identitySecrets(configuration) };
}

const announce: AdminCommand = {
  name: 'keys announce',
  takes: [],
  does: 'publish the next signing key, which takes effect a day later',
  async run(context) {
    const activeFrom = await announceKeys(keyOptions(context));
    return `The next signing key is published. It takes effect on ${activeFrom.toISOString()}.`;
  },
};

const replace: AdminCommand = {
  name: 'keys replace',
  takes: [],
  does: 'emergency: use new signing keys at once and withdraw the old ones',
  isFinal: true,
  async run(context) {
    await replaceKeys(keyOptions(context), { withdrawCookies: false });
    return 'New signing keys are in use, and the old ones are withdrawn. Running processes follow within a minute.';
  },
};

const replaceAll: AdminCommand = {
  name: 'keys replace-all',
  takes: [],
  does: 'replace signing keys and cookie secrets; guests who are away lose access',
  isFinal: true,
  async run(context) {
    await replaceKeys(keyOptions(context), { withdrawCookies: true });
    return 'New keys and cookie secrets are in use, and the old ones are withdrawn. Running processes follow within a minute.';
  },
};

/** The commands for the keys of our own provider. They work without the secret of the old keys. */
export const keyCommands: readonly AdminCommand[] = [announce, replace, replaceAll];
