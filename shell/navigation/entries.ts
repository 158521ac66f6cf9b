import { matchRemote, type NavigationEntry, type Registry, type RemoteEnvironment } from '@shared/contracts';
import type { MeState } from '../current-user/me.ts';

/** The data that the navigation shows. */
export interface NavigationProps {
  readonly registry: Registry;
  /** The path of the current page. */
  readonly pathname: string;
  readonly me: MeState;
  readonly email: string | null;
  readonly environment: RemoteEnvironment;
}

export type EntryGroup = NavigationEntry['group'];

/** The groups with a title, in their order (product.md §2). */
export const titledGroups = ['resumes', 'coverLetters'] as const satisfies readonly EntryGroup[];

/**
 * Returns the entries of a group, in their order. A group without entries is not rendered, so there are no dead
 * entries.
 */
export const entriesOf = ({ remotes }: Registry, group: EntryGroup): readonly NavigationEntry[] =>
  remotes
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.group === group)
    .sort((a, b) => a.order - b.order);

const isWithin = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/**
 * Returns the entry whose page or subpage an address is: `/app/events/work/new` belongs to `/app/events/work`. Any
 * other page of a remote that has a single entry belongs to that one: `/app/jobs/find` to `/app/jobs/track`.
 */
export function ownerOf(registry: Registry, pathname: string): NavigationEntry | undefined {
  const [closest] = registry.remotes
    .flatMap(({ navigation }) => navigation)
    .filter(({ path }) => isWithin(pathname, path))
    .sort((a, b) => b.path.length - a.path.length);
  if (closest !== undefined) return closest;
  const entries = matchRemote(registry, pathname)?.record.navigation ?? [];
  return entries.length === 1 ? entries[0] : undefined;
}
