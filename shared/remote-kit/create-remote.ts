import type { RemoteModule } from '@shared/contracts';
import type { RemoteDefinition } from './definition.ts';
import type { RoutesDoor } from './doors.ts';
import { createMountDoor } from './mount-door.tsx';
import { createRoutesDoor } from './routes-door.tsx';

/** Both doors to one remote. */
export interface Remote {
  /** For `routes.tsx`. */
  readonly door: RoutesDoor;
  /** For `mount.tsx`. */
  readonly remote: RemoteModule;
}

/**
 * Makes a remote's two doors from its screens and texts.
 *
 * @example
 * export const profile = createRemote({ name: 'profile', version, resources: { en }, routes: [{ path: 'profile', element: <ProfilePage /> }] });
 * // routes.tsx: export const { door } = profile;   mount.tsx: export const { remote } = profile;
 */
export function createRemote(definition: RemoteDefinition): Remote {
  return { door: createRoutesDoor(definition), remote: createMountDoor(definition) };
}
