import { fields, isRecord, line, list, nullable, type Read } from '../parsing/read.ts';
import { resumeLimits } from '../resume-limits.ts';
import type { ComposedLetterBody, ComposedLine, ComposedPart, ComposedSpan } from './composed-letter.ts';
import { letterLimits } from './letter-document.ts';
import { letterSignature } from './parse-signature.ts';

const anyLine = line(resumeLimits.text);
const unfilled = fields<Exclude<ComposedSpan, string>>({ unfilled: anyLine });
const piece: Read<ComposedSpan> = (value, path, problems) =>
  isRecord(value) ? unfilled(value, path, problems) : anyLine(value, path, problems);

/** The maximum number of pieces in a line and of paragraphs in a part. A text of the allowed length never has more. */
const most = letterLimits.text;
const pieces: Read<ComposedLine> = list(piece, most);
const part = fields<ComposedPart>({ id: line(resumeLimits.line), paragraphs: list(pieces, most) });

/** Reads the body of an untrusted composed letter; `parseComposedDocument` limits its total size. */
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
