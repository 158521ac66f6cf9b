import type { NavigationPort } from '@shared/contracts';

/**
 * How a page writes the address of a path in its remote, as data: a frame must answer at once for each link and cannot
 * call the page's function.
 */
export interface LinkShape {
  readonly before: string;
  readonly after: string;
  /** Whether the path is encoded as a part of a query. */
  readonly isEncoded: boolean;
}

/** A path with every part that a page might write differently. */
const probe = '/tessera-place/a?b=c&d=e';

/** Derives the shape from a port's `href`. Returns undefined when the path does not occur in its answers as it is. */
export function linkShapeOf(port: Pick<NavigationPort, 'href'>): LinkShape | undefined {
  const link = port.href?.(probe);
  if (link === undefined) return undefined;
  // The page's links must not be relative to the frame's own address.
  const address = new URL(link, document.baseURI).href;
  for (const isEncoded of [false, true]) {
    const [before, after, ...rest] = address.split(isEncoded ? encodeURIComponent(probe) : probe);
    if (before !== undefined && after !== undefined && rest.length === 0) return { before, after, isEncoded };
  }
  return undefined;
}

/** Returns the page's address for a path in its remote. */
export const linkTo = ({ before, after, isEncoded }: LinkShape, path: string): string =>
  before + (isEncoded ? encodeURIComponent(path) : path) + after;
