import type { MountedRemote, RemoteModule } from '@shared/contracts';
import { checkBrowser } from './check-browser.ts';
import { loadFramed } from './framing/framed-remote.ts';
import { defineModuleElement, type ElementOptions } from './module-element.ts';
import { mountRemote } from './mount-remote.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { EmbedOptions, MountFunction, RegistryOption } from './embed-options.ts';

export interface LoadOptions extends RegistryOption {
  /** Aborting rejects the promise. What is already being downloaded stays in the browser's cache. */
  readonly signal?: AbortSignal;
}

/** The interface of `window.Tessera`. */
export interface TesseraEmbed {
  /** The semantic version of this script. */
  readonly version: string;
  /**
   * Loads a remote without showing it, so that a later `mount` is quick. Rejects with an `ErrorReport`.
   * @example await Tessera.load('events');
   */
  load(name: string, options?: LoadOptions): Promise<RemoteModule>;
  /**
   * Shows a remote in an element. Returns at once; `ready` resolves at its first paint or rejects with an
   * `ErrorReport`. An element holds one remote: what was mounted there before is unmounted.
   * @example const events = Tessera.mount('events', element, { session, endpoints, locale: { language: 'en' } });
   */
  mount(name: string, element: HTMLElement, options: EmbedOptions): MountedRemote;
  /**
   * Makes `<tessera-module name="events">` an element that mounts a remote while it is in the page, with these options.
   * Called again, for example for another user, it gives all elements the new options and mounts them again.
   */
  defineElement(options: ElementOptions): void;
}

/** Makes a function that loads a remote reject in a browser that is too old. */
const inSupportedBrowser =
  <Signal extends AbortSignal | undefined>(name: string, load: (signal: Signal) => Promise<RemoteModule>) =>
  async (signal: Signal): Promise<RemoteModule> => {
    checkBrowser(name);
    return load(signal);
  };

/** Creates the script's interface over a loader. `besideScript` is the registry next to the script. */
export function createEmbed(loader: RemoteLoader, besideScript: string | undefined, version: string): TesseraEmbed {
  const registryOf = ({ registry }: RegistryOption): string => {
    const address = registry ?? besideScript;
    if (address === undefined) throw new TypeError('Tessera: the `registry` option is missing.');
    return address;
  };
  const mount: MountFunction = (name, element, { registry, isolation, ...options }) => {
    if (isolation === 'iframe') {
      const load = (signal: AbortSignal): Promise<RemoteModule> => {
        const channel = URL.parse(registry ?? '')?.searchParams.get('channel') ?? undefined;
        return loadFramed({ name, element, channel, graphql: options.endpoints.graphql }, signal);
      };
      return mountRemote(inSupportedBrowser(name, load), name, element, options);
    }
    const address = registryOf(registry === undefined ? {} : { registry });
    const mountOptions = isolation === undefined ? options : { ...options, isolation };
    const load = (signal: AbortSignal): Promise<RemoteModule> => loader.load(name, address, signal);
    return mountRemote(inSupportedBrowser(name, load), name, element, mountOptions);
  };
  return {
    version,
    load: (name, { signal, ...options } = {}) => {
      const address = registryOf(options);
      return inSupportedBrowser(name, () => loader.load(name, address, signal))(signal);
    },
    mount,
    defineElement: (options) => defineModuleElement(mount, options),
  };
}
