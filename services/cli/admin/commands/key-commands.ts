import { identitySecrets } from '../../../config/identity-secrets.ts';
import { announceKeys, type KeyOptions, replaceKeys } from '../../../api/identity/keys.ts';
import { type AdminCommand, type AdminContext, AdminError } from '../command.ts';

function keyOptions({ database, configuration }: AdminContext): KeyOptions {
  // A secret made up here would seal keys that no other process opens.
  if (configuration.databaseUrl !== undefined && configuration.identitySecrets.length === 0) {
    throw new AdminError('IDENTITY_SECRET is needed with DATABASE_URL: the one that all processes share.');
  }
  return { database, secrets: identitySecrets(configuration) };
}

const announce: AdminCommand = {
  name: 'keys announce',
  takes: [],
  does: 'publishes the next signing key; it signs a day later',
  async run(context) {
    const from = await announceKeys(keyOptions(context));
    return `The next signing key is published and signs from ${from.toISOString()} on.`;
  },
};

const replace: AdminCommand = {
  name: 'keys replace',
  takes: [],
  does: 'new keys sign at once, the old ones are withdrawn: for an emergency',
  isFinal: true,
  async run(context) {
    await replaceKeys(keyOptions(context), { withdrawCookies: false });
    return 'New keys sign from now on, the old ones are withdrawn. Running processes follow within a minute.';
  },
};

const replaceAll: AdminCommand = {
  name: 'keys replace-all',
  takes: [],
  does: 'the same with the secrets of cookies: guests who are away do not find back',
  isFinal: true,
  async run(context) {
    await replaceKeys(keyOptions(context), { withdrawCookies: true });
    return 'New keys and secrets sign from now on, the old ones are withdrawn. Running processes follow within a minute.';
  },
};

/** Keys of our own provider. They work without the secret of the old ones. */
export const keyCommands: readonly AdminCommand[] = [announce, replace, replaceAll];
