import type { Location } from '@shared/router';

/** The navigation state that remembers the page it left. */
interface OriginState {
  readonly from: string;
}

/** Returns the navigation state that remembers a location. */
export const originState = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): OriginState => ({
  from: `${pathname}${search}`,
});

/** Returns the page that a navigation left, as a path below `basePath`; undefined if the state names none. */
export function originIn(state: unknown, basePath: string): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${basePath}/`) ? from.slice(basePath.length) : undefined;
}
