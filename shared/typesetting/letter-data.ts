import type { ComposedLetterBody } from '../documents/letter/composed-letter.ts';
import { signatureBounds, signaturePath, type Stroke } from '../documents/letter/signature.ts';

/** A drawn signature as a separate picture; sizes are in points. */
interface DrawnSignature {
  readonly kind: 'drawn';
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The data of a letter that templates read. */
export interface LetterData extends Omit<ComposedLetterBody, 'signature'> {
  readonly signature: DrawnSignature | { readonly kind: 'typed'; readonly text: string } | null;
}

/** Points per unit of the signature box; the whole box is 174 points wide. */
const pointsPerUnit = 0.29;
/** The width of the pen in units of the box. */
const pen = 5;

function drawn(strokes: readonly Stroke[]): DrawnSignature {
  const { left, top, width, height } = signatureBounds(strokes, pen);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="${signaturePath(strokes)}" fill="none" stroke="#1c2630" stroke-width="${pen}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return { kind: 'drawn', svg, width: width * pointsPerUnit, height: height * pointsPerUnit };
}

/** Converts the body of a letter for the templates, with a drawn signature as a picture. */
export function letterData({ signature, ...rest }: ComposedLetterBody): LetterData {
  return { ...rest, signature: signature?.kind === 'drawn' ? drawn(signature.strokes) : signature };
}
