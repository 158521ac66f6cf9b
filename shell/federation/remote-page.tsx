import type { RegistryRecord, RemoteEnvironment } from '@shared/contracts';
import type { RoutesEntry } from '@shared/remote-kit';
import { useRoutes } from '@shared/router';
import { ListSkeleton } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { useRemote } from './use-remote.ts';

interface Props {
  readonly record: RegistryRecord;
  readonly environment: RemoteEnvironment;
}

/** The screens of a remote under `/app`, or a message while they are not available. */
export function RemotePage({ record, environment }: Props): ReactNode {
  const { state, retry } = useRemote(record);
  if (state.status === 'failed') return <RemoteFailure failure={state.failure} onRetry={retry} />;
  if (state.status !== 'ready') return <ListSkeleton />;
  return (
    <RemoteBoundary key={state.generation} record={record} environment={environment} onRetry={retry}>
      <Screens door={state.door} environment={environment} />
    </RemoteBoundary>
  );
}

function Screens({
  door,
  environment,
}: {
  readonly door: RoutesEntry;
  readonly environment: RemoteEnvironment;
}): ReactNode {
  const routes = useMemo(() => door.routes(environment).map((route) => ({ ...route })), [door, environment]);
  return useRoutes(routes);
}
