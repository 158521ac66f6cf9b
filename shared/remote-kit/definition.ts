import type { ApolloClient } from '@shared/graphql';
import type { Texts } from '@shared/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { EarlyEnvironment, OverlayProps } from './entry-points.ts';

/** A screen of a remote, by its path below the remote's root: `events/work/edit/:eventId`. */
export interface RemoteScreen {
  readonly path: string;
  readonly element: ReactNode;
}

/**
 * The definition of a remote. Both entry points are made from it, each in its own file, so that neither bundles the
 * code of the other.
 *
 * @example
 * // remote.tsx
 * export const profile: RemoteDefinition = { name: 'profile', version, resources: { en }, routes: [{ path: 'profile', element: <ProfilePage /> }] };
 * // routes.tsx: export const door = createRoutesEntry(profile);   mount.tsx: export const remote = createMountEntry(profile);
 */
export interface RemoteDefinition {
  /** The folder's name, which is also the i18n namespace. */
  readonly name: string;
  /** `typeof __REMOTE_VERSION__ === 'string' ? __REMOTE_VERSION__ : 'dev'`, evaluated in the remote's own build. */
  readonly version: string;
  readonly resources: Texts;
  readonly routes: readonly RemoteScreen[];
  /** The initial path on a partner's page that sets none: `/events/work`. Default: the first route. */
  readonly start?: string;
  /**
   * Requests the data of the page that the shell opens first, before it is drawn. The page takes it with `useFirstPolicy`.
   */
  readonly prefetch?: (client: ApolloClient, environment: EarlyEnvironment) => void;
  /** Dialogs that the shell opens from outside the remote's pages, by name. */
  readonly overlays?: Readonly<Record<string, ComponentType<OverlayProps>>>;
}
