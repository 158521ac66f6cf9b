import type { NavigationPort } from '@shared/contracts';

/**
 * How a page writes the address of a place in its remote, as data: a frame must answer at once for each link, and cannot
 * ask the page's function.
 */
export interface LinkShape {
  readonly before: string;
  readonly after: string;
  /** Whether the path stands in it as a part of a query, encoded. */
  readonly isEncoded: boolean;
}

/** A path with all that a page might write differently. */
const probe = '/tessera-place/a?b=c&d=e';

/** What can be seen of a port's `href` from outside; undefined when the path does not stand in its answers as it is. */
export function linkShapeOf(port: Pick<NavigationPort, 'href'>): LinkShape | undefined {
  const written = port.href?.(probe);
  if (written === undefined) return undefined;
  // The frame's own address must not be what the page's links are relative to.
  const address = new URL(written, document.baseURI).href;
  for (const isEncoded of [false, true]) {
    const [before, after, ...more] = address.split(isEncoded ? encodeURIComponent(probe) : probe);
    if (before !== undefined && after !== undefined && more.length === 0) return { before, after, isEncoded };
  }
  return undefined;
}

export const linkTo = ({ before, after, isEncoded }: LinkShape, path: string): string =>
  before + (isEncoded ? encodeURIComponent(path) : path) + after;
