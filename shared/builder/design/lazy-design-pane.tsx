import { lazyComponent } from '@shared/remote-kit';
import type { DesignPaneProps } from './design-pane.tsx';

/** The design of a document; its code loads when it is first opened. */
export const LazyDesignPane = lazyComponent<DesignPaneProps>(
  async () => (await import('./design-pane.tsx')).DesignPane,
);
