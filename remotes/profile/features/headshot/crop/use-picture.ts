import { useEffect, useState } from 'react';
import { openPicture, type OpenPicture, type PictureFault } from './open-picture.ts';

export type PictureState =
  | { readonly status: 'opening' }
  | { readonly status: 'refused'; readonly fault: PictureFault }
  | { readonly status: 'open'; readonly picture: OpenPicture };

/** The file as a picture on screen; its address is given back when another file comes or the dialog goes. */
export function usePicture(file: File): PictureState {
  const [opened, setOpened] = useState<{ readonly file: File; readonly state: PictureState }>();
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    void openPicture(file).then((reading) => {
      if (reading.ok && isGone) reading.picture.close();
      if (isGone) return;
      if (reading.ok) ({ close } = reading.picture);
      const state: PictureState = reading.ok
        ? { status: 'open', picture: reading.picture }
        : { status: 'refused', fault: reading.fault };
      setOpened({ file, state });
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [file]);
  return opened?.file === file ? opened.state : { status: 'opening' };
}
