/**
 * `embed.js`: the one classic script by which a page that is not ours shows single remotes. Sets `window.Tessera`.
 */
import { createEmbed } from './embed.ts';
import { createFederation } from './federation.ts';
import { createRuntimeSource } from './page-runtime.ts';
import { fetchRegistry } from './registry-source.ts';
import { createRemoteLoader, defaultTiming } from './remote-loader.ts';
// What integrators are told of `window.Tessera`; assigning to it below is the proof that it is true.
import type {} from './tessera-embed.d.ts';
import { ownFolder, version } from './version.ts';

/** The registry of the place that a script came from, whether at its fixed address or in the folder of its version. */
function registryBeside({ src }: HTMLScriptElement): string {
  const folder = new URL('.', src);
  const root = folder.pathname.endsWith(`/${ownFolder}/`) ? new URL('../..', folder) : folder;
  return new URL('registry.json', root).href;
}

// Known only while the script runs for the first time, and only of a classic script.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

// A page that has the script twice keeps the first: two loaders would fight for the same federation names.
if (window.Tessera === undefined) {
  const nonce = script === undefined || script.nonce === '' ? undefined : script.nonce;
  const runtimeAt = createRuntimeSource(nonce);
  const federation = createFederation({ nonce, scriptTimeout: defaultTiming.attemptTimeout, runtimeAt });
  const loader = createRemoteLoader({ federation, fetchRegistry });
  window.Tessera = createEmbed(loader, script === undefined ? undefined : registryBeside(script), version);
}
