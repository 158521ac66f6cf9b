import type { Location } from '@shared/router';

/** The navigation state that remembers the page it left. */
interface CameFrom {
  readonly from: string;
}

/** Returns the navigation state that remembers a location. */
export const cameFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): CameFrom => ({
  from: `${pathname}${search}`,
});

/** Returns the page that a navigation left, as a path below `basePath`; undefined if the state names none. */
export function cameFromIn(state: unknown, basePath: string): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${basePath}/`) ? from.slice(basePath.length) : undefined;
}
