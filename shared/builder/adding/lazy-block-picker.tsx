import { lazyComponent } from '@shared/remote-kit';
import type { BlockPickerProps } from './block-picker.tsx';

/** The person's blocks of one kind; comes when it is opened. */
export const LateBlockPicker = lazyComponent<BlockPickerProps>(
  async () => (await import('./block-picker.tsx')).BlockPicker,
);
