import { contractVersion, type RemoteEnvironment } from '@shared/contracts';
import { clientFor } from '@shared/graphql';
import type { ComponentType, ReactNode } from 'react';
import { RemoteBoundary } from './boundary.tsx';
import type { RemoteDefinition } from './definition.ts';
import type { OverlayProps, RoutesEntry } from './entry-points.ts';
import { createRemoteI18n, RemoteScope } from './scope.tsx';

/** Creates the entry point for the shell: the remote's screens as routes in the shell's own React tree and theme. */
export function createRoutesEntry(definition: RemoteDefinition): RoutesEntry {
  const { name, version, routes, overlays } = definition;
  return {
    contract: contractVersion,
    name,
    version,
    prefetch(environment) {
      const { session, endpoints } = environment;
      // The scope takes the client over when it is drawn, with what the page does about failures.
      definition.prefetch?.(clientFor(session, endpoints.graphql, { name, version }), environment);
    },
    routes(environment) {
      const i18n = createRemoteI18n(definition, environment);
      return routes.map(({ path, element }) => ({
        path,
        element: (
          <RemoteScope key={path} definition={definition} environment={environment} i18n={i18n}>
            <RemoteBoundary>{element}</RemoteBoundary>
          </RemoteScope>
        ),
      }));
    },
    ...(overlays === undefined ? {} : { overlays: (environment) => overlaysIn(definition, overlays, environment) }),
  };
}

function overlaysIn(
  definition: RemoteDefinition,
  overlays: NonNullable<RemoteDefinition['overlays']>,
  environment: RemoteEnvironment,
): Readonly<Record<string, ComponentType<OverlayProps>>> {
  const i18n = createRemoteI18n(definition, environment);
  const within = (Overlay: ComponentType<OverlayProps>) =>
    function ScopedOverlay(props: OverlayProps): ReactNode {
      return (
        <RemoteScope definition={definition} environment={environment} i18n={i18n}>
          <RemoteBoundary>
            <Overlay {...props} />
          </RemoteBoundary>
        </RemoteScope>
      );
    };
  return Object.fromEntries(Object.entries(overlays).map(([key, overlay]) => [key, within(overlay)]));
}
