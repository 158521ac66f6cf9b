/**
 * The ports to our own identity provider. Their code loads with the first call: only the profile page uses them, and
 * they would count for the first screen of every remote.
 */
import type { DevicesPort, SignInSettingsPort } from '@shared/contracts';
import { supportsPasskeys } from './supports-passkeys.ts';

/** The port of `createDevices`. */
export function devicesPort(authority: string, renew: () => Promise<unknown>): DevicesPort {
  const load = async (): Promise<DevicesPort> => {
    const { createDevices } = await import(/* webpackChunkName: "devices" */ './devices.ts');
    return createDevices(authority, renew);
  };
  return {
    list: async () => (await load()).list(),
    end: async (id) => (await load()).end(id),
    endOthers: async () => (await load()).endOthers(),
  };
}

/** The functions that change something. */
const changes = [
  'requestConfirmation',
  'changePassword',
  'changeEmail',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'offerAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'replaceRecoveryCodes',
] as const satisfies readonly (keyof SignInSettingsPort)[];

/** The port of `createSignInSettings`. A change fails with `network` when the code cannot be loaded. */
export function signInSettingsPort(authority: string): SignInSettingsPort {
  const load = async (): Promise<SignInSettingsPort> => {
    const { createSignInSettings } = await import(/* webpackChunkName: "sign-in-settings" */ './sign-in-settings.ts');
    return createSignInSettings(authority);
  };
  const change = <Value>(run: (settings: SignInSettingsPort) => Promise<Value>): Promise<Value | 'network'> =>
    load().then(run, () => 'network' as const);
  return {
    supportsPasskeys: supportsPasskeys(),
    read: async () => (await load()).read(),
    ...(Object.fromEntries(
      changes.map((name) => [name, (input: never) => change((settings) => settings[name](input) as Promise<unknown>)]),
    ) as Pick<SignInSettingsPort, (typeof changes)[number]>),
  };
}
