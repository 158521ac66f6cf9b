import { lazyComponent } from '@shared/remote-kit';
import type { ReactNode } from 'react';
import type { HistoryPanelProps } from './history-panel.tsx';

const LazyPanel = lazyComponent<HistoryPanelProps<never>>(
  async () => (await import('./history-panel.tsx')).HistoryPanel,
);

/**
 * The panel of earlier versions; its code loads when it is first opened. The document's type does not matter to the
 * lazy wrapper.
 */
export function LazyHistoryPanel<Document>(props: HistoryPanelProps<Document>): ReactNode {
  return <LazyPanel {...(props as unknown as HistoryPanelProps<never>)} />;
}
