import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { DocxPicture, Sheet } from './runs.ts';

/** Pixels, of which Word counts 96 to the inch: 2.6 cm. */
const side = 98;
/** What Word measures drawings in; 3 mm stay free beside the picture, on the side of the text. */
const gap = 3 * 36_000;

/**
 * The picture at the end of the first lines, which run beside it: Word keeps it with the paragraph that it is in, and
 * parsers pass over it.
 */
export const pictureRun = ({ bytes, alt }: DocxPicture, { isRightToLeft }: Sheet): ImageRun =>
  new ImageRun({
    type: 'jpg',
    data: bytes,
    transformation: { width: side, height: side },
    // A number of its own, or the library counts on from the file before.
    altText: { id: '1', name: alt, description: alt, title: alt },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: isRightToLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
      allowOverlap: false,
      margins: isRightToLeft ? { right: gap } : { left: gap },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
    },
  });
