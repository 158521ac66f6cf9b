import { lazyComponent } from '@shared/remote-kit';
import { ThumbnailPlace } from './thumbnail-place.tsx';

/** A picture of a first page whose code loads after the list; its space is reserved at once. */
export const Thumbnail = lazyComponent(
  async () => (await import('./thumbnail.tsx')).Thumbnail,
  () => <ThumbnailPlace />,
);
