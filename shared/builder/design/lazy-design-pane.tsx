import { lazyComponent } from '@shared/remote-kit';
import type { DesignPaneProps } from './design-pane.tsx';

/** How a document looks; comes when it is opened. */
export const LateDesignPane = lazyComponent<DesignPaneProps>(
  async () => (await import('./design-pane.tsx')).DesignPane,
);
