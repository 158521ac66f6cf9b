import { fields, isRecord, line, list, nullable, type Read } from '../parsing/read.ts';
import { resumeLimits } from '../resume-limits.ts';
import type { ComposedLetterBody, ComposedLine, ComposedPart, ComposedPiece } from './composed-letter.ts';
import { letterLimits } from './letter-limits.ts';
import { letterSignature } from './parse-signature.ts';

const anyLine = line(resumeLimits.text);
const unfilled = fields<Exclude<ComposedPiece, string>>({ unfilled: anyLine });
const piece: Read<ComposedPiece> = (value, path, problems) =>
  isRecord(value) ? unfilled(value, path, problems) : anyLine(value, path, problems);

/** Pieces of one line; paragraphs of one part; more than any text of the allowed length is made of. */
const most = letterLimits.text;
const pieces: Read<ComposedLine> = list(piece, most);
const part = fields<ComposedPart>({ id: line(resumeLimits.line), paragraphs: list(pieces, most) });

/** The body of a composed letter from outside; `parseComposedDocument` bounds the whole. */
export const letterBody = fields<ComposedLetterBody>({
  recipient: list(anyLine, letterLimits.address),
  date: anyLine,
  subject: pieces,
  salutation: pieces,
  parts: list(part, letterLimits.parts),
  closing: pieces,
  signature: nullable(letterSignature),
  signatureAlt: anyLine,
  name: anyLine,
});
