import type { ReactNode } from 'react';
import { loadOverlays, useOverlays, type Overlays } from './overlays.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

interface WhenOverlaysProps {
  readonly open: boolean;
  /** Called when the user does not want to wait any longer. */
  readonly onClose: () => void;
  readonly children: (overlays: Overlays) => ReactNode;
}

/**
 * Renders content that needs the code of the overlays; until it is loaded, an open one says that it is loading or that
 * it failed.
 */
export function WhenOverlays({ open, onClose, children }: WhenOverlaysProps): ReactNode {
  const state = useOverlays(open);
  if (state.status === 'ready') return children(state.overlays);
  if (!open) return null;
  return <WaitingDialog failed={state.status === 'failed'} onRetry={() => void loadOverlays()} onClose={onClose} />;
}
