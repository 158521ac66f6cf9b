import type { MountedRemote } from '../shared/contracts/mount.ts';
import type { EmbeddedOptions } from './mount-remote.ts';

/** The address of the registry. The default is the `registry.json` next to this script. */
export interface RegistryOption {
  readonly registry?: string;
}

export interface EmbedOptions extends Omit<EmbeddedOptions, 'isolation'>, RegistryOption {
  /** `iframe`: in a page of Tessera's own, for pages that must not run third-party code. */
  readonly isolation?: EmbeddedOptions['isolation'] | 'iframe';
}

export type MountFunction = (name: string, element: HTMLElement, options: EmbedOptions) => MountedRemote;
