import type { Location } from '@shared/router';

/** The state of a navigation that remembers which page it left. */
interface CameFrom {
  readonly from: string;
}

export const cameFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): CameFrom => ({
  from: `${pathname}${search}`,
});

/** The page that a navigation left, as a path below `basePath`; undefined where nobody has said. */
export function cameFromIn(state: unknown, basePath: string): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${basePath}/`) ? from.slice(basePath.length) : undefined;
}
