import { useEffect, useState } from 'react';
import { openPicture, type PictureReading } from './open-picture.ts';

export interface OpenedFile {
  readonly file: File;
  readonly reading: PictureReading;
}

/**
 * Opens a file as a picture; undefined until the first one is open or refused. The previous picture stays until the
 * next one is open. Object URLs are revoked when another file is opened or the dialog closes.
 */
export function usePicture(file: File): OpenedFile | undefined {
  const [opened, setOpened] = useState<OpenedFile>();
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    void openPicture(file).then((reading) => {
      close = reading.ok ? reading.picture.close : undefined;
      if (isGone) close?.();
      else setOpened({ file, reading });
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [file]);
  return opened;
}
