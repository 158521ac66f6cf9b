import { lazyComponent } from '@shared/remote-kit';
import type { ReactNode } from 'react';
import type { HistoryPanelProps } from './history-panel.tsx';

const LatePanel = lazyComponent<HistoryPanelProps<never>>(
  async () => (await import('./history-panel.tsx')).HistoryPanel,
);

/**
 * The panel of earlier versions; its code loads when it is first opened. The document's type does not matter to the
 * lazy wrapper.
 */
export function LateHistoryPanel<Document>(props: HistoryPanelProps<Document>): ReactNode {
  return <LatePanel {...(props as unknown as HistoryPanelProps<never>)} />;
}
