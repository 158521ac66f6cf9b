/**
 * `embed.js`: the one classic script by which a page that is not ours shows single remotes. Sets `window.Tessera`.
 */
import * as runtime from '@module-federation/runtime/core';
import { pageRuntime } from '@shared/contracts';
import { createEmbed, type TesseraEmbed } from './embed.ts';
import { createFederation } from './federation.ts';
import { fetchRegistry } from './registry-source.ts';
import { createRemoteLoader, defaultTiming } from './remote-loader.ts';

declare global {
  interface Window {
    Tessera?: TesseraEmbed;
  }
}

/** Raised by hand: the page of an integrator depends on it, not on how often we build. */
const version = '1.0.0';

// Known only while the script runs for the first time, and only of a classic script.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

// A page that has the script twice keeps the first: two loaders would fight for the same federation names.
if (window.Tessera === undefined) {
  // Remotes are built against it; a page may have it from the shell already.
  if (!(pageRuntime in window)) Object.defineProperty(window, pageRuntime, { value: runtime });
  const nonce = script === undefined || script.nonce === '' ? undefined : script.nonce;
  const federation = createFederation({ nonce, scriptTimeout: defaultTiming.attemptTimeout });
  const loader = createRemoteLoader({ federation, fetchRegistry });
  const besideScript = script === undefined ? undefined : new URL('registry.json', script.src).href;
  window.Tessera = createEmbed(loader, besideScript, version);
}
