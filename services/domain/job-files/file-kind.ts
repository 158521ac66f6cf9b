import { unzipSync } from 'fflate';
import type { JobFileKind } from '../../../shared/documents/jobs/job-files.ts';

const startsWith = (bytes: Buffer, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** The part of a Word document that has its text. Every other ZIP is refused. */
const wordPart = 'word/document.xml';

function isWordDocument(bytes: Buffer): boolean {
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return false;
  let hasText = false;
  try {
    // Only the directory is read; nothing is unpacked.
    unzipSync(bytes, {
      filter({ name }) {
        hasText ||= name === wordPart;
        return false;
      },
    });
  } catch {
    return false;
  }
  return hasText;
}

/** Recognizes a file by its bytes; undefined for every other kind. Names and media types are never trusted. */
export function fileKindOf(bytes: Buffer): JobFileKind | undefined {
  // Readers accept a few bytes before the header, and so do we.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  return isWordDocument(bytes) ? 'docx' : undefined;
}
