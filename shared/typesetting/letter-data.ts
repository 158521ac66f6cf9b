import type { ComposedLetterBody } from '../documents/letter/composed-letter.ts';
import { signatureBounds, signaturePath, type Stroke } from '../documents/letter/signature.ts';

/** A drawn signature as a picture of its own; sizes in points. */
interface DrawnSignature {
  readonly kind: 'drawn';
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** What templates read of a letter. */
export interface LetterData extends Omit<ComposedLetterBody, 'signature'> {
  readonly signature: DrawnSignature | { readonly kind: 'typed'; readonly text: string } | null;
}

/** Points for each unit of the box that signatures are drawn in: the whole box is 174 points wide. */
const pointsPerUnit = 0.29;
/** Width of the pen in units of the box. */
const pen = 5;

function drawn(strokes: readonly Stroke[]): DrawnSignature {
  const { left, top, width, height } = signatureBounds(strokes, pen);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="${signaturePath(strokes)}" fill="none" stroke="#1c2630" stroke-width="${pen}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return { kind: 'drawn', svg, width: width * pointsPerUnit, height: height * pointsPerUnit };
}

export function letterData({ signature, ...rest }: ComposedLetterBody): LetterData {
  return { ...rest, signature: signature?.kind === 'drawn' ? drawn(signature.strokes) : signature };
}
