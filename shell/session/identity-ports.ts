/**
 * The ports to our own identity provider. Their code loads with the first call: only the profile page uses them, and
 * they would count for the first screen of every remote.
 */
import type { DevicesPort, SignInSettingsFailure, SignInSettingsPort } from '@shared/contracts';

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

/** The port of `createSignInSettings`. A change fails with `network` when the code cannot be loaded. */
export function signInSettingsPort(authority: string): SignInSettingsPort {
  const load = async (): Promise<SignInSettingsPort> => {
    const { createSignInSettings } = await import(/* webpackChunkName: "sign-in-settings" */ './sign-in-settings.ts');
    return createSignInSettings(authority);
  };
  const change = (
    run: (settings: SignInSettingsPort) => Promise<SignInSettingsFailure | undefined>,
  ): Promise<SignInSettingsFailure | undefined> => load().then(run, () => 'network' as const);
  return {
    read: async () => (await load()).read(),
    requestConfirmation: () => change((settings) => settings.requestConfirmation()),
    changePassword: (input) => change((settings) => settings.changePassword(input)),
    changeEmail: (input) => change((settings) => settings.changeEmail(input)),
  };
}
