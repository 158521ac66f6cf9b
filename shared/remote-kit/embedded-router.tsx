import type { NavigationPort } from '@shared/contracts';
import { createMemoryRouter, Navigate } from '@shared/router';
import { RemoteBoundary } from './boundary.tsx';
import type { RemoteDefinition } from './definition.ts';

export type EmbeddedRouter = ReturnType<typeof createMemoryRouter>;

/**
 * The remote's location on a foreign page, whose address bar is not ours: kept in memory, and reported to the port if
 * there is one. `portNow` returns the current port: links point to the address that it gives for their page.
 */
export function createEmbeddedRouter(
  { routes, start }: RemoteDefinition,
  portNow: () => NavigationPort | undefined,
): EmbeddedRouter {
  const home = start ?? `/${routes[0]?.path ?? ''}`;
  const port = portNow();
  const router = createMemoryRouter(
    [
      ...routes.map(({ path, element }) => ({
        path: `/${path}`,
        element: <RemoteBoundary key={path}>{element}</RemoteBoundary>,
      })),
      { path: '*', element: <Navigate to={home} replace /> },
    ],
    { initialEntries: [port === undefined || port.path === '/' ? home : port.path] },
  );
  const pathOf = router.createHref.bind(router);
  router.createHref = (location) => {
    const path = pathOf(location);
    return portNow()?.href?.(path) ?? path;
  };
  return router;
}

/** Keeps router and port at the same location, whichever changes. Returns the function that stops it. */
export function connectRouter(router: EmbeddedRouter, port: NavigationPort): () => void {
  const here = (): string => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  let told = here();
  const stopRouter = router.subscribe(({ historyAction, navigation }) => {
    const place = here();
    if (navigation.state !== 'idle' || place === told) return;
    told = place;
    if (port.path !== place) port.navigate(place, (historyAction as string) === 'PUSH' ? 'push' : 'replace');
  });
  const stopPort = port.subscribe((path) => {
    if (path === here()) return;
    told = path;
    void router.navigate(path, { replace: true });
  });
  return () => {
    stopRouter();
    stopPort();
  };
}
