import { lazyComponent } from '@shared/remote-kit';
import { ThumbnailPlace } from './thumbnail-place.tsx';

/** A picture of a first page, whose code comes after the list: the place is there at once. */
export const Thumbnail = lazyComponent(
  async () => (await import('./thumbnail.tsx')).Thumbnail,
  () => <ThumbnailPlace />,
);
