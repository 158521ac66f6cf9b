import {
  parseRegistry,
  registryElementId,
  runtimeConfigElementId,
  type PartnerConfig,
  type Registry,
  type RuntimeConfig,
} from '@shared/contracts';

/** Returns a JSON document that the server inlined in the page; undefined when it is missing or malformed. */
function inlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (text == null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the registry inlined in the page. Invalid records are omitted and logged to the console for the operator. */
export function readRegistry(value: unknown = inlinedJson(registryElementId)): Registry {
  const { registry, rejected } = parseRegistry(value);
  for (const { index, reason } of rejected) console.warn(`Registry: record ${index} ${reason}, so it was skipped.`);
  return registry;
}

/**
 * Returns the runtime configuration inlined in the page. Throws when it is missing, because sign-in would be
 * impossible.
 */
export function readRuntimeConfig(): RuntimeConfig {
  const value = inlinedJson(runtimeConfigElementId);
  if (typeof value !== 'object' || value === null || !('identity' in value) || !('endpoints' in value)) {
    throw new Error('The page has no runtime configuration.');
  }
  return value as RuntimeConfig;
}

let portals: { readonly partner: PartnerConfig | undefined } | undefined;

/** Returns the partner of this page's host, if any. */
export function pagePartner(): PartnerConfig | undefined {
  portals ??= { partner: (inlinedJson(runtimeConfigElementId) as RuntimeConfig | undefined)?.partner };
  return portals.partner;
}

let registry: Registry | undefined;

/** Returns the registry of this page, parsed once. */
export const pageRegistry = (): Registry => (registry ??= readRegistry());
