import { useEffect, useState } from 'react';
import { openPicture, type PictureReading } from './open-picture.ts';

export interface OpenedFile {
  readonly file: File;
  readonly reading: PictureReading;
}

/**
 * The file as a picture on screen; undefined until the first one is open or refused. The last one stays until the next is
 * there. Addresses are given back when another file comes or the dialog goes.
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
