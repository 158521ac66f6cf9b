import type { ReactNode } from 'react';
import { loadOverlays, useOverlays, type Overlays } from './overlays.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

interface WhenOverlaysProps {
  readonly open: boolean;
  /** For the person who does not want to wait for it any longer. */
  readonly onClose: () => void;
  readonly children: (overlays: Overlays) => ReactNode;
}

/** Draws what needs the code of the overlays; until it is there, an open one says that it is coming or did not come. */
export function WhenOverlays({ open, onClose, children }: WhenOverlaysProps): ReactNode {
  const state = useOverlays(open);
  if (state.status === 'ready') return children(state.overlays);
  if (!open) return null;
  return <WaitingDialog failed={state.status === 'failed'} onRetry={() => void loadOverlays()} onClose={onClose} />;
}
