import { lazyComponent } from '@shared/remote-kit';
import type { BlockPickerProps } from './block-picker.tsx';

/** The picker for the user's blocks of one kind; its code loads when it is first opened. */
export const LazyBlockPicker = lazyComponent<BlockPickerProps>(
  async () => (await import('./block-picker.tsx')).BlockPicker,
);
