import type { RegistryRecord, RemoteEnvironment } from '@shared/contracts';
import type { RoutesEntry } from '@shared/remote-kit';
import { AppDialog, ListSkeleton } from '@shared/ui';
import { createElement, useMemo, type ReactNode } from 'react';
import { RemoteBoundary } from '../federation/remote-boundary.tsx';
import { RemoteFailure } from '../federation/remote-failure.tsx';
import { useRemote } from '../federation/use-remote.ts';
import { useAccountTexts } from './account-texts.ts';

interface Props {
  readonly record: RegistryRecord;
  readonly environment: RemoteEnvironment;
  readonly onClose: () => void;
}

/** The name of the dialog among the remote's overlays. */
const overlayName = 'edit-contact-info';

/** The remote's contact dialog; until it is loaded, a dialog with the same title that says so. */
export function ProfileDialog({ record, environment, onClose }: Props): ReactNode {
  const t = useAccountTexts();
  const { state, retry } = useRemote(record);
  if (state.status === 'ready') {
    return (
      <RemoteBoundary key={state.generation} record={record} environment={environment} onRetry={retry}>
        <Overlay door={state.door} environment={environment} onClose={onClose} />
      </RemoteBoundary>
    );
  }
  return (
    <AppDialog open title={t('contactInfo')} onClose={onClose}>
      {state.status === 'failed' ? (
        <RemoteFailure failure={state.failure} onRetry={retry} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </AppDialog>
  );
}

interface OverlayProps {
  readonly door: RoutesEntry;
  readonly environment: RemoteEnvironment;
  readonly onClose: () => void;
}

function Overlay({ door, environment, onClose }: OverlayProps): ReactNode {
  const overlay = useMemo(() => door.overlays?.(environment)[overlayName], [door, environment]);
  if (overlay === undefined) throw new Error(`'${door.name}' has no overlay '${overlayName}'.`);
  return createElement(overlay, { onClose });
}
