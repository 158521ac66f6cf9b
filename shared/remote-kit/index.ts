export type { RemoteDefinition, RemoteScreen } from './definition.ts';
export type { OverlayProps, RemoteRouteObject, RoutesDoor } from './doors.ts';
export { useEnvironment } from './environment.ts';
export { createMountDoor } from './mount-door.tsx';
export { createRoutesDoor } from './routes-door.tsx';
export { later } from './later.tsx';
export { AppLink, useAppNavigate, useHref, type AppLinkProps, type AppNavigate } from './links.tsx';
export { isStorageKept, storedKeys, storedText, storedValue, type Codec, type StoredValue } from './storage.ts';
export { whenQuiet } from './when-quiet.ts';
