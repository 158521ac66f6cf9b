import type { ComponentType, ReactNode } from 'react';
import type { ContractVersion, RemoteEnvironment } from '@shared/contracts';

/** A route of a remote for the host's router. `path` is relative to `/app` (`events/work`). */
export interface RemoteRouteObject {
  readonly path: string;
  readonly element: ReactNode;
}

/** The props of a dialog of a remote that the shell opens from outside the remote's own pages. */
export interface OverlayProps {
  readonly onClose: () => void;
}

/** The part of the environment that is known before the app is drawn. */
export type EarlyEnvironment = Pick<RemoteEnvironment, 'session' | 'endpoints' | 'locale'>;

/** The `door` export of every remote's `./routes`: the same features as `./mount`, in the host's React tree. */
export interface RoutesEntry {
  readonly contract: ContractVersion;
  readonly name: string;
  readonly version: string;
  /** Requests the data of the page that opens first, as soon as the remote's code is there. */
  prefetch?(environment: EarlyEnvironment): void;
  routes(environment: RemoteEnvironment): readonly RemoteRouteObject[];
  overlays?(environment: RemoteEnvironment): Readonly<Record<string, ComponentType<OverlayProps>>>;
}
