/** `embed.js`: the classic script with which a third-party page shows single remotes. It sets `window.Tessera`. */
import { createEmbed } from './embed.ts';
import { createFederation } from './federation.ts';
import { createRuntimeSource } from './page-runtime.ts';
import { fetchRegistry } from './registry-source.ts';
import { createRemoteLoader, defaultTiming } from './remote-loader.ts';
// The published types of `window.Tessera`. Assigning to it below proves that they are true.
import type {} from './tessera-embed.d.ts';
import { ownFolder, version } from './version.ts';

/**
 * Returns the registry next to a script, whether the script is at its fixed address or in the folder of its version.
 */
function registryBeside({ src }: HTMLScriptElement): string {
  const folder = new URL('.', src);
  const root = folder.pathname.endsWith(`/${ownFolder}/`) ? new URL('../..', folder) : folder;
  return new URL('registry.json', root).href;
}

// The current script is known only during the first run, and only for a classic script.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

// A page that includes the script twice keeps the first: two loaders would conflict over the same federation names.
if (window.Tessera === undefined) {
  const nonce = script === undefined || script.nonce === '' ? undefined : script.nonce;
  const runtimeAt = createRuntimeSource(nonce);
  const federation = createFederation({ nonce, scriptTimeout: defaultTiming.attemptTimeout, runtimeAt });
  const loader = createRemoteLoader({ federation, fetchRegistry });
  window.Tessera = createEmbed(loader, script === undefined ? undefined : registryBeside(script), version);
}
