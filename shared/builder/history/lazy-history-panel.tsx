import { lazyComponent } from '@shared/remote-kit';
import type { ReactNode } from 'react';
import type { HistoryPanelProps } from './history-panel.tsx';

const LatePanel = lazyComponent<HistoryPanelProps<never>>(
  async () => (await import('./history-panel.tsx')).HistoryPanel,
);

/** Earlier versions; comes when it is opened. The document passes through it unread. */
export function LateHistoryPanel<Document>(props: HistoryPanelProps<Document>): ReactNode {
  return <LatePanel {...(props as unknown as HistoryPanelProps<never>)} />;
}
