import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { DocxPicture, Sheet } from './runs.ts';

/** The width and height in pixels, of which Word counts 96 per inch: 2.6 cm. */
const side = 98;
/** The gap of 3 mm between picture and text, in Word's unit for drawings. */
const gap = 3 * 36_000;

/**
 * The picture at the end of the first lines, which wrap around it. Word keeps it with the paragraph that contains it,
 * and parsers ignore it.
 */
export const pictureRun = ({ bytes, alt }: DocxPicture, { isRightToLeft }: Sheet): ImageRun =>
  new ImageRun({
    type: 'jpg',
    data: bytes,
    transformation: { width: side, height: side },
    // The id is fixed, because the library otherwise continues to count from the previous file.
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
