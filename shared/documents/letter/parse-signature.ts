import { shortLine } from '../document-fields.ts';
import { fields, isRecord, list, oneOf, type Read } from '../parsing/read.ts';
import { letterLimits } from './letter-document.ts';
import { type LetterSignature, signatureBox, type Stroke } from './signature.ts';

const isPlace = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Reads the points of one stroke; only numbers pass. */
const stroke: Read<Stroke> = (value, path, problems) => {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [];
  const { width, height } = signatureBox;
  const isStroke =
    numbers.length >= 2 &&
    numbers.length % 2 === 0 &&
    numbers.length <= 2 * letterLimits.points &&
    numbers.every((each, index) => isPlace(each, index % 2 === 0 ? width : height));
  if (!isStroke) {
    problems.push({ path, message: `is not a list of whole x (to ${width}) and y (to ${height})` });
    return [];
  }
  return numbers;
};

/** Reads all strokes of a signature. */
export const strokes: Read<readonly Stroke[]> = (value, path, problems) => {
  const all = list(stroke, letterLimits.strokes)(value, path, problems);
  const points = all.reduce((sum, each) => sum + each.length / 2, 0);
  if (points > letterLimits.points) problems.push({ path, message: `has more than ${letterLimits.points} points` });
  return all;
};

const typed = fields<Extract<LetterSignature, { kind: 'typed' }>>({ kind: oneOf(['typed']), text: shortLine });
const drawn = fields<Extract<LetterSignature, { kind: 'drawn' }>>({
  kind: oneOf(['drawn']),
  strokes,
});

/** Reads a typed or a drawn signature. */
export const letterSignature: Read<LetterSignature> = (value, path, problems) =>
  isRecord(value) && value['kind'] === 'drawn' ? drawn(value, path, problems) : typed(value, path, problems);
