import { readableColour } from '@shared/documents';
import { Box, chakra } from '@shared/ui';
import type { ReactNode } from 'react';
import { templatePictures } from './template-pictures.ts';

interface TemplatePictureProps {
  readonly name: string;
  /** The accent of the document, as six hexadecimal digits after a number sign. */
  readonly accent: string;
}

/** The first page of a template in the accent that the document has. */
export function TemplatePicture({ name, accent }: TemplatePictureProps): ReactNode {
  const picture = templatePictures[name];
  return (
    <Box position="relative">
      <chakra.img src={picture?.base} alt="" width="100%" aspectRatio="210 / 297" bg="white" />
      <Box
        position="absolute"
        inset="0"
        style={{
          backgroundColor: readableColour(accent),
          maskImage: `url("${picture?.accent ?? ''}")`,
          maskSize: '100% 100%',
          // Forced colors would fill the whole page with one color.
          forcedColorAdjust: 'none',
        }}
      />
    </Box>
  );
}
