import type { MountedRemote } from '../shared/contracts/mount.ts';
import type { EmbeddedOptions } from './mount-remote.ts';

/** Where to find the remotes. Without it: the `registry.json` beside this script. */
export interface RegistryOption {
  readonly registry?: string;
}

export interface EmbedOptions extends Omit<EmbeddedOptions, 'isolation'>, RegistryOption {
  /** `iframe`: in a page of Tessera's own, for pages that must not run other people's code. */
  readonly isolation?: EmbeddedOptions['isolation'] | 'iframe';
}

export type MountFunction = (name: string, element: HTMLElement, options: EmbedOptions) => MountedRemote;
