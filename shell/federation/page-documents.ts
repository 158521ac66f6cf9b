import {
  parseRegistry,
  registryElementId,
  runtimeConfigElementId,
  type PartnerConfig,
  type Registry,
  type RuntimeConfig,
} from '@shared/contracts';

/** A JSON document that the server put into the page; undefined when it is missing or garbled. */
function inlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (text == null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The registry that came with the page. Bad records are left out and named in the console, for whoever deployed them. */
export function readRegistry(value: unknown = inlinedJson(registryElementId)): Registry {
  const { registry, rejected } = parseRegistry(value);
  for (const { index, reason } of rejected) console.warn(`Registry: record ${index} ${reason}, so it was skipped.`);
  return registry;
}

/** The runtime configuration that came with the page. Throws without one: nobody could sign in. */
export function readRuntimeConfig(): RuntimeConfig {
  const value = inlinedJson(runtimeConfigElementId);
  if (typeof value !== 'object' || value === null || !('identity' in value) || !('endpoints' in value)) {
    throw new Error('The page has no runtime configuration.');
  }
  return value as RuntimeConfig;
}

let portals: { readonly partner: PartnerConfig | undefined } | undefined;

/** The portal that belongs to this page's host, if any. */
export function pagePartner(): PartnerConfig | undefined {
  portals ??= { partner: (inlinedJson(runtimeConfigElementId) as RuntimeConfig | undefined)?.partner };
  return portals.partner;
}

let registry: Registry | undefined;

/** The registry of this page, parsed once. */
export const pageRegistry = (): Registry => (registry ??= readRegistry());
