import type { Registry, RegistryRecord, RemoteRoute } from './registry.ts';

export interface RemoteMatch {
  readonly record: RegistryRecord;
  readonly route: RemoteRoute;
}

/** The path below which the shell mounts remotes. */
export const appPath = '/app';

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/**
 * Ranks how specifically a pattern matches: literal segments count before parameters, as in the router. Undefined when
 * it does not match.
 */
function fit(pattern: string, segments: readonly string[]): number | undefined {
  const parts = segmentsOf(pattern);
  if (parts.length !== segments.length) return undefined;
  let literal = 0;
  for (const [index, part] of parts.entries()) {
    if (part.startsWith(':')) continue;
    if (part !== segments[index]) return undefined;
    literal += 1;
  }
  return literal;
}

/**
 * Finds the remote and route that own a path of the page (`/app/events/work`). It does not use the router, because it
 * also runs before the shared modules are loaded.
 */
export function matchRemote({ remotes }: Registry, pathname: string): RemoteMatch | undefined {
  if (!pathname.startsWith(`${appPath}/`)) return undefined;
  const segments = segmentsOf(pathname.slice(appPath.length));
  let best: { match: RemoteMatch; literal: number } | undefined;
  for (const record of remotes) {
    for (const route of record.routes) {
      const literal = fit(route.path, segments);
      if (literal === undefined || (best !== undefined && best.literal >= literal)) continue;
      best = { match: { record, route }, literal };
    }
  }
  return best?.match;
}
